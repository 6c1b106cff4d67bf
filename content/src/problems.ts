import { bank } from './bank.ts'
import type { Problem } from './problem.ts'

/** The hand-written bank. A key, once given, never changes its problem. */
export const problems: readonly Problem[] = bank.map(({ problem }) => problem)
