import { beforeEach, expect, test, vi } from 'vitest'
import { subscribeToPush } from './push-subscription.ts'

const bytes = (byte: number) => new Uint8Array(65).fill(byte)
const keyOf = (byte: number) => btoa(String.fromCharCode(...bytes(byte))).replaceAll('=', '')

interface Held {
  endpoint: string
  key: Uint8Array
}

/** A browser that allows notifications, and what it has subscribed to. */
function openBrowser(held: Held | null, subscribe?: () => Promise<never>) {
  const done: string[] = []
  let current = held
  const asSubscription = ({ endpoint, key }: Held) => ({
    endpoint,
    options: { applicationServerKey: key.buffer },
    getKey: () => bytes(4).buffer,
    async unsubscribe() {
      done.push(`left ${endpoint}`)
      current = null
    },
  })
  const pushManager = {
    getSubscription: async () => current && asSubscription(current),
    async subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array }) {
      if (subscribe) return subscribe()
      // As browsers do: one subscription, of one key.
      if (current) throw new DOMException('There is one of another key.', 'InvalidStateError')
      current = { endpoint: 'https://push.example.org/new', key: applicationServerKey }
      done.push('subscribed')
      return asSubscription(current)
    },
  }
  // The worker stands already; a new registration would listen for updates beyond the test.
  const register = () => Promise.reject(new Error('The worker could not be read.'))
  const serviceWorker = { register, getRegistration: async () => ({ pushManager }) }
  vi.stubGlobal('navigator', { ...navigator, serviceWorker })
  return { done, keyNow: () => current && [...current.key] }
}

beforeEach(() => {
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' })
})

test('a subscription of another key than the server’s is left for a new one', async () => {
  const { done, keyNow } = openBrowser({ endpoint: 'https://push.example.org/old', key: bytes(1) })
  expect(await subscribeToPush(keyOf(2))).toMatchObject({ endpoint: 'https://push.example.org/new' })
  expect(done).toEqual(['left https://push.example.org/old', 'subscribed'])
  expect(keyNow()).toEqual([...bytes(2)])
})

test('a subscription of the server’s key stays', async () => {
  const { done } = openBrowser({ endpoint: 'https://push.example.org/old', key: bytes(2) })
  expect(await subscribeToPush(Promise.resolve(keyOf(2)))).toMatchObject({ endpoint: 'https://push.example.org/old' })
  expect(done).toEqual([])
})

test('a browser that allows no notifications subscribes to nothing', async () => {
  const { done } = openBrowser(null)
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => 'denied' })
  expect(await subscribeToPush(keyOf(2))).toBe('not_allowed')
  expect(done).toEqual([])
})

test.each([
  { what: 'never answers', subscribe: () => new Promise<never>(() => undefined) },
  { what: 'is switched off', subscribe: () => Promise.reject(new DOMException('No service.', 'AbortError')) },
])('where the push service of the browser $what, nobody waits for it without end', async ({ subscribe }) => {
  vi.useFakeTimers()
  openBrowser(null, subscribe)
  const subscribed = subscribeToPush(keyOf(2))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await subscribed).toBe('no_service')
})
