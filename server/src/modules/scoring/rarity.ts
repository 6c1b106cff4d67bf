import type { RarityReport } from '@app/domain/scoring/originality'
import { rarityOf } from '@app/domain/scoring/rarity-index'
import type { Sketch } from '@app/domain/scoring/sketch'
import type { Transacting } from '../../db/transaction.ts'
import { log } from '../../process/log.ts'
import { type EarlierLists, emptyLists, refresh } from './earlier-lists.ts'

/** An index is made anew after this long (ms), without the people who have left since. */
const lifetime = 3_600_000
const problemsAtMost = 200
/** Some 1 KB each: the index of the longest unused problem goes first. */
const listsAtMost = 30_000

export interface Rarity {
  report(problemId: string, sketches: readonly (Sketch | null)[]): Promise<RarityReport>
}

interface CachedIndex {
  lists: Promise<EarlierLists>
  count: number
  madeAt: number
}

export function openRarity(source: Transacting, now: () => Date): Rarity {
  // In the order of their last use.
  const indexes = new Map<string, CachedIndex>()

  function createCachedIndex(problemId: string): CachedIndex {
    const lists = emptyLists(problemId)
    return { lists: refresh(source, lists).then(() => lists), count: 0, madeAt: now().getTime() }
  }

  function indexOf(problemId: string) {
    const cached = indexes.get(problemId) ?? createCachedIndex(problemId)
    indexes.delete(problemId)
    indexes.set(problemId, cached)
    // Ahead of the first reader's own wait: a failed one must not stay.
    cached.lists.catch(() => indexes.get(problemId) === cached && indexes.delete(problemId))
    if (now().getTime() - cached.madeAt >= lifetime) renew(problemId, cached)
    return cached
  }

  /** The old one serves until the new one is filled. */
  function renew(problemId: string, old: CachedIndex) {
    const made = createCachedIndex(problemId)
    old.madeAt = made.madeAt
    made.lists.then(
      () => indexes.get(problemId) === old && indexes.set(problemId, made),
      (error) => log('warn', 'An index of rarity was not renewed.', { error }),
    )
  }

  function makeRoom() {
    let held = [...indexes.values()].reduce((sum, { count }) => sum + count, 0)
    for (const [problemId, { count }] of indexes) {
      if (indexes.size <= problemsAtMost && (held <= listsAtMost || indexes.size === 1)) return
      indexes.delete(problemId)
      held -= count
    }
  }

  async function report(problemId: string, sketches: readonly (Sketch | null)[]) {
    const isFilled = indexes.has(problemId)
    const cached = indexOf(problemId)
    const lists = await cached.lists
    // A new index has just read all there is.
    if (isFilled) await refresh(source, lists)
    cached.count = lists.index.lists
    makeRoom()
    return rarityOf(lists.index, sketches)
  }
  return { report }
}
