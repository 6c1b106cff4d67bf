import { routes } from '@app/contract/routes'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type User, userQuery } from '../../api/session.ts'
import { createQueryClient } from '../../app/query-client.ts'
import { hashEndpoint } from '../../pwa/push-subscription.ts'
import { ada, fakeServer } from '../../test/server.ts'
import { rememberPush } from './remembered-push.ts'
import { syncReminders } from './sync-reminders.ts'

const now = '2026-03-14T08:00:00Z'
const own = 'https://push.example.org/own'
const renewed = 'https://push.example.org/renewed'
const [keyBefore, keyNow] = [new Uint8Array(65).fill(1), new Uint8Array(65).fill(2)]
const textOf = (key: Uint8Array) => btoa(String.fromCharCode(...key)).replaceAll('=', '')
const user: User = { ...ada, timeZone: 'UTC' }

/** A browser with a badge on the icon, which allows notifications and is subscribed under this key. */
function openBrowser(key: Uint8Array | null) {
  const done: string[] = []
  let held = key && { endpoint: own, key }
  const subscriptionOf = ({ endpoint, key: itsKey }: NonNullable<typeof held>) => ({
    endpoint,
    options: { applicationServerKey: itsKey.buffer },
    getKey: () => new Uint8Array(16).buffer,
    async unsubscribe() {
      held = null
    },
  })
  const pushManager = {
    getSubscription: async () => held && subscriptionOf(held),
    async subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array }) {
      held = { endpoint: renewed, key: applicationServerKey }
      return subscriptionOf(held)
    },
  }
  // The worker stands already; a new registration would listen for updates beyond the test.
  const register = () => Promise.reject(new Error('The worker could not be read.'))
  const serviceWorker = { register, getRegistration: async () => ({ pushManager }) }
  const clearAppBadge = async () => void done.push('badge cleared')
  vi.stubGlobal('navigator', { ...navigator, serviceWorker, clearAppBadge })
  return { done, keyNow: () => held && textOf(new Uint8Array(held.key)) }
}

function signedIn(change: Partial<User> = {}) {
  const client = createQueryClient(() => undefined)
  client.setQueryData(userQuery.queryKey, { ...user, ...change })
  return client
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' })
  onTestFinished(() => history.replaceState(null, '', '/'))
})

const callsOf = (sent: ReturnType<typeof fakeServer>, call: string) => sent.filter((each) => each.call === call)

test('the badge on the icon goes where today is done, and stays while it is open', async () => {
  const { done } = openBrowser(null)
  fakeServer()
  await syncReminders(signedIn())
  await syncReminders(signedIn({ lastSubmissionDate: '2026-03-13T23:59:00Z' }))
  expect(done).toEqual([])
  await syncReminders(signedIn({ lastSubmissionDate: '2026-03-14T07:00:00Z' }))
  expect(done).toEqual(['badge cleared'])
})

test('the badge goes with the hand-in of today', async () => {
  const { done: badge } = openBrowser(null)
  fakeServer()
  const client = signedIn()
  await syncReminders(client)
  const done: User = { ...user, lastSubmissionDate: now }
  client.setQueryData(userQuery.queryKey, done)
  expect(badge).toEqual(['badge cleared'])
})

test('a browser whose subscription the server forgot with its old key subscribes under the new one, without a question', async () => {
  const { keyNow: key } = openBrowser(keyBefore)
  rememberPush(user.id, own)
  const reminders = { on: true, devices: [], pushKey: textOf(keyNow) }
  const sent = fakeServer({ [routes.reminders]: [200, reminders], [routes.addPushDevice]: [200, reminders] })
  await syncReminders(signedIn())
  expect(callsOf(sent, routes.addPushDevice).map(({ body }) => body)).toMatchObject([{ endpoint: renewed }])
  expect(key()).toBe(textOf(keyNow))
})

test('a subscription that the server knows stays as it is', async () => {
  openBrowser(keyNow)
  rememberPush(user.id, own)
  const reminders = { on: true, devices: [await hashEndpoint(own)], pushKey: textOf(keyNow) }
  const sent = fakeServer({ [routes.reminders]: [200, reminders] })
  await syncReminders(signedIn())
  expect(sent.map(({ call }) => call)).toEqual([routes.reminders])
})

test('nobody is subscribed who did not switch notifications on in this browser, or has switched reminders off', async () => {
  const { keyNow: key } = openBrowser(null)
  rememberPush('somebody else', own)
  const sent = fakeServer({ [routes.reminders]: [200, { on: false, devices: [], pushKey: textOf(keyNow) }] })
  await syncReminders(signedIn())
  expect(sent).toEqual([])
  rememberPush(user.id, own)
  await syncReminders(signedIn())
  expect([sent.map(({ call }) => call), key()]).toEqual([[routes.reminders], null])
})

test('the link of a mail says that it was opened, and leaves the address', async () => {
  openBrowser(null)
  history.replaceState(null, '', '/solve#reminder=a%2Btoken')
  const sent = fakeServer({ [routes.answerReminder]: [204, null] })
  await syncReminders(signedIn())
  expect(callsOf(sent, routes.answerReminder).map(({ body }) => body)).toEqual([{ token: 'a+token', answer: 'opened' }])
  expect([location.pathname, location.hash]).toEqual(['/solve', ''])
})
