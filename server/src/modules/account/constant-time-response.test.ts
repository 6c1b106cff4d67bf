import { expect, test } from 'vitest'
import { constantTimeResponse } from './constant-time-response.ts'

test('T25: a fast answer is sent no earlier than a slow one', async () => {
  const begun = performance.now()
  const untilEven = constantTimeResponse()
  await untilEven()
  // A timer may be early by one millisecond, never late in a way that this would mind.
  expect(performance.now() - begun).toBeGreaterThanOrEqual(48)
})
