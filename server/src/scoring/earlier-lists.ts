import { setImmediate as turn } from 'node:timers/promises'
import { countList, emptyIndex, type RarityIndex } from '@app/domain/score/rarity-index'
import type { Database } from '../db/database.ts'
import { statement } from '../db/statement.ts'

/** The first so many people with a problem stand for all of them. */
const listsAtMost = 10_000
/** Counting takes a while: so many lists, then somebody else's turn. */
const listsATurn = 50

/** The lists of one problem as far as this process has read them. */
export interface EarlierLists {
  problemId: string
  index: RarityIndex
  /** Everything up to this number is counted: nobody can still be writing there. */
  settledTo: number
  /** What will be settled once every transaction older than `next` has ended. */
  settling: { to: number; next: number } | null
  /** The last numbers of lists that are counted and not settled, by their rounds. */
  unsettled: Map<string, number>
  /** The reading that is under way, and the one that begins when it ends, for all who asked meanwhile. */
  reading: Promise<void> | null
  following: Promise<void> | null
}

export const noLists = (problemId: string): EarlierLists => ({
  problemId,
  index: emptyIndex(),
  settledTo: 0,
  settling: null,
  unsettled: new Map(),
  reading: null,
  following: null,
})

interface Snapshot {
  /** The oldest transaction that still runs, and the next one to be born. */
  oldest: number
  next: number
}

type Row = Snapshot & ({ roundId: string; last: number; ideas: string[][] } | { roundId: null })

// Stems only: neither texts nor persons are read. A row of the snapshot comes even when there is nothing new.
const readLists = statement<Row>(
  'read_earlier_lists',
  `select s.oldest, s.next, l."roundId", l.last, l.ideas from
     (select pg_snapshot_xmin(n)::text::float8 as oldest, pg_snapshot_xmax(n)::text::float8 as next
      from pg_current_snapshot() as n) s
   left join lateral
     (select round_id as "roundId", max(seq)::float8 as last, json_agg(stems) as ideas from idea_sketch
      where problem_id = $1 and seq > $2 and round_id <> all ($3::uuid[])
      group by round_id order by max(seq) limit $4) l on true`,
)

/**
 * Counts what was added since the last time, by whatever process; whoever asks while it is being read waits for one more
 * reading, together with all others who do.
 */
export function readOn(db: Database, lists: EarlierLists): Promise<void> {
  if (lists.following) return lists.following
  if (!lists.reading) return begin(db, lists)
  const next = () => begin(db, lists)
  lists.following = lists.reading.then(next, next)
  return lists.following
}

function begin(db: Database, lists: EarlierLists): Promise<void> {
  lists.following = null
  const reading = readOnce(db, lists).finally(() => {
    if (lists.reading === reading) lists.reading = null
  })
  lists.reading = reading
  return reading
}

/**
 * Numbers are given before they are committed, so a later one may be seen first: all above `settledTo` is asked for
 * again, without what is counted.
 */
async function readOnce(db: Database, lists: EarlierLists): Promise<void> {
  const room = listsAtMost - lists.index.lists
  if (room <= 0) return
  const seen = Math.max(lists.settledTo, ...lists.unsettled.values())
  const rows = await readLists(db, lists.problemId, lists.settledTo, [...lists.unsettled.keys()], room)
  let last = seen
  for (const [n, row] of rows.entries()) {
    if (row.roundId === null) continue
    if (n % listsATurn === listsATurn - 1) await turn()
    count(lists, row)
    last = Math.max(last, row.last)
  }
  if (rows[0]) settle(lists, last, rows[0])
}

function count(lists: EarlierLists, { roundId, last, ideas }: { roundId: string; last: number; ideas: string[][] }) {
  if (last <= lists.settledTo || lists.unsettled.has(roundId)) return
  lists.unsettled.set(roundId, last)
  countList(
    lists.index,
    ideas.map((stems) => ({ stems })),
  )
}

/** Whoever could have got a number below `to` was born before `next`; once all of those have ended, nothing is missing. */
function settle(lists: EarlierLists, last: number, { oldest, next }: Snapshot) {
  const settling = lists.settling ?? { to: last, next }
  lists.settling = settling
  if (oldest < settling.next) return
  lists.settling = null
  lists.settledTo = Math.max(lists.settledTo, settling.to)
  for (const [roundId, number] of lists.unsettled) if (number <= lists.settledTo) lists.unsettled.delete(roundId)
}
