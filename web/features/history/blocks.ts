import { type Day, dayAt } from '@app/domain/day'
import type { Solution } from './history.queries.ts'

/** What was written to one problem on one day. */
export interface Block {
  key: string
  label: string
  type: Solution['sessionType']
  day: Day
  /** In the order in which they were written. */
  solutions: Solution[]
  /** All of them have left in a file. */
  isExported: boolean
}

/** Groups a page of the history (newest first) by problem, type and calendar date in the account's zone. */
export function blocksOf(page: readonly Solution[], timeZone: string): Block[] {
  const blocks = new Map<string, Block>()
  for (const solution of page) {
    const label = solution.customProblemText ?? solution.problemText ?? 'Daily AI Challenge'
    const type = solution.sessionType
    const day = dayAt(Date.parse(solution.createdAt), timeZone)
    const key = JSON.stringify([label, type, day])
    const block = blocks.get(key) ?? { key, label, type, day, solutions: [], isExported: true }
    // In front: so ideas of one moment, which only the page has in order, keep it.
    block.solutions.unshift(solution)
    block.isExported &&= solution.isExported
    blocks.set(key, block)
  }
  for (const { solutions } of blocks.values())
    solutions.sort((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))
  return [...blocks.values()]
}
