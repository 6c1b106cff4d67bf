import { isIos } from './install-event.ts'
import { registerWorker } from './register-worker.ts'

/** `home_screen`: on iOS only an installed app takes notifications. */
export type PushState = 'ready' | 'blocked' | 'home_screen' | 'unsupported'

export function pushState(): PushState {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isIos() ? 'home_screen' : 'unsupported'
  return Notification.permission === 'denied' ? 'blocked' : 'ready'
}

export interface PushSubscriptionKeys {
  endpoint: string
  p256dh: string
  auth: string
}

const base64url = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

export const hashEndpoint = async (endpoint: string) =>
  base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)))

async function pushManager() {
  await registerWorker()
  return (await navigator.serviceWorker.getRegistration())?.pushManager ?? null
}

const sentOf = (subscription: PushSubscription): PushSubscriptionKeys => ({
  endpoint: subscription.endpoint,
  p256dh: base64url(subscription.getKey('p256dh')),
  auth: base64url(subscription.getKey('auth')),
})

/** Null where there is none. Never asks for permission. */
export async function currentSubscription(): Promise<PushSubscriptionKeys | null> {
  if (pushState() !== 'ready' || Notification.permission !== 'granted') return null
  const subscription = await (await pushManager())?.getSubscription()
  return subscription ? sentOf(subscription) : null
}

/** `no_service`: the browser has none that answers, which trying again does not mend. */
export type NoPush = 'not_allowed' | 'no_service'

const answersWithinMs = 10_000

/** Must begin within a press: browsers ask for permission only then. */
export async function subscribeToPush(pushKey: Promise<string> | string): Promise<PushSubscriptionKeys | NoPush> {
  if (pushState() !== 'ready' || (await Notification.requestPermission()) !== 'granted') return 'not_allowed'
  const key = bytesOf(await pushKey)
  return await within(answersWithinMs, subscribe(key)).catch(() => 'no_service' as const)
}

/** A promise of the browser may never settle. */
const within = <Value>(ms: number, promised: Promise<Value>) =>
  Promise.race([
    promised,
    new Promise<never>((_, fail) => setTimeout(fail, ms, new Error('Your browser didn’t respond.'))),
  ])

async function subscribe(key: Uint8Array<ArrayBuffer>): Promise<PushSubscriptionKeys> {
  const manager = await pushManager()
  if (!manager) throw new Error('Notifications aren’t ready in this browser yet.')
  const old = await manager.getSubscription()
  const isOurs = old && base64url(old.options.applicationServerKey) === base64url(key.buffer)
  // One of another key is worthless, and stands in the way of a new one.
  if (old && !isOurs) await old.unsubscribe()
  const subscription = isOurs ? old : await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  return sentOf(subscription)
}

/** A push service that does not answer holds nobody up. */
const leavesWithinMs = 3_000

export const unsubscribeFromPush = () => within(leavesWithinMs, leavePush(pushManager())).catch(() => undefined)

const leavePush = async (manager: Promise<PushManager | null | undefined>) =>
  (await (await manager)?.getSubscription())?.unsubscribe()

/** Nothing of the person who leaves is shown to the next one: no notification, no badge, and nothing that is on its way. */
export async function clearNotifications(): Promise<void> {
  void navigator.clearAppBadge?.().catch(() => undefined)
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
  await within(leavesWithinMs, leavePush(Promise.resolve(registration?.pushManager))).catch(() => undefined)
}

/** What the person can do outside of the app. */
export const pushAdvices: Partial<Record<PushState, string>> = {
  blocked: 'Press the lock next to the web address and set Notifications to Allow.',
  home_screen: 'Tap Share, then “Add to Home Screen”, and open Firecrest from there.',
}
