import type { Query, Reply } from '@app/contract/calls'
import { countPrintableRounds, countVolumes, type Volume, volumeAt } from '@app/domain/book/volumes'
import { bestIdeasOf } from '@app/domain/rounds/best-ideas'
import type { Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import { type CallDeps, registerCall } from '../../http/register-call.ts'
import { listThinkerInks } from '../rounds/thinker-rounds.ts'

const numbered = { userId: 'text', skip: 'int8', limit: 'int8' } as const

/** A list without a total is in no book. */
const isInBook = `user_id = :userId and counted_day is not null and score->>'withheld' is null`

/** Along the index of the places of days. */
const inOrder = (columns: string) =>
  `select ${columns} from round where ${isInBook} order by counted_day, counted_number offset :skip limit :limit`

const countBookRounds = statement({
  name: 'count_book_rounds',
  params: { userId: 'text' },
  columns: { sessions: 'int4' },
  sql: `select count(*)::int as sessions from round where ${isInBook}`,
})

const listBookRounds = statement({
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

const findVolumeFigures = statement({
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

const findNewestPick = statement({
  name: 'find_newest_pick',
  params: numbered,
  columns: { idea: 'text', day: 'date' },
  sql: `with bound as (${inOrder('id, counted_day, counted_number, favourites')})
    select s.text as idea, b.counted_day as day
    from bound b cross join lateral unnest(b.favourites) with ordinality as pick(place, number)
      join solution s on s.round_id = b.id and s.user_id = :userId and s.position = pick.place + 1
    order by b.counted_day desc, b.counted_number desc, pick.number limit 1`,
})

type Reader = Pick<Person, 'id' | 'plan'>

export function registerBookRoutes(app: Hono, deps: CallDeps) {
  registerCall(app, deps, 'book', ({ person, query, db }) => loadBook(db, person, query))

  registerCall(app, deps, 'bookSessions', ({ person, query, db }) => loadBookRounds(db, person, query))
}

async function loadBook(db: Database, person: Reader, { volume: number = 1 }: Query<'book'>): Promise<Reply<'book'>> {
  const [sessions, inks] = await Promise.all([sessionsOf(db, person), listThinkerInks(db, person.id)])
  const open = countPrintableRounds(person.plan, sessions)
  const thinkers = inks.map(({ thinkerId, ink }) => ({ thinkerId, ink }))
  const volume = volumeAt(number, open)
  if (!volume && number > 1) throw new AppError('not_found')
  return { sessions, open, volumes: countVolumes(open), volume: volume && (await viewOf(db, person, volume)), thinkers }
}

const sessionsOf = async (db: Database, { id: userId }: Reader) =>
  (await countBookRounds(db, { userId }))[0]?.sessions ?? 0

async function viewOf(db: Database, { id: userId }: Reader, volume: Volume) {
  const span = { userId, skip: volume.from - 1, limit: volume.to - volume.from + 1 }
  const [[figures], [pick]] = await Promise.all([findVolumeFigures(db, span), findNewestPick(db, span)])
  // The account was deleted between the two reads.
  return figures ? { ...volume, ...figures, pick: pick ?? null } : null
}

/** The server decides how far a plan reaches. */
async function loadBookRounds(
  db: Database,
  person: Reader,
  { from, limit }: Query<'bookSessions'>,
): Promise<Reply<'bookSessions'>> {
  const open = countPrintableRounds(person.plan, await sessionsOf(db, person))
  const most = Math.min(limit, open - from + 1)
  if (most < 1) return []
  const rows = await listBookRounds(db, { userId: person.id, skip: from - 1, limit: most })
  return rows.map(({ day, problemText, thinkerId, ...session }, place) => ({
    number: from + place,
    day,
    problemText,
    thinkerId,
    ...bestIdeasOf(session),
  }))
}
