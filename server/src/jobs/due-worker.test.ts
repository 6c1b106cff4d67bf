import { expect, onTestFinished, test, vi } from 'vitest'
import { startDueWorker } from './due-worker.ts'

const trouble = 'Emails couldn’t be delivered.'

/** A run that ends when the test says so. */
function heldRuns() {
  const runs: { end(next?: Date | null): void; fail(): void; ending: AbortSignal }[] = []
  const doDue = (ending: AbortSignal) =>
    new Promise<Date | null>((resolve, reject) => {
      runs.push({ ending, end: (next = null) => resolve(next), fail: () => reject(new Error('no database')) })
    })
  return { runs, doDue }
}

const now = () => new Date('2026-03-14T20:00:00Z')
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a nudge in the middle of a run brings one more run, however often it comes', async () => {
  const { runs, doDue: runDue } = heldRuns()
  const worker = startDueWorker({ now, runDue, errorMessage: trouble })
  worker.wake()
  for (let n = 0; n < 10; n++) worker.wake()
  expect(runs).toHaveLength(1)
  runs[0]?.end()
  await settled()
  expect(runs).toHaveLength(2)
  runs[1]?.end()
  await settled()
  expect(runs).toHaveLength(2)
  await worker.stop()
})

test.each([
  { next: '2026-03-14T20:00:20Z', seconds: 20, why: 'when the next mail is due' },
  { next: '2026-03-14T19:00:00Z', seconds: 5, why: 'not at once, when a server is away' },
  { next: '2026-03-15T20:00:00Z', seconds: 60, why: 'at least every minute, while mails wait' },
])('the worker looks again $why', async ({ next, seconds }) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { runs, doDue: runDue } = heldRuns()
  const worker = startDueWorker({ now, runDue, errorMessage: trouble })
  worker.wake()
  runs[0]?.end(new Date(next))
  await settled()
  await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
  expect(runs).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(runs).toHaveLength(2)
  runs[1]?.end()
  await worker.stop()
})

test('a run that failed is made up for within a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => {
    vi.useRealTimers()
    logged.mockRestore()
  })
  const { runs, doDue: runDue } = heldRuns()
  const worker = startDueWorker({ now, runDue, errorMessage: trouble })
  worker.wake()
  runs[0]?.fail()
  await settled()
  expect(logged.mock.calls.join()).toContain('Emails couldn’t be delivered.')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(runs).toHaveLength(2)
  runs[1]?.end()
  await worker.stop()
})

test('a stopped worker takes nothing more, and waits for what is under way', async () => {
  const { runs, doDue: runDue } = heldRuns()
  const worker = startDueWorker({ now, runDue, errorMessage: trouble })
  worker.wake()
  let stopped = false
  const stopping = worker.stop().then(() => {
    stopped = true
  })
  expect(runs[0]?.ending.aborted).toBe(true)
  await settled()
  expect(stopped).toBe(false)
  runs[0]?.end()
  await stopping
  worker.wake()
  await settled()
  expect(runs).toHaveLength(1)
})
