import type { Database } from '../../db/database.ts'
import { type RowOf, statement, typed } from '../../db/statement.ts'
import type { Transacting } from '../../db/transaction.ts'

interface ListRequest {
  problemId: string
  settledTo: number
  unsettled: ReadonlyMap<string, number>
  limits: { ideasOfPage: number }
}

export interface Snapshot {
  /** The oldest transaction that still runs, and the next one to be born. */
  oldest: number
  next: number
}

export interface FoundList {
  roundId: string
  last: number
  ideas: string[][]
}

// Stems only: neither texts nor persons are read. The limit comes before the grouping, so that a million lists cost no
// more than ten thousand; as one of a list of two, the problem stays part of the order, which only the index of both columns has.
// A row of the snapshot comes even when there is nothing new.
const page = {
  params: { problemId: 'uuid', after: 'int8', known: 'uuid[]', limit: 'int8' },
  columns: {
    oldest: 'float8',
    next: 'float8',
    roundId: 'uuid?',
    last: 'float8?',
    ideas: typed<string[][] | null>('json'),
  },
  sql: `select s.oldest, s.next, l."roundId", l.last, l.ideas from
    (select pg_snapshot_xmin(n)::text::float8 as oldest, pg_snapshot_xmax(n)::text::float8 as next
     from pg_current_snapshot() as n) s
    left join lateral
    (select round_id as "roundId", max(seq)::float8 as last, json_agg(stems) as ideas from
       (select seq, round_id, stems from idea_sketch
        where problem_id = any (array[:problemId::uuid, :problemId::uuid]) and seq > :after
          and round_id <> all (:known::uuid[])
        order by problem_id, seq limit :limit) as page
     group by round_id order by min(seq)) l on true`,
} as const

const readPage = statement({ name: 'read_page_of_earlier_lists', ...page })
// Under a name of its own, because PostgreSQL keeps the plan of a name.
const readFirstPage = statement({ name: 'read_first_page_of_earlier_lists', ...page })

interface Reading {
  end: number
  snapshot: Snapshot
}

type Count = (lists: readonly FoundList[]) => Promise<void>

export const findLists = ({ db }: Transacting, request: ListRequest, room: number, count: Count) =>
  findBy(readPage, db, request, { room, count })

// Most of them lie behind the limit, and what PostgreSQL expects of them may be wrong or missing: without this it may
// read and sort them all. One moment holds for all pages.
const alongTheIndex = `set transaction isolation level repeatable read; set local enable_seqscan = off;
  set local enable_bitmapscan = off; set local enable_sort = off; set local jit = off`

/** The same for a problem of which nothing was read: it reads what it counts and no more, however much there is. */
export const findFirstLists = ({ transact }: Transacting, request: ListRequest, room: number, count: Count) =>
  transact(async (db) => {
    await db.$client.query(alongTheIndex)
    return findBy(readFirstPage, db, request, { room, count })
  })

/** Lists begun last may go on behind the end of a page: before migration 0019, ideas of several people lie mixed there. */
const openLists = 50

async function findBy(
  readNext: typeof readPage,
  db: Database,
  { problemId, settledTo, unsettled, limits }: ListRequest,
  { room, count }: { room: number; count: Count },
): Promise<Reading> {
  const known = [...unsettled.keys()]
  const begun = new Map<string, FoundList>()
  let [end, oldest, taken] = [settledTo, Number.POSITIVE_INFINITY, 0]
  let whole: FoundList[] = []
  for (;;) {
    // PostgreSQL reads a page while the page before it is counted. Where the reading fails, nothing may go on counting.
    const page = { problemId, after: end, known, limit: limits.ideasOfPage }
    const both = [readNext(db, page), count(whole)] as const
    await Promise.allSettled(both)
    const [rows] = await Promise.all(both)
    const ideas = rows.reduce((sum, row) => sum + gather(begun, row), 0)
    end = rows.reduce((most, { last }) => Math.max(most, last ?? 0), end)
    // What ran at the first page may have been missed by it, and what began before the last one by that.
    oldest = Math.min(oldest, rows[0]?.oldest ?? 0)
    // Read until one list too many is begun: the last one may go on behind a full page, and is left out.
    const isLast = ideas < limits.ideasOfPage || taken + begun.size > room
    whole = take(begun, isLast ? room - taken : begun.size - openLists)
    taken += whole.length
    if (!isLast) continue
    await count(whole)
    return { end, snapshot: { oldest, next: rows[0]?.next ?? 0 } }
  }
}

function take(begun: Map<string, FoundList>, number: number): FoundList[] {
  const first = [...begun.values()].slice(0, Math.max(0, number))
  for (const { roundId } of first) begun.delete(roundId)
  return first
}

function gather(begun: Map<string, FoundList>, { roundId, last, ideas }: RowOf<typeof readPage>): number {
  if (roundId === null || last === null || ideas === null) return 0
  const known = begun.get(roundId)?.ideas ?? []
  begun.set(roundId, { roundId, last, ideas: known.concat(ideas) })
  return ideas.length
}
