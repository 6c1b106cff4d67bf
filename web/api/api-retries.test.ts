import { buildPath } from '@app/contract/routes'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { api } from './api.ts'
import { isNetworkError } from './api-error.ts'
import { preloadCall } from './preloaded-calls.ts'

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

const broken = () => {
  throw new TypeError('Failed to fetch')
}
const alone = () => new Response('Bad gateway', { status: 502 })

test.each([
  { what: 'broke', answer: broken },
  { what: 'found no server behind the proxy', answer: alone },
])('a hand-in that $what is sent once more under its key, at once', async ({ answer }) => {
  const asked = answering(answer, quote)
  expect(await handIn('a key')).toEqual({ quote: 'Begin.' })
  expect(asked).toEqual([0, 0])
  const again = answering(answer, answer, quote)
  expect(isNetworkError(await handIn('a key').catch((error: unknown) => error))).toBe(true)
  expect(again).toHaveLength(2)
})

test('a hand-in that is never answered ends as one without network half a minute after it began, its second try too', async () => {
  const asked: number[] = []
  const begun = Date.now()
  const silent = (signal: AbortSignal) =>
    new Promise<Response>((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)))
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
    asked.push(Date.now() - begun)
    signal.throwIfAborted()
    if (asked.length > 1) return silent(signal)
    await new Promise((resolve) => setTimeout(resolve, 20_000))
    return broken()
  })
  const ended = handIn('a key').catch((error: unknown) => [isNetworkError(error), Date.now() - begun])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await ended).toEqual([true, 30_000])
  expect(asked).toEqual([0, 20_000])
})

test('a browser that says it is offline is not asked twice', async () => {
  const spy = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => spy.mockRestore())
  const asked = answering(broken)
  expect(isNetworkError(await handIn('a key').catch((error: unknown) => error))).toBe(true)
  expect(asked).toHaveLength(1)
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
  preloadCall(buildPath('dailyQuote'))
  const read = api.dailyQuote()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await read).toEqual({ quote: 'Begin.' })
  expect(asked).toHaveLength(2)
})
