import type { Day } from '@app/domain/day/day'
import { historyBlock } from '@app/domain/history/history-block'
import type { Solution } from './history.queries.ts'

/** The solutions to one problem on one day. */
export interface Block {
  key: string
  label: string
  type: Solution['sessionType']
  day: Day
  /** Oldest first. */
  solutions: Solution[]
  isExported: boolean
  notCounted: Solution['notCounted']
  /** Others of them are on the page before or after. */
  isOnPageBefore: boolean
  isOnPageAfter: boolean
}

/** Groups a page of the history (newest first) by problem, type and calendar date in the account's zone. */
export function blocksOf(page: readonly Solution[], timeZone: string): Block[] {
  const blocks = new Map<string, Block>()
  for (const solution of page) {
    const { sessionType: type, isOnPageBefore, isOnPageAfter } = solution
    const place = historyBlock({ ...solution, at: Date.parse(solution.createdAt) }, timeZone)
    const begun = { ...place, type, solutions: [], isExported: true, notCounted: null, isOnPageBefore, isOnPageAfter }
    const block: Block = blocks.get(place.key) ?? begun
    // In front, so that solutions of one moment keep their order.
    block.solutions.unshift(solution)
    block.isExported &&= solution.isExported
    block.notCounted ??= solution.notCounted
    blocks.set(place.key, block)
  }
  for (const { solutions } of blocks.values())
    solutions.sort((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))
  return [...blocks.values()]
}
