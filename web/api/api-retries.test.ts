import { pathOf } from '@app/contract/routes'
import { beforeEach, expect, test, vi } from 'vitest'
import { api } from './api.ts'
import { beginEarly } from './early.ts'

beforeEach(() => void vi.useFakeTimers())

const busy = () =>
  Response.json({ message: 'We are busy.', code: 'busy' }, { status: 503, headers: { 'retry-after': '1' } })
const down = () => Response.json({ message: 'Not now.', code: 'unexpected' }, { status: 503 })
const quote = () => Response.json({ quote: 'Begin.' })

/** A server with these answers, in order; when each was asked for. */
function answering(...answers: (() => Response)[]) {
  const asked: number[] = []
  const begun = Date.now()
  vi.stubGlobal('fetch', async () => {
    asked.push(Date.now() - begun)
    return (answers.shift() ?? quote)()
  })
  return asked
}

const handIn = (idempotencyKey?: string) =>
  api.submitSolutions({
    body: { problemId: 'p', submittedSolutions: ['a'], submissionMethod: ['text'] },
    ...(idempotencyKey && { idempotencyKey }),
  })

test('a read that finds no room is asked again after the pause that the server names, and up to as long by chance', async () => {
  const asked = answering(busy, busy)
  const read = api.dailyQuote()
  await vi.advanceTimersByTimeAsync(999)
  expect(asked).toEqual([0])
  await vi.advanceTimersByTimeAsync(3_001)
  expect(await read).toEqual({ quote: 'Begin.' })
  const [first = 0, second = 0, third = 0] = asked
  for (const pause of [second - first, third - second]) {
    expect(pause).toBeGreaterThanOrEqual(1_000)
    expect(pause).toBeLessThanOrEqual(2_000)
  }
})

test('after three tries the person hears of it', async () => {
  const asked = answering(busy, busy, busy)
  const read = api.dailyQuote().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await read).toMatchObject({ status: 503, code: 'busy' })
  expect(asked).toHaveLength(3)
})

test('a hand-in is sent again under its key', async () => {
  const asked = answering(busy)
  const sent = handIn('a key')
  await vi.advanceTimersByTimeAsync(2_000)
  await sent
  expect(asked).toHaveLength(2)
})

test.each([
  { what: 'a write without a key', ask: () => handIn(), answer: busy },
  { what: 'a failure without a time to come back', ask: () => api.dailyQuote(), answer: down },
])('$what is not sent again', async ({ ask, answer }) => {
  const asked = answering(answer)
  expect(await ask().catch((error: unknown) => error)).toMatchObject({ status: 503 })
  expect(asked).toHaveLength(1)
})

test('a read that the page began before its code was there is asked again too', async () => {
  const asked = answering(busy)
  beginEarly(pathOf('dailyQuote'))
  const read = api.dailyQuote()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await read).toEqual({ quote: 'Begin.' })
  expect(asked).toHaveLength(2)
})
