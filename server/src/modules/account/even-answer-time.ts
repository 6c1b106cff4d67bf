import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds: well above what these calls take on a calm machine, and hardly felt. */
const step = 50

/** Called when a call comes; what it answers with waits until the answer may leave. */
export type EvenAnswerTime = () => () => Promise<void>

/** The clock must not tell who is known: answers leave only at round moments after their call came. */
export const evenAnswerTime: EvenAnswerTime = () => {
  const begun = performance.now()
  return async () => await pause(step - ((performance.now() - begun) % step))
}
