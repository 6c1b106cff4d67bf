import type { Database } from '../../db/database.ts'
import { inBatches } from '../../db/in-batches.ts'
import { statement } from '../../db/statement.ts'

type Kind = 'daily' | 'custom'

export interface Row {
  id: string
  solutionText: string
  submissionMethod: 'text' | 'voice'
  sessionType: Kind
  customProblemText: string | null
  problemText: string | null
  createdAt: Date
  isExported: boolean
  position: number
}

const columns = `s.id, s.text as "solutionText", s.method as "submissionMethod", s.kind as "sessionType",
  r.custom_problem as "customProblemText", p.text as "problemText", s.created_at as "createdAt",
  s.is_exported as "isExported", s.position`
const origin = `join round r on r.id = s.round_id left join problem p on p.id = r.problem_id`
const newestFirst = 'created_at desc, round_id, position desc'
const oldestFirst = 'created_at, round_id desc, position'

const findTotals = statement<Record<Kind, number>>(
  'solution_totals',
  'select daily_solutions as daily, custom_solutions as custom from progress where user_id = $1',
)

/** How many solutions the person has handed in; kept beside the log, so that nobody counts them for a page. */
export async function totalOf(db: Database, userId: string, kind: Kind | null) {
  const [totals = { daily: 0, custom: 0 }] = await findTotals(db, userId)
  return kind ? totals[kind] : totals.daily + totals.custom
}

// The index alone finds the place; the texts are fetched for one page only.
const pageFrom = (name: string, order: string, ofKind = '') =>
  statement<Row>(
    name,
    `select ${columns}
     from (select round_id, position from solution where user_id = $1 ${ofKind}
       order by ${order} limit $2 offset $3) as page
     join solution s on s.round_id = page.round_id and s.position = page.position ${origin}
     where s.user_id = $1 order by s.created_at desc, s.round_id, s.position desc`,
  )

const ofKind = 'and kind = $4'
const fromNewest = pageFrom('history_from_newest', newestFirst)
const fromOldest = pageFrom('history_from_oldest', oldestFirst)
const fromNewestOfKind = pageFrom('history_from_newest_of_kind', newestFirst, ofKind)
const fromOldestOfKind = pageFrom('history_from_oldest_of_kind', oldestFirst, ofKind)

export interface Page {
  kind: Kind | null
  limit: number
  offset: number
}

/** One page, newest first. The index is walked from whichever end is nearer. */
export function readPage(db: Database, userId: string, { kind, limit, offset }: Page, total: number) {
  const size = Math.min(limit, total - offset)
  if (size <= 0) return []
  const after = total - offset - size
  const [newest, oldest] = kind ? [fromNewestOfKind, fromOldestOfKind] : [fromNewest, fromOldest]
  const more = kind ? [kind] : []
  return offset <= after ? newest(db, userId, size, offset, ...more) : oldest(db, userId, size, after, ...more)
}

// Text is looked for as it is: no character of it is a wildcard, and one written in two ways is one.
const plain = (text: string) =>
  `lower(case when ${text} is nfkc normalized then ${text} else normalize(${text}, nfkc) end)`

type Hit = { total: number } & (Row | Record<keyof Row, null>)

// A problem is read once for all the ideas of its round.
const search = statement<Hit>(
  'search_history',
  `with told as materialized (
     select r.id from round r left join problem p on p.id = r.problem_id
     where r.user_id = $1 and strpos(${plain('coalesce(r.custom_problem, p.text)')}, ${plain('$5')}) > 0),
   hit as materialized (
     select s.id, s.created_at, s.round_id, s.position from solution s
     where s.user_id = $1 and ($4::text is null or s.kind = $4)
       and (s.round_id in (select id from told) or strpos(${plain('s.text')}, ${plain('$5')}) > 0))
   select counted.total, found.* from (select count(*)::int as total from hit) as counted
   left join (select ${columns}, s.round_id
     from (select id from hit order by ${newestFirst} limit $2 offset $3) as page
     join solution s on s.id = page.id ${origin} where s.user_id = $1) as found on true
   order by found."createdAt" desc, found.round_id, found.position desc`,
)

/** One page of what holds the words, in the idea or in its problem, and how many there are. */
export async function searchPage(db: Database, userId: string, { kind, limit, offset }: Page, words: string) {
  const rows = await search(db, userId, limit, offset, kind, words)
  return { total: rows[0]?.total ?? 0, rows: rows.filter((row): row is Hit & Row => row.id !== null) }
}

export interface Written {
  id: string
  roundId: string
  position: number
  createdAt: Date
  /** The moment to the microsecond, as the database writes it. */
  moment: string
  sessionType: Kind
  problem: string
  solution: string
  submissionMethod: 'text' | 'voice'
}

/** Up to 16 KiB each: a solution and its problem. */
const few = 100

// The limit is written out: without knowing it the database would sort all that is left for each batch.
const batch = statement<Written>(
  'solutions_to_export',
  `select s.id, s.round_id as "roundId", s.position, s.created_at as "createdAt", s.created_at::text as moment,
     s.kind as "sessionType", coalesce(r.custom_problem, p.text) as problem, s.text as solution,
     s.method as "submissionMethod"
   from solution s ${origin}
   where s.user_id = $1 and s.created_at <= $2::timestamptz
     and (s.created_at < $2::timestamptz or s.round_id > $3 or (s.round_id = $3 and s.position > $4))
   order by s.created_at desc, s.round_id, s.position limit ${few}`,
)

const leastId = '00000000-0000-0000-0000-000000000000'

/** Everything the person has handed in, a few at a time: the newest round first, its ideas as they were written. */
export const readSolutions = (db: Database, userId: string) =>
  inBatches<Written>(few, (last) =>
    batch(db, userId, last?.moment ?? 'infinity', last?.roundId ?? leastId, last?.position ?? 0),
  )

const markRounds = statement(
  'mark_as_exported',
  `update solution set is_exported = true where user_id = $1 and round_id = any($2::uuid[]) and not is_exported`,
)

const many = 500

/** Marks the solutions of these rounds as exported. */
export async function markExported(db: Database, userId: string, roundIds: readonly string[]) {
  for (let from = 0; from < roundIds.length; from += many)
    await markRounds(db, userId, roundIds.slice(from, from + many))
}
