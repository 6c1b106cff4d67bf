import type { Score } from '@app/domain/scoring/score'
import { statement, typed } from '../../db/statement.ts'

const numbered = { userId: 'text', skip: 'int8', limit: 'int8' } as const

/** Along the index of the places of days. */
const inOrder = (columns: string) => `select ${columns} from round
  where user_id = :userId and counted_day is not null order by counted_day, counted_number offset :skip limit :limit`

export const countBookRounds = statement({
  name: 'count_book_rounds',
  params: { userId: 'text' },
  columns: { sessions: 'int4' },
  sql: 'select count(*)::int as sessions from round where user_id = :userId and counted_day is not null',
})

export const listBookRounds = statement({
  name: 'list_book_rounds',
  params: numbered,
  columns: {
    day: 'date',
    problemText: 'text',
    thinkerId: 'text?',
    score: typed<Score | null>('jsonb'),
    favourites: 'int4[]?',
    ideas: 'text[]',
  },
  sql: `select r.counted_day as day, coalesce(p.text, r.custom_problem) as "problemText", r.thinker_id as "thinkerId",
      r.score, r.favourites,
      array(select s.text from solution s where s.round_id = r.id and s.user_id = :userId order by s.position) as ideas
    from (${inOrder('id, counted_day, counted_number, problem_id, custom_problem, thinker_id, score, favourites')}) as r
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
    kinds: 'int4',
    thinkers: 'int4',
    daysInRow: 'int4',
    bestPlace: 'float8?',
    lastPlace: 'float8?',
  },
  sql: `with bound as (${inOrder('id, counted_day, thinker_id, score, figures')}),
    written as (select b.id, (select count(*) from solution s where s.round_id = b.id and s.user_id = :userId) as ideas from bound b),
    runs as (select count(*) as days from (
      select day, day - (row_number() over (order by day))::int as run from (select distinct counted_day as day from bound) as d) as r
      group by run)
    select min(b.counted_day) as "firstDay", max(b.counted_day) as "lastDay", sum(w.ideas)::int as ideas,
      count(distinct b.thinker_id)::int as thinkers, (select max(days)::int from runs) as "daysInRow",
      (select count(distinct kind)::int from bound, jsonb_array_elements_text(score->'flexibility'->'strategies') as kind) as kinds,
      avg(b.figures[5]) + 1 as "bestPlace", avg(w.ideas) filter (where b.figures[5] is not null)::float8 as "lastPlace"
    from bound b join written w on w.id = b.id having count(*) > 0`,
})

/** The most unusual idea that each score names first; nobody's where thirty people or more had none like it. */
export const findRarestIdea = statement({
  name: 'find_rarest_idea',
  params: numbered,
  columns: { idea: 'text', day: 'date', isNobodys: 'bool' },
  sql: `with bound as (${inOrder('id, counted_day, counted_number, score')}),
    named as (select id, counted_day, place::int as place, score->'ideas'->place::int as idea,
        (score->>'sample')::int as sample from bound, jsonb_array_elements(score->'originality'->'top') as place
      where not coalesce(score->'originality'->'unpraised' @> place, false) and (score->>'sample')::int > 0),
    rarest as (select * from named order by (idea->>'originality')::int desc nulls last, counted_day limit 1)
    select s.text as idea, r.counted_day as day,
      (r.sample >= 30 and coalesce((r.idea->>'people')::int = 0, false)) as "isNobodys"
    from rarest r join solution s on s.round_id = r.id and s.user_id = :userId and s.position = r.place + 1`,
})
