import type { ClientConfig } from 'pg'
import type { StopOptions } from 'pg-boss'
import type { Config } from '../config/config.ts'
import type { ReportOutage } from '../db/database-errors.ts'
import { checkDuePayments } from '../modules/premium/crypto/check-payment.ts'
import { deliverPushes } from '../modules/reminders/deliver-pushes.ts'
import { type SendingDeps, sendDueReminders } from '../modules/reminders/send-due-reminders.ts'
import { memoizeAsync } from '../process/memoize-async.ts'
import { createPushSender } from '../vendors/push/push-sender.ts'
import { deriveVapidKeys } from '../vendors/push/vapid-keys.ts'
import { startDueWorker } from './due-worker.ts'
import { type JobContext, type JobDeps, jobs } from './jobs.ts'
import { type MailSettings, openMailWorker } from './mail-worker.ts'
import { scheduleJobs, startQueue } from './queue.ts'
import { workStripeEvents } from './stripe-event-queue.ts'

interface JobInput {
  config: MailSettings & Pick<Config, 'writer'>
  connection: ClientConfig
  deps: JobDeps & { reportOutage: ReportOutage }
  ending: AbortSignal
}

/** Works until it is stopped. Where one part cannot start, none goes on, and the caller tries again. */
export async function openJobs({ config, connection, deps, ending }: JobInput) {
  const queue = await startQueue(connection, deps.reportOutage)
  let workers: Awaited<ReturnType<typeof openWorkers>> | null = null
  const close = async (options: StopOptions) => {
    await queue.stop(options)
    await workers?.stop()
  }
  try {
    workers = await openWorkers(config, deps, ending)
    const { context } = workers
    if (context.cards) await workStripeEvents(queue, context.cards, ending)
    await scheduleJobs(queue, jobs, context)
  } catch (error) {
    await close({ graceful: false })
    throw error
  }
  return { stop: () => close({ graceful: true, timeout: 5_000 }) }
}

async function openWorkers(config: JobInput['config'], deps: JobDeps, ending: AbortSignal) {
  const writing = await openWriting(config, ending)
  const mails = await openMailWorker(config, deps)
  const reminders = openReminderWorker(deps)
  const payments = openPaymentWorker(deps)
  const { card, webhookEvents } = deps
  const cards = card && webhookEvents && { ...deps, card, webhookEvents }
  const context: JobContext = { ...deps, mails, reminders, payments, cards, writing }
  const stop = memoizeAsync(() => Promise.all([mails.stop(), reminders.stop(), payments?.stop()]))
  ending.addEventListener('abort', () => void stop(), { once: true })
  return { context, stop }
}

function openPaymentWorker(deps: JobDeps) {
  const { addressDerivers, pooledChains = [] } = deps.crypto
  if (Object.keys(addressDerivers).length + pooledChains.length === 0) return null
  const worker = startDueWorker({
    now: deps.now,
    runDue: (ending) => checkDuePayments(deps, ending),
    errorMessage: 'Crypto payments couldn’t be checked.',
  })
  worker.wake()
  return worker
}

async function openWriting({ writer }: JobInput['config'], ending: AbortSignal) {
  if (!writer) return null
  const { createProblemWriter } = await import('../vendors/ai/problem-writer.ts')
  const { dailyCalls, writingDeadlineMs: deadlineMs, ...settings } = writer
  return { writer: createProblemWriter({ ...settings, deadlineMs, ending }), dailyCalls, ending, restsUntil: 0 }
}

const maxConcurrent = 50

interface ReminderWorkerDeps extends SendingDeps {
  publicUrl: string
  supportEmail: string | null
}

/** Two workers, so that a slow push service delays no decision. */
function openReminderWorker(deps: ReminderWorkerDeps) {
  const { now, secret } = deps
  const sender = createPushSender({
    keys: deriveVapidKeys(secret),
    subject: subjectOf(deps),
    atOnce: maxConcurrent,
    now,
  })
  const pushes = startDueWorker({
    now,
    runDue: (ending) => deliverPushes({ ...deps, sender, atOnce: maxConcurrent }, ending),
    errorMessage: 'Notifications could not be sent.',
  })
  const reminders = startDueWorker({
    now,
    runDue: async (ending) => {
      const next = await sendDueReminders(deps, ending)
      pushes.wake()
      return next
    },
    errorMessage: 'Reminders could not be sent.',
  })
  reminders.wake()
  return {
    wake: reminders.wake,
    async stop() {
      await Promise.all([reminders.stop(), pushes.stop()])
      sender.close()
    },
  }
}

function subjectOf({ publicUrl, supportEmail }: ReminderWorkerDeps) {
  if (supportEmail) return `mailto:${supportEmail}`
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:operator@${new URL(publicUrl).hostname}`
}
