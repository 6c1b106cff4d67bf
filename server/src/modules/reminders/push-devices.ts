import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import type { ParsedBody } from '@app/contract/calls'
import { type RowOf, statement } from '../../db/statement.ts'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import type { PushTarget } from '../../vendors/push/push-sender.ts'
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

export const hashOfEndpoint = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url')

const aboutEndpoint = (hash: string) => `push endpoint ${hash}`

export function createEndpointSealer(secret: string) {
  const { open } = createSealer(secret)
  return (hash: string, sealed: string) => open(sealed, aboutEndpoint(hash)) as PushTarget | null
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
const areKeys = ({ p256dh, auth }: PushTarget) =>
  bytesOf(p256dh).length === 65 && bytesOf(p256dh)[0] === 4 && bytesOf(auth).length === 16

export async function addPushDevice(deps: RemindersDeps, person: Person, subscription: ParsedBody<'addPushDevice'>) {
  if (!isPushAddress(subscription.endpoint) || !areKeys(subscription)) throw new AppError('bad_push_address')
  const hash = hashOfEndpoint(subscription.endpoint)
  const sealed = createSealer(deps.secret).seal(subscription satisfies PushTarget, aboutEndpoint(hash))
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

/** Counts the try first, and holds messages from other processes for a while. */
export const claimPushes = statement({
  name: 'claim_pushes',
  params: { now: 'timestamptz', seconds: 'float8', limit: 'int8' },
  columns: {
    id: 'uuid',
    endpointId: 'uuid',
    userId: 'text',
    hash: 'text',
    sealed: 'text',
    day: 'date',
    title: 'text',
    sentence: 'text',
    attempts: 'int4',
    expiresAt: 'timestamptz',
  },
  sql: `update push_message m set attempts = m.attempts + 1,
      next_attempt_at = :now::timestamptz + :seconds * interval '1 second'
    from push_endpoint e
    where e.id = m.endpoint_id and m.id in (select id from push_message
      where next_attempt_at <= :now and expires_at > :now order by next_attempt_at limit :limit for update skip locked)
    returning m.id, m.endpoint_id as "endpointId", e.user_id as "userId", e.hash, e.sealed, m.day, m.title, m.sentence,
      m.attempts, m.expires_at as "expiresAt"`,
})
export type ClaimedPush = RowOf<typeof claimPushes>

export const deletePushes = statement({
  name: 'delete_pushes',
  params: { ids: 'uuid[]' },
  sql: 'delete from push_message where id = any(:ids::uuid[])',
})

export const deletePushEndpoints = statement({
  name: 'delete_push_endpoints',
  params: { ids: 'uuid[]' },
  sql: 'delete from push_endpoint where id = any(:ids::uuid[])',
})

export const postponePushes = statement({
  name: 'postpone_pushes',
  params: { ids: 'uuid[]', at: 'text[]' },
  sql: `update push_message m set next_attempt_at = p.at::timestamptz
    from unnest(:ids::uuid[], :at::text[]) as p(id, at) where m.id = p.id`,
})

export const deleteStalePushes = statement({
  name: 'delete_stale_pushes',
  params: { now: 'timestamptz' },
  sql: 'delete from push_message where expires_at <= :now',
})

export const findNextPushDue = statement({
  name: 'find_next_push_due',
  columns: { at: 'timestamptz?' },
  sql: 'select min(next_attempt_at) as at from push_message',
})
