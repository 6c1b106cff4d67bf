import { routes } from '@app/contract/routes'
import { expect, test, vi } from 'vitest'
import { signOutOfDevice } from '../modules/offline/sign-out.ts'
import { fakeServer } from '../test/server.ts'

/** A device that shows a reminder and takes notifications, and what becomes of that. */
function openDevice(unsubscribe: () => Promise<void>) {
  const done: string[] = []
  const note = (what: string) => async () => void done.push(what)
  const registration = {
    getNotifications: async () => [{ close: note('closed') }],
    pushManager: {
      async getSubscription() {
        done.push('unsubscribed')
        return { unsubscribe }
      },
    },
  }
  const own = { serviceWorker: { getRegistration: async () => registration }, clearAppBadge: note('badge cleared') }
  const values = Object.entries(own).map(([name, value]) => [name, { value }])
  vi.stubGlobal('navigator', Object.create(navigator, Object.fromEntries(values)))
  fakeServer({ [routes.logout]: [204, null] })
  return done
}

test('signing out closes the notification, clears the badge and ends the subscription, before the page leaves', async () => {
  const done = openDevice(async () => undefined)
  await signOutOfDevice('ada', (address) => void done.push(`left for ${address}`))
  expect(done).toEqual(['badge cleared', 'closed', 'unsubscribed', 'left for /'])
})

test('a push service that does not answer holds nobody up', async () => {
  vi.useFakeTimers()
  const done = openDevice(() => new Promise(() => undefined))
  const left = signOutOfDevice('ada', (address) => void done.push(`left for ${address}`))
  await vi.advanceTimersByTimeAsync(3_000)
  await left
  expect(done).toContain('left for /')
})
