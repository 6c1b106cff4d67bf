import type { Database } from '../../db/database.ts'
import { log } from '../../process/log.ts'
import type { PushOutcome, PushSender } from '../../vendors/push/push-sender.ts'
import { retryDelaySeconds } from '../mail/deliver-mails.ts'
import { markRemindersAccepted } from './due-reminders.queries.ts'
import {
  type ClaimedPush,
  claimPushes,
  createEndpointSealer,
  deletePushEndpoints,
  deletePushes,
  deleteStalePushes,
  findNextPushDue,
  postponePushes,
} from './push-devices.ts'
import { createNotificationToken } from './reminder-links.ts'
import { listWantedReminders } from './reminders.queries.ts'
import type { SendingDeps } from './send-due-reminders.ts'

const batch = 200
/** Longer than a batch without any answer takes. After a kill they are tried again. */
const claimSeconds = 120
/** A second message of a day replaces the first, at the service and on the screen. */
const topic = 'reminder'

export interface PushDelivery extends Pick<SendingDeps, 'db' | 'secret' | 'now'> {
  sender: Pick<PushSender, 'send'>
  atOnce: number
  /** 0 to 1, so that failed messages do not retry together. */
  random?: () => number
}

/** Outside of any transaction, until none waits. Returns when the next one does. Safe in several processes at once. */
export async function deliverPushes(delivery: PushDelivery, ending?: AbortSignal): Promise<Date | null> {
  const { db, now } = delivery
  await deleteStalePushes(db, { now: now() })
  while (!ending?.aborted) {
    const claimed = await claimPushes(db, { now: now(), seconds: claimSeconds, limit: batch })
    await save(delivery, await sendAll(delivery, await deleteUnwantedPushes(db, claimed)))
    if (claimed.length < batch) break
  }
  return (await findNextPushDue(db))[0]?.at ?? null
}

/** Since it was queued its day may be done, or reminders off or paused. */
async function deleteUnwantedPushes(db: Database, claimed: readonly ClaimedPush[]) {
  if (claimed.length === 0) return claimed
  const ofDay = ({ userId, day }: Pick<ClaimedPush, 'userId' | 'day'>) => `${day} ${userId}`
  const found = await listWantedReminders(db, {
    userIds: claimed.map(({ userId }) => userId),
    days: claimed.map(({ day }) => day),
  })
  const wanted = new Set(found.map(ofDay))
  const dropped = claimed.filter((push) => !wanted.has(ofDay(push)))
  if (dropped.length > 0) await deletePushes(db, { ids: dropped.map(({ id }) => id) })
  return claimed.filter((push) => wanted.has(ofDay(push)))
}

interface Sent {
  push: ClaimedPush
  outcome: PushOutcome
}

async function sendAll({ atOnce, ...delivery }: PushDelivery, claimed: readonly ClaimedPush[]) {
  const open = createEndpointSealer(delivery.secret)
  const [sent, waiting] = [[] as Sent[], claimed.values()]
  const lane = async () => {
    for (const push of waiting) sent.push({ push, outcome: await sendOne(delivery, push, open) })
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return sent
}

type Delivery = Omit<PushDelivery, 'atOnce'>

async function sendOne(
  { sender, secret, now }: Delivery,
  push: ClaimedPush,
  open: ReturnType<typeof createEndpointSealer>,
) {
  const target = open(push.hash, push.sealed)
  // Sealed under another secret. The browser subscribes again when the app is opened.
  if (!target) return { is: 'gone' } as const
  const { title, sentence, userId, day, expiresAt } = push
  const payload = JSON.stringify({ title, body: sentence, day, token: createNotificationToken(secret, userId, day) })
  const ttlSeconds = (expiresAt.getTime() - now().getTime()) / 1000
  return await sender.send(target, { payload, ttlSeconds, topic })
}

async function save({ db, now, random = Math.random }: PushDelivery, sent: readonly Sent[]) {
  const later: { id: string; at: Date }[] = []
  for (const { push, outcome } of sent) {
    if (outcome.is !== 'later') continue
    const seconds = Math.max(outcome.seconds ?? 0, retryDelaySeconds(push.attempts, 'later', random()))
    const at = new Date(now().getTime() + Math.round(seconds * 1000))
    if (at < push.expiresAt) later.push({ id: push.id, at })
  }
  const waiting = new Set(later.map(({ id }) => id))
  const ended = sent.filter(({ push }) => !waiting.has(push.id))
  const gone = ended.filter(({ outcome }) => outcome.is === 'gone')
  const refused = ended.filter(({ outcome }) => outcome.is === 'refused').length
  if (refused > 0) log('warn', 'Push services refused messages.', { count: refused })
  if (ended.length > 0) await deletePushes(db, { ids: ended.map(({ push }) => push.id) })
  if (gone.length > 0) await deletePushEndpoints(db, { ids: gone.map(({ push }) => push.endpointId) })
  if (later.length > 0)
    await postponePushes(db, { ids: later.map(({ id }) => id), at: later.map(({ at }) => at.toISOString()) })
  const taken = ended.filter(({ outcome }) => outcome.is === 'taken').map(({ push }) => push)
  if (taken.length > 0)
    await markRemindersAccepted(db, {
      userIds: taken.map(({ userId }) => userId),
      days: taken.map(({ day }) => day),
      now: now(),
    })
}
