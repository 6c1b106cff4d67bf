import type { PgBoss } from 'pg-boss'
import type { Config } from '../config/config.ts'
import type { MailDeps } from '../modules/mail/deps.ts'
import { log } from '../process/log.ts'

type Settings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'publicUrl' | 'supportEmail'>

/** What delivers mails in this process. Nothing of it is loaded before the jobs start. */
export function openMailJob(settings: Settings, deps: MailDeps) {
  let opening: Promise<Awaited<ReturnType<typeof open>>> | null = null

  return {
    /** A nudge delivers at once; the queue makes sure of it every minute, whichever process is left. */
    async startJobs(queue: PgBoss) {
      opening ??= open(settings, deps)
      const { courier, removeOld, repeatJob } = await opening
      courier.nudge()
      // What another process on another machine deleted while this one was away.
      deps.outbox.clear()
      const often = { name: 'mail', cron: '* * * * *', firstAfterSeconds: 60 }
      await repeatJob(queue, { ...often, work: async () => courier.nudge() })
      await repeatJob(queue, { name: 'old-mail', cron: '23 4 * * *', firstAfterSeconds: 60, work: removeOld })
    },
    async close() {
      const opened = await opening
      await opened?.courier.stop()
      opened?.mailer.close()
    },
  }
}

async function open(settings: Settings, deps: MailDeps) {
  const [{ mailDelivery }, { startDueWorker }, { repeatJob }] = await Promise.all([
    import('../modules/mail/deliver.ts'),
    import('./due-worker.ts'),
    import('./repeat.ts'),
  ])
  const mailer = await openMailer(settings)
  const { deliverDue, removeOld, removeStrays } = mailDelivery({ ...deps, ...settings, mailer, atOnce: connections })
  const courier = startDueWorker({ now: deps.now, doDue: deliverDue, trouble: 'Mails could not be delivered.' })
  const clear = () =>
    void removeStrays().catch((error) => log('error', 'Files of deleted mails could not be removed.', { error }))
  deps.outbox.deliverWith(courier.nudge, clear)
  return { mailer, courier, removeOld, repeatJob }
}

const connections = 4

async function openMailer({ smtpUrl, mailFrom: from, dataDir, publicUrl }: Settings) {
  if (smtpUrl) return (await import('../vendors/smtp/mailer.ts')).openMailer({ smtpUrl, from, publicUrl, connections })
  const { openMailFiles } = await import('../vendors/smtp/mail-files.ts')
  return openMailFiles({ folder: `${dataDir}/mail`, from, publicUrl })
}
