import { setImmediate as turn } from 'node:timers/promises'
import { countList, emptyIndex, type RarityIndex } from '@app/domain/scoring/rarity-index'
import type { Transacting } from '../../db/transaction.ts'
import { type FoundList, findFirstLists, findLists, type Snapshot } from './find-lists.ts'

export const readingLimits = { lists: 10_000, ideasOfPage: 5_000 }
/** So many lists, then other requests get their turn. */
export const listsATurn = 20

export interface EarlierLists {
  problemId: string
  limits: typeof readingLimits
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

export const emptyLists = (problemId: string, limits = readingLimits): EarlierLists => ({
  problemId,
  limits,
  index: emptyIndex(),
  settledTo: 0,
  settling: null,
  unsettled: new Map(),
  reading: null,
  following: null,
})

/** Also what other processes added. A request during a reading waits for one more, together with all others who do. */
export function refresh(source: Transacting, lists: EarlierLists): Promise<void> {
  if (lists.following) return lists.following
  if (!lists.reading) return begin(source, lists)
  const next = () => begin(source, lists)
  lists.following = lists.reading.then(next, next)
  return lists.following
}

function begin(source: Transacting, lists: EarlierLists): Promise<void> {
  lists.following = null
  const reading = readOnce(source, lists).finally(() => {
    if (lists.reading === reading) lists.reading = null
  })
  lists.reading = reading
  return reading
}

/** A number is given before its commit, so all above `settledTo` is asked for again, without what is counted. */
async function readOnce(source: Transacting, lists: EarlierLists): Promise<void> {
  const room = lists.limits.lists - lists.index.lists
  if (room <= 0) return
  const seen = Math.max(lists.settledTo, ...lists.unsettled.values())
  const wasNew = isNew(lists)
  try {
    const find = wasNew ? findFirstLists : findLists
    const { end, snapshot } = await find(source, lists, room, (found) => countInTurns(lists, found))
    settle(lists, Math.max(seen, end), snapshot)
  } catch (error) {
    // A first reading that fails leaves nothing behind: only a first one is bound to read along the index.
    if (wasNew) Object.assign(lists, { index: emptyIndex(), unsettled: new Map() })
    throw error
  }
}

const isNew = ({ settledTo, unsettled }: EarlierLists) => settledTo === 0 && unsettled.size === 0

async function countInTurns(lists: EarlierLists, found: readonly FoundList[]) {
  for (const [n, list] of found.entries()) {
    if (n % listsATurn === listsATurn - 1) await turn()
    count(lists, list)
  }
}

function count(lists: EarlierLists, { roundId, last, ideas }: FoundList) {
  if (last <= lists.settledTo || lists.unsettled.has(roundId)) return
  lists.unsettled.set(roundId, last)
  countList(
    lists.index,
    ideas.map((stems) => ({ stems })),
  )
}

/** A transaction that could have got a number below `to` began before `next`; once all of those have ended, nothing is missing. */
function settle(lists: EarlierLists, last: number, { oldest, next }: Snapshot) {
  const settling = lists.settling ?? { to: last, next }
  lists.settling = settling
  if (oldest < settling.next) return
  lists.settling = null
  lists.settledTo = Math.max(lists.settledTo, settling.to)
  for (const [roundId, number] of lists.unsettled) if (number <= lists.settledTo) lists.unsettled.delete(roundId)
}
