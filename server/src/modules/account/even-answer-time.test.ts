import { expect, test } from 'vitest'
import { evenAnswerTime } from './even-answer-time.ts'

test('T25: a fast answer is sent no earlier than a slow one', async () => {
  const begun = performance.now()
  const untilEven = evenAnswerTime()
  await untilEven()
  // A timer may be early by one millisecond, never late in a way that this would mind.
  expect(performance.now() - begun).toBeGreaterThanOrEqual(48)
})
