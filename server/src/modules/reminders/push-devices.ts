import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import type { ParsedBody } from '@app/contract/calls'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import { createSealer } from '../mail/sealer.ts'
import type { RemindersDeps } from './reminder-settings.ts'
import {
  deleteOldestPushDevices,
  deletePushDeviceOfOthers,
  deletePushDeviceRow,
  lockPersonOfDevices,
  savePushDevice,
} from './reminders.queries.ts'
import { scheduleReminder } from './schedule-reminder.ts'

const maxPushDevices = 10

export interface PushSubscriptionKeys {
  endpoint: string
  p256dh: string
  auth: string
}

export const hashOfEndpoint = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url')

const aboutEndpoint = (hash: string) => `push endpoint ${hash}`

export function createEndpointSealer(secret: string) {
  const { open } = createSealer(secret)
  return (hash: string, sealed: string) => open(sealed, aboutEndpoint(hash)) as PushSubscriptionKeys | null
}

/** Refuses what can never be one; each request checks its address again. */
function isPushAddress(endpoint: string) {
  const url = URL.parse(endpoint)
  if (url?.protocol !== 'https:' || url.username || url.password || url.port || url.hash) return false
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 && host.includes('.') && !/(^|\.)(localhost|local|internal)\.?$/.test(host)
}

const bytesOf = (text: string) => (/^[\w-]+$/.test(text) ? Buffer.from(text, 'base64url') : Buffer.alloc(0))

/** RFC 8291: an uncompressed point of P-256, and 16 random bytes. */
const areKeys = ({ p256dh, auth }: PushSubscriptionKeys) =>
  bytesOf(p256dh).length === 65 && bytesOf(p256dh)[0] === 4 && bytesOf(auth).length === 16

export async function addPushDevice(deps: RemindersDeps, person: Person, subscription: ParsedBody<'addPushDevice'>) {
  if (!isPushAddress(subscription.endpoint) || !areKeys(subscription)) throw new AppError('bad_push_address')
  const hash = hashOfEndpoint(subscription.endpoint)
  const sealed = createSealer(deps.secret).seal(subscription satisfies PushSubscriptionKeys, aboutEndpoint(hash))
  const { id: userId, sessionId } = person
  await deps.transact(async (db) => {
    await lockPersonOfDevices(db, { userId })
    await deletePushDeviceOfOthers(db, { userId, hash })
    await savePushDevice(db, { userId, sessionId, hash, sealed, now: deps.now() })
    await deleteOldestPushDevices(db, { userId, most: maxPushDevices })
    await scheduleReminder(db, userId, deps.now())
  })
}

export const deletePushDevice = ({ transact, now }: RemindersDeps, { id: userId }: Person, endpoint: string) =>
  transact(async (db) => {
    await deletePushDeviceRow(db, { userId, hash: hashOfEndpoint(endpoint) })
    await scheduleReminder(db, userId, now())
  })
