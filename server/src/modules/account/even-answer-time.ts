import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds: well above what these calls take on a calm machine, and hardly felt. */
const step = 50

/** Called when a call comes; what it answers with waits until the answer may leave. */
export type EvenAnswerTime = () => () => Promise<void>

/** The time of an answer must not show which addresses are known: it leaves whole steps after its call. */
export const evenAnswerTime: EvenAnswerTime = () => {
  const begun = performance.now()
  return async () => await pause(step - ((performance.now() - begun) % step))
}
