import { type RefusalCode, refusals } from '@app/contract/refusals'
import { buildPath, routes } from '@app/contract/routes'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { TabMessage } from '../../api/tab-channel.ts'
import { type Answer, ada, fakeServer } from '../../test/server.ts'
import { unsent, unsentLists } from '../../test/unsent-call.ts'
import { sendInBackground, sendQueuedSubmissions } from './send-submissions.ts'
import { clearAcknowledgedOfOthers, listSubmissions, saveSubmission } from './submission-store.ts'

test.each<{ code: RefusalCode; isFinal: boolean }>([
  { code: 'body_cut', isFinal: false },
  { code: 'cross_site', isFinal: false },
  { code: 'unknown_host', isFinal: false },
  { code: 'too_many_tries', isFinal: false },
  { code: 'busy', isFinal: false },
  { code: 'too_many_solutions', isFinal: true },
  { code: 'round_expired', isFinal: true },
  { code: 'pass_not_valid', isFinal: true },
  { code: 'daily_limit', isFinal: true },
])('a list that the server answers with $code is refused for good: $isFinal', async ({ code, isFinal }) => {
  await saveSubmission(unsent)
  const [status, message] = refusals[code]
  fakeServer({ [routes.currentUser]: [200, ada], [routes.submitSolutions]: [status, { code, message }] })
  expect(await sendQueuedSubmissions()).toBe(isFinal ? 'done' : 'busy')
  const refused = isFinal ? { status: 'refused', refusal: { code, message } } : {}
  expect(await unsentLists()).toEqual([{ ...unsent, ...refused }])
})

test.each([
  { answer: null, end: 'away' },
  { answer: { status: 503 }, end: 'busy' },
  { answer: { status: 401 }, end: 'signed-out' },
])('a refusal whose owner cannot be asked for ($end) is left for the next time', async ({ answer, end }) => {
  await saveSubmission(unsent)
  const [status, message] = refusals.round_expired
  const refusal = { code: 'round_expired', message }
  fakeServer({ [routes.currentUser]: [200, ada], [routes.submitSolutions]: [status, refusal] })
  const server = fetch
  let asked = 0
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address !== buildPath('currentUser') || asked++ === 0) return server(address, init)
    if (answer === null) throw new TypeError('Failed to fetch')
    return new Response('{}', answer)
  })
  expect(await sendQueuedSubmissions()).toBe(end)
  expect(await unsentLists()).toEqual([unsent])
})

test('where something between answers in the place of the server, nobody’s list is sent', async () => {
  await saveSubmission(unsent)
  await saveSubmission({ ...unsent, person: 'bob', id: 'b' })
  for (const page of [{}, null]) {
    const sent = fakeServer({ [routes.currentUser]: [200, page] })
    expect(await sendQueuedSubmissions()).toBe('away')
    expect(sent.map(({ call }) => call)).toEqual([routes.currentUser])
  }
})

test('a list that something between answers in the place of the server goes on waiting', async () => {
  await saveSubmission(unsent)
  fakeServer({ [routes.currentUser]: [200, ada], [routes.submitSolutions]: [200, {}] })
  expect(await sendQueuedSubmissions()).toBe('away')
  expect(await listSubmissions()).toEqual([unsent])
})

test.each([
  {
    what: 'kept',
    person: ada.id,
    more: {},
    kept: [{ ...unsent, status: 'sent', acknowledgement: { solved: 34, reply: { user: { firstName: 'Ada' } } } }],
  },
  { what: 'not kept after a sign-out', person: undefined, more: {}, kept: [] },
  { what: 'not kept for a third time', person: ada.id, more: { wasSent: true } as const, kept: [] },
])('a list that the server takes is $what', async ({ person, more, kept }) => {
  await clearAcknowledgedOfOthers(person)
  await saveSubmission({ ...unsent, ...more })
  fakeServer({ [routes.currentUser]: [200, ada], [routes.submitSolutions]: [200, { user: ada, notCounted: null }] })
  expect(await sendQueuedSubmissions()).toBe('done')
  expect(await listSubmissions(ada.id)).toMatchObject(kept)
  expect(JSON.stringify(await listSubmissions())).not.toContain(ada.email)
  // Whose session ends, has nothing left here that the server has.
  await clearAcknowledgedOfOthers()
  expect(await listSubmissions(ada.id)).toEqual([])
})

test('a worker that has seen a session end keeps what it sends for the person who signs in after it', async () => {
  await clearAcknowledgedOfOthers()
  await saveSubmission(unsent)
  const page = new BroadcastChannel('firecrest')
  onTestFinished(() => page.close())
  page.postMessage({ kind: 'signed-in', person: ada.id } satisfies TabMessage)
  fakeServer({ [routes.currentUser]: [200, ada], [routes.submitSolutions]: [200, { user: ada, notCounted: null }] })
  // Messages come in a task of their own.
  await expect
    .poll(async () => {
      await saveSubmission(unsent)
      await sendQueuedSubmissions()
      return (await listSubmissions(ada.id)).map((list) => 'acknowledgement' in list && list.acknowledgement?.solved)
    })
    .toEqual([ada.totalSolved])
  await clearAcknowledgedOfOthers()
})

test('why a list did not count is left without its text where the session of its owner ends', async () => {
  await clearAcknowledgedOfOthers(ada.id)
  await saveSubmission(unsent)
  const reply = { user: ada, notCounted: 'day_full' }
  fakeServer({ [routes.currentUser]: [200, ada], [routes.submitSolutions]: [200, reply] })
  await sendQueuedSubmissions()
  await clearAcknowledgedOfOthers()
  const [left] = await listSubmissions(ada.id)
  const about = { ...unsent.about, texts: [] }
  expect(left).toEqual({ ...unsent, body: {}, about, status: 'not_counted', reason: 'day_full' })
})

test('a worker that is woken sends what waits, with no page open', async () => {
  await saveSubmission(unsent)
  fakeServer({ [routes.currentUser]: [200, ada], [routes.submitSolutions]: [200, { user: ada, notCounted: null }] })
  await sendInBackground()
  expect(await unsentLists()).toEqual([])
})

test.each<{ what: string; reply: Answer }>([
  { what: 'nobody answers', reply: null },
  { what: 'the server is busy', reply: [503, { message: refusals.busy[1], code: 'busy' }] },
])('where $what the list stays, and the browser is asked to wake the worker again', async ({ reply }) => {
  await saveSubmission(unsent)
  fakeServer({ [routes.currentUser]: [200, ada], [routes.submitSolutions]: reply })
  await expect(sendInBackground()).rejects.toThrow('Some sessions haven’t been sent.')
  expect(await unsentLists()).toEqual([unsent])
})

test('somebody who is signed out is not tried again and again', async () => {
  await saveSubmission(unsent)
  const sent = fakeServer({ [routes.currentUser]: [401, { message: 'Unauthorized' }] })
  await sendInBackground()
  expect(await unsentLists()).toEqual([unsent])
  expect(sent.map(({ call }) => call)).toEqual([routes.currentUser])
})
