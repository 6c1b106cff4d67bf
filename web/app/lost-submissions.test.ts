import { refusals } from '@app/contract/refusals'
import { buildPath, routes } from '@app/contract/routes'
import { expect, onTestFinished, test, vi } from 'vitest'
import { callQuery, queryKey } from '../api/api.ts'
import { userQuery } from '../api/session.ts'
import { startSubmissionQueue } from '../device/submission-queue/submission-queue.ts'
import { listSubmissions, saveSubmission } from '../device/submission-queue/submission-store.ts'
import { replyTo } from '../modules/rounds/test/reply.ts'
import { clearOthersFromDevice } from '../pwa/clear-device.ts'
import { ada, callTo, fakeServer } from '../test/server.ts'
import { unsentLists } from '../test/unsent-call.ts'
import { watchLostSubmissions } from './lost-submissions.ts'
import { createQueryClient } from './query-client.ts'

// This browser gives no database: what is kept lies in the memory of the page.

const { round } = replyTo()
const taken = { ...ada, totalSolved: 35 }
const params = { id: round.id }

/** Ada, whose list the server has just taken. What it is sent from now on is in `sent`, with the keys of submissions. */
async function handIn() {
  const since = Date.now()
  const [status, message] = refusals.round_not_found
  fakeServer({
    [routes.currentUser]: [200, taken],
    [routes.submitSolutions]: [200, replyTo({}, taken)],
    [callTo('finishedRound', params)]: [status, { code: 'round_not_found', message }],
  })
  const sent: { key: string | null; body: unknown }[] = []
  const server = fetch
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    const key = new Headers(init.headers).get('idempotency-key')
    if (address === buildPath('submitSolutions')) sent.push({ key, body: JSON.parse(String(init.body)) })
    return server(address, init)
  })
  const client = createQueryClient(() => undefined)
  onTestFinished(() => clearOthersFromDevice())
  await clearOthersFromDevice(ada.id)
  client.setQueryData(userQuery.queryKey, ada)
  client.setQueryData(queryKey('dayPasses'), { days: [{ passes: [{ id: round.id, pass: 'sealed' }] }] })
  onTestFinished(startSubmissionQueue({ person: ada.id, onAccepted: () => undefined, onSent: () => undefined }))
  onTestFinished(watchLostSubmissions(client, ada.id, since))
  const body = { problemId: round.id, submittedSolutions: ['A bench'], submissionMethod: ['text'] }
  async function take(key: string, totalSolved: number) {
    const reply = replyTo({}, { ...ada, totalSolved })
    const mutation = { mutationKey: queryKey('submitSolutions'), mutationFn: async () => reply }
    await client.getMutationCache().build<unknown, Error, unknown, unknown>(client, mutation).execute({ body, key })
    client.setQueryData(userQuery.queryKey, reply.user)
    await expect.poll(kept).toContain(key)
  }
  await take('the-key', 35)
  return { client, sent, body, take }
}

const kept = async () => (await listSubmissions(ada.id)).filter(({ status }) => status === 'sent').map(({ id }) => id)

const laterBy = (ms: number) => vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] })
const anHour = 3_600_000

test('a list that the server took and does not count any more is sent again under its key, with its pass, once', async () => {
  const { client, sent, body } = await handIn()
  laterBy(anHour)
  client.setQueryData(userQuery.queryKey, ada)
  const fromDevice = { pass: 'sealed', finishedAt: expect.any(String), sentAt: expect.any(String) }
  await expect.poll(() => sent).toEqual([{ key: 'the-key', body: { ...body, fromDevice } }])
  await expect.poll(() => unsentLists(ada.id)).toEqual([])
  expect(await kept()).toEqual([])
})

test('a list that is not counted any more at the next visit is sent again', async () => {
  const { client, sent } = await handIn()
  client.clear()
  laterBy(anHour)
  const next = createQueryClient(() => undefined)
  const since = Date.now()
  next.setQueryData(userQuery.queryKey, ada)
  onTestFinished(watchLostSubmissions(next, ada.id, since))
  await expect.poll(() => sent.map(({ key }) => key)).toEqual(['the-key'])
})

test('a list whose round the server does not find any more is sent again', async () => {
  const { client, sent } = await handIn()
  await client.fetchQuery(callQuery('finishedRound', { params })).catch(() => undefined)
  await expect.poll(() => sent.map(({ key }) => key)).toEqual(['the-key'])
})

test('a list is sent again where the next one counts no more than it did', async () => {
  const { sent, take } = await handIn()
  laterBy(anHour)
  await take('another-key', 35)
  await expect.poll(() => sent.map(({ key }) => key)).toEqual(['the-key'])
  expect(await kept()).toEqual(['another-key'])
})

test('a count that was asked for before another tab sent a list sends nothing again', async () => {
  const { client, sent, take } = await handIn()
  client.setQueryData(userQuery.queryKey, ada)
  await take('another-key', 35)
  await expect.poll(kept).toEqual(['the-key', 'another-key'])
  expect([sent, await unsentLists(ada.id)]).toEqual([[], []])
})

test('why a list did not count stays until its owner has read it, also after three days', async () => {
  const { client } = await handIn()
  const [list] = await listSubmissions(ada.id)
  if (list?.status !== 'sent') expect.fail()
  await saveSubmission({ ...list, status: 'not_counted', reason: 'arrived_late' })
  laterBy(4 * 24 * anHour)
  client.setQueryData(userQuery.queryKey, ada)
  const left = { id: 'the-key', body: {}, status: 'not_counted', reason: 'arrived_late' }
  await expect.poll(() => listSubmissions(ada.id)).toMatchObject([left])
})

test('what the server still knows is not sent again, and after three days nothing is', async () => {
  const { client, sent, take } = await handIn()
  await take('another-key', 36)
  expect(await kept()).toEqual(['the-key', 'another-key'])
  laterBy(4 * 24 * anHour)
  client.setQueryData(userQuery.queryKey, ada)
  await expect.poll(kept).toEqual([])
  expect([sent, await unsentLists(ada.id)]).toEqual([[], []])
})
