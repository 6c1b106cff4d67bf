import type { Database } from '../../db/database.ts'
import { log } from '../../process/log.ts'
import { MailError, type Mailer } from '../../vendors/smtp/mailer.ts'
import { composeMail, type SiteAddresses } from './compose-mail.ts'
import { composeMonthMail } from './compose-month-mail.ts'
import { composeReminderMail } from './compose-reminder-mail.ts'
import {
  type ClaimedMail,
  claimMail,
  deleteEndedMails,
  dropStaleMails,
  findNextMailDue,
  listMailIds,
  markMailDropped,
  markMailRefused,
  markMailSent,
  postponeMail,
} from './outbox.queries.ts'
import type { MailPayload, MonthMailPayload, Outbox, ReminderMailPayload } from './outbox.ts'

export interface MailDeliverySettings {
  db: Database
  now(): Date
  outbox: Outbox
  mailer: Mailer
  publicUrl: string
  supportEmail: string | null
  atOnce: number
  reminders?: ReminderHooks
  /** 0 to 1, so that two failed mails do not retry together. */
  random?: () => number
}

export interface ReminderHooks {
  isWanted(reminder: ReminderMailPayload): Promise<boolean>
  isMonthWanted(payload: MonthMailPayload): Promise<boolean>
  onAccepted(reminder: ReminderMailPayload): Promise<void>
  onRefused(mailId: string): Promise<void>
}

const minuteSeconds = 60
const daySeconds = 24 * 60 * minuteSeconds
/** Longer than any letter takes. After a kill it is tried again. */
const claimSeconds = 2 * minuteSeconds
const giveUpAfterSeconds = 3 * daySeconds
const retentionSeconds = 30 * daySeconds
const enoughAway = 4

export function createMailDelivery(settings: MailDeliverySettings) {
  const { db, now, outbox, mailer, reminders, atOnce } = settings
  const drop = ({ id }: ClaimedMail, error: string) => markMailDropped(db, { id, now: now(), error })
  const before = (seconds: number) => addSeconds(now(), -seconds)

  async function deliverDue(ending?: AbortSignal): Promise<Date | null> {
    await dropStaleMails(db, { now: now(), oldest: before(giveUpAfterSeconds) })
    let awayInRow = 0
    const sender = async () => {
      while (!ending?.aborted && awayInRow < enoughAway) {
        const [mail] = await claimMail(db, { now: now(), seconds: claimSeconds })
        if (!mail) return
        awayInRow = (await deliver(mail)) === 'away' ? awayInRow + 1 : 0
      }
    }
    await Promise.all(Array.from({ length: atOnce }, sender))
    return (await findNextMailDue(db))[0]?.at ?? null
  }

  /** Outside of any transaction. A crash between sending and marking sends it again, with the same message id. */
  async function deliver(mail: ClaimedMail) {
    const payload = outbox.read(mail)
    if (!payload) return await drop(mail, 'APP_SECRET has since changed')
    if (await isUnwanted(payload, reminders)) return await drop(mail, 'no longer wanted')
    try {
      const composed = composeClaimedMail(mail.kind, payload, { ...settings, to: mail.recipient })
      await mailer.send({ ...composed, id: mail.id, to: mail.recipient, writtenAt: mail.createdAt })
    } catch (error) {
      if (!(error instanceof MailError)) throw error
      return await noteFailure(settings, mail, error)
    }
    await markMailSent(db, { id: mail.id, now: now() })
    if (payload.reminder) await reminders?.onAccepted(payload.reminder)
    return 'sent'
  }

  const deleteOrphans = async () =>
    await mailer.deleteOrphans?.(async (ids) => (await listMailIds(db, { ids })).map(({ id }) => id))

  return {
    deliverDue,
    deleteOrphans,
    async removeOld() {
      await deleteEndedMails(db, { endedBefore: before(retentionSeconds) })
      await deleteOrphans()
    },
  }
}

async function noteFailure(
  { db, now, reminders, random = Math.random }: MailDeliverySettings,
  { id, kind, attempts }: ClaimedMail,
  { failure, message }: MailError,
) {
  log('warn', 'An email wasn’t accepted.', { id, kind, attempts, failure, reason: message })
  if (failure === 'refused') {
    await markMailRefused(db, { id, now: now(), error: message })
    if (kind === 'reminder') await reminders?.onRefused(id)
  } else {
    const nextAttemptAt = addSeconds(now(), retryDelaySeconds(attempts, failure, random()))
    await postponeMail(db, { id, attempts, nextAttemptAt, error: `${failure}: ${message}` })
  }
  return failure
}

const addSeconds = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000)

async function isUnwanted({ reminder, letter }: MailPayload, reminders?: ReminderHooks) {
  if (!reminders) return false
  if (letter) return !(await reminders.isMonthWanted(letter))
  return reminder !== undefined && !(await reminders.isWanted(reminder))
}

function composeClaimedMail(kind: ClaimedMail['kind'], payload: MailPayload, place: SiteAddresses) {
  if (kind !== 'reminder') return composeMail(kind, payload, place)
  const { reminder, letter, firstName } = payload
  if (letter) return composeMonthMail({ ...letter, firstName }, place)
  if (!reminder) throw new Error('This reminder has no content.')
  return composeReminderMail({ ...reminder, firstName }, place)
}

/** Seconds: 10, 20, 40 … up to an hour, by half less or more. A server that is away is tried every minute. */
export function retryDelaySeconds(attempts: number, failure: 'later' | 'away', random: number): number {
  const longest = failure === 'away' ? 40 : 60 * minuteSeconds
  return Math.min(10 * 2 ** (attempts - 1), longest) * (0.5 + random)
}
