import { setTimeout as pause } from 'node:timers/promises'

/** Well above what these calls take. */
const stepMs = 50

/** Call it when a request comes, and what it returns before the answer leaves. */
export type ConstantTimeResponse = () => () => Promise<void>

/** The time of an answer must not show which addresses are known. */
export const constantTimeResponse: ConstantTimeResponse = () => {
  const begun = performance.now()
  return async () => await pause(stepMs - ((performance.now() - begun) % stepMs))
}
