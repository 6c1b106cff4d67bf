import { routes } from '@app/contract/routes'
import { beforeEach, expect, test, vi } from 'vitest'
import { denyDatabases } from '../../test/databases.ts'
import { fakeServer } from '../../test/server.ts'
import { unsent } from '../../test/unsent-call.ts'
import {
  deleteSubmissions,
  isOnlyInMemory,
  isStorageFull,
  listSubmissions,
  saveSubmission,
} from './submission-store.ts'

test('where the browser stores nothing a list lasts as long as the page, and the device is not called full', async () => {
  denyDatabases()
  expect(await saveSubmission(unsent)).toBe(false)
  expect([isOnlyInMemory(), isStorageFull(), await listSubmissions()]).toEqual([true, false, [unsent]])
  await deleteSubmissions([unsent])
  expect([isOnlyInMemory(), await listSubmissions()]).toEqual([false, []])
})

test('a list of another tab stays where this one has read the lists before and writes its own', async () => {
  expect(await listSubmissions()).toEqual([])
  // The other tab has modules of its own.
  vi.resetModules()
  const other = await import('./submission-store.ts')
  await other.saveSubmission({ ...unsent, id: 'of-the-other-tab', at: 1 })
  await saveSubmission(unsent)
  expect((await listSubmissions()).map(({ id }) => id)).toEqual([unsent.id, 'of-the-other-tab'])
  expect((await other.listSubmissions()).map(({ id }) => id)).toEqual([unsent.id, 'of-the-other-tab'])
})

/** A page that is opened in a browser that neither opens its databases nor names them. */
async function openPage() {
  vi.stubGlobal('indexedDB', { open: () => ({}), databases: () => new Promise(() => undefined) })
  vi.resetModules()
  const page = { ...(await import('../../modules/offline/sign-out.ts')), ...(await import('./send-submissions.ts')) }
  // Signing out loads it, for which the time of these tests does not wait.
  await import('../../pwa/push-subscription.ts')
  vi.useFakeTimers()
  return page
}

async function after(ms: number, work: Promise<unknown>) {
  let isOver = false
  void work.then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(ms)
  return isOver
}

beforeEach(() => void fakeServer({ [routes.logout]: [204, null], [routes.currentUser]: [200, { id: unsent.person }] }))

test('sending waits five seconds for a database that does not open, so that other tabs may send', async () => {
  const { sendQueuedSubmissions } = await openPage()
  const sent = sendQueuedSubmissions()
  expect(await after(4_999, sent)).toBe(false)
  expect(await after(1, sent)).toBe(true)
})

test('signing out waits five seconds for databases that do not open, and no longer', async () => {
  const { signOutOfDevice } = await openPage()
  expect(
    await after(
      10_000,
      signOutOfDevice('ada', () => undefined),
    ),
  ).toBe(true)
})
