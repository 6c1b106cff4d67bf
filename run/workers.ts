import { availableParallelism } from 'node:os'

/** How many test files run at a time. Each project must say it: vitest hands it down to none that has a file of its own. */
export const maxWorkers = Math.max(2, availableParallelism() - 1)
