import { routes } from '@app/contract/routes'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openFromDevice } from '../../app/open-from-device.ts'
import { isPersonHere } from '../../device/person-here.ts'
import { leaveDevice } from '../../modules/offline/sign-out.ts'
import { ada, fakeServer } from '../../test/server.ts'
import { unsent } from '../../test/unsent-call.ts'
// Signing out loads it, for which the time of these tests does not wait.
import '../push-subscription.ts'
import { storesNothing } from './database.ts'
import { remove, store, storedFor } from './device-store.ts'
import { sendOutbox } from './send-outbox.ts'

class FakeRequest extends EventTarget {
  result?: object
  onerror?: () => void
  error = new DOMException('It is blocked.', 'UnknownError')
}

let request: FakeRequest

/** A browser that neither opens its databases nor names them. */
beforeEach(() => {
  vi.useFakeTimers()
  request = new FakeRequest()
  vi.stubGlobal('IDBRequest', FakeRequest)
  vi.stubGlobal('indexedDB', { open: () => request, databases: () => new Promise(() => undefined) })
  onTestFinished(async () => {
    request.onerror?.()
    request.dispatchEvent(new Event('error'))
    await storedFor('answers')
  })
})

async function after(ms: number, work: Promise<unknown>) {
  let isOver = false
  void work.then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(ms)
  return isOver
}

test('a database that opens and then answers nothing is left after five seconds, so that other tabs may send', async () => {
  for (const name of ['IDBDatabase', 'IDBObjectStore', 'IDBIndex', 'IDBCursor', 'IDBTransaction'])
    vi.stubGlobal(name, class {})
  vi.stubGlobal('IDBKeyRange', { bound: () => undefined })
  const silence = Promise.withResolvers<never[]>()
  const store = { getAll: () => silence.promise }
  const transaction = () => ({ store, commit: () => undefined, done: Promise.resolve() })
  const database = Object.assign(new EventTarget(), { transaction, close: () => undefined })
  onTestFinished(async () => {
    silence.resolve([])
    await storedFor('answers')
    database.dispatchEvent(new Event('close'))
  })
  fakeServer({ [routes.currentUser]: [200, ada] })
  const sent = sendOutbox()
  await vi.advanceTimersByTimeAsync(0)
  request.result = database
  request.dispatchEvent(new Event('success'))
  expect(await after(4_999, sent)).toBe(false)
  expect(await after(1, sent)).toBe(true)
})

test('a browser that does not open its database within five seconds counts as one that stores nothing', async () => {
  const stored = store('outbox', unsent)
  expect(await after(4_999, stored)).toBe(false)
  expect(await after(1, stored)).toBe(true)
  expect([await stored, storesNothing()]).toEqual([false, true])
  // Nobody waits twice.
  expect(await storedFor('outbox')).toEqual([unsent])
  await remove('outbox', [unsent])
  expect(await storedFor('outbox')).toEqual([])
})

test.each([
  { what: 'the first page without network', work: () => openFromDevice(new QueryClient()) },
  { what: 'the worker that serves it', work: isPersonHere },
  {
    what: 'signing out',
    work: async () => {
      fakeServer({ [routes.logout]: [204, null] })
      await leaveDevice('ada', () => undefined)
    },
  },
])('$what waits five seconds for a database that does not open, and no longer', async ({ work }) => {
  expect(await after(5_000, work())).toBe(true)
})
