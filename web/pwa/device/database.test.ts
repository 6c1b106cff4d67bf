import { routes } from '@app/contract/routes'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openFromDevice } from '../../app/open-from-device.ts'
import { leaveDevice } from '../../modules/offline/sign-out.ts'
import { fakeServer } from '../../test/server.ts'
// Signing out loads it, for which the time of these tests does not wait.
import '../push-subscription.ts'
import { storesNothing } from './database.ts'
import { hasStoredPerson, remove, store, storedFor } from './device-store.ts'
import type { UnsentCall } from './rows.ts'

const unsent: UnsentCall = {
  person: 'ada',
  id: 'a',
  call: 'submitSolutions',
  body: {},
  at: 0,
  about: { id: 'round', day: '2026-03-14', title: 'A doorstop', texts: ['a wedge'] },
}

class FakeRequest extends EventTarget {
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
  { what: 'the worker that serves it', work: hasStoredPerson },
  {
    what: 'signing out',
    work: async () => {
      fakeServer({ [routes.logout]: [204, null] })
      await leaveDevice(() => undefined)
    },
  },
])('$what waits five seconds for a database that does not open, and no longer', async ({ work }) => {
  expect(await after(5_000, work())).toBe(true)
})
