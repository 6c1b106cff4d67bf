import { statement } from '../../db/statement.ts'

const numbered = { userId: 'text', skip: 'int8', limit: 'int8' } as const

/** A list without a total is in no book. */
const isInBook = `user_id = :userId and counted_day is not null and score->>'withheld' is null`

/** Along the index of the places of days. */
const inOrder = (columns: string) =>
  `select ${columns} from round where ${isInBook} order by counted_day, counted_number offset :skip limit :limit`

export const countBookRounds = statement({
  name: 'count_book_rounds',
  params: { userId: 'text' },
  columns: { sessions: 'int4' },
  sql: `select count(*)::int as sessions from round where ${isInBook}`,
})

export const listBookRounds = statement({
  name: 'list_book_rounds',
  params: numbered,
  columns: {
    day: 'date',
    problemText: 'text',
    thinkerId: 'text?',
    favourites: 'int4[]?',
    ideas: 'text[]',
  },
  sql: `select r.counted_day as day, coalesce(p.text, r.custom_problem) as "problemText", r.thinker_id as "thinkerId",
      r.favourites,
      array(select s.text from solution s where s.round_id = r.id and s.user_id = :userId order by s.position) as ideas
    from (${inOrder('id, counted_day, counted_number, problem_id, custom_problem, thinker_id, favourites')}) as r
      left join problem p on p.id = r.problem_id
    order by r.counted_day, r.counted_number`,
})

export const findVolumeFigures = statement({
  name: 'find_volume_figures',
  params: numbered,
  columns: {
    firstDay: 'date',
    lastDay: 'date',
    ideas: 'int4',
    thinkers: 'int4',
    daysInRow: 'int4',
  },
  sql: `with bound as (${inOrder('id, counted_day, thinker_id')}),
    written as (select b.id, (select count(*) from solution s where s.round_id = b.id and s.user_id = :userId) as ideas from bound b),
    runs as (select count(*) as days from (
      select day, day - (row_number() over (order by day))::int as run from (select distinct counted_day as day from bound) as d) as r
      group by run)
    select min(b.counted_day) as "firstDay", max(b.counted_day) as "lastDay", sum(w.ideas)::int as ideas,
      count(distinct b.thinker_id)::int as thinkers, (select max(days)::int from runs) as "daysInRow"
    from bound b join written w on w.id = b.id having count(*) > 0`,
})

export const findNewestPick = statement({
  name: 'find_newest_pick',
  params: numbered,
  columns: { idea: 'text', day: 'date' },
  sql: `with bound as (${inOrder('id, counted_day, counted_number, favourites')})
    select s.text as idea, b.counted_day as day
    from bound b cross join lateral unnest(b.favourites) with ordinality as pick(place, number)
      join solution s on s.round_id = b.id and s.user_id = :userId and s.position = pick.place + 1
    order by b.counted_day desc, b.counted_number desc, pick.number limit 1`,
})
