import { refusals } from '@app/contract/refusals'
import { routes } from '@app/contract/routes'
import { expect, test } from 'vitest'
import { saveSubmission } from '../device/submission-store.ts'
import { type Answer, ada, fakeServer } from '../test/server.ts'
import { unsent, unsentLists } from '../test/unsent-call.ts'

/** The browser wakes the worker. What the worker promises it: once that fails, the browser wakes it again. */
async function wake(tag: string) {
  const worker = new EventTarget()
  // Its types are those of a worker, which a page does not have.
  const path: string = './worker/background-sync.ts'
  const { registerBackgroundSync } = await import(path)
  registerBackgroundSync(worker)
  const promised: Promise<unknown>[] = []
  const waitUntil = (work: Promise<unknown>) => void promised.push(work)
  worker.dispatchEvent(Object.assign(new Event('sync'), { tag, waitUntil }))
  return promised
}

test('a worker that is woken sends what waits, with no page open', async () => {
  await saveSubmission(unsent)
  fakeServer({ [routes.currentUser]: [200, ada], [routes.submitSolutions]: [200, { notCounted: null }] })
  await Promise.all(await wake('outbox'))
  expect(await unsentLists()).toEqual([])
})

test.each<{ what: string; reply: Answer }>([
  { what: 'nobody answers', reply: null },
  { what: 'the server is busy', reply: [503, { message: refusals.busy[1], code: 'busy' }] },
])('where $what the list stays, and the browser is asked to wake the worker again', async ({ reply }) => {
  await saveSubmission(unsent)
  fakeServer({ [routes.currentUser]: [200, ada], [routes.submitSolutions]: reply })
  const [work] = await wake('outbox')
  await expect(work).rejects.toThrow('Something is still waiting.')
  expect(await unsentLists()).toEqual([unsent])
})

test('somebody who is signed out is not tried again and again', async () => {
  await saveSubmission(unsent)
  const sent = fakeServer({ [routes.currentUser]: [401, { message: 'Unauthorized' }] })
  await Promise.all(await wake('outbox'))
  expect(await unsentLists()).toEqual([unsent])
  expect(sent.map(({ call }) => call)).toEqual([routes.currentUser])
})

test('being woken for something else sends nothing', async () => {
  await saveSubmission(unsent)
  const sent = fakeServer()
  expect([await wake('another'), sent]).toEqual([[], []])
})
