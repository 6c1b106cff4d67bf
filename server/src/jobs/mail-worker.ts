import type { Config } from '../config/config.ts'
import { createMailDelivery } from '../modules/mail/deliver-mails.ts'
import { createReminderHooks } from '../modules/reminders/reminder-links.ts'
import type { SendingDeps } from '../modules/reminders/send-due-reminders.ts'
import { log } from '../process/log.ts'
import { startDueWorker } from './due-worker.ts'

export type MailSettings = Pick<
  Config,
  'smtpUrl' | 'mailFrom' | 'dataDir' | 'databaseUrl' | 'publicUrl' | 'supportEmail'
>

export async function openMailWorker(settings: MailSettings, deps: SendingDeps) {
  const mailer = await openMailer(settings, deps)
  const { deliverDue, removeOld, deleteOrphans } = createMailDelivery({
    ...deps,
    ...settings,
    mailer,
    atOnce: connections,
    reminders: createReminderHooks(deps),
  })
  const worker = startDueWorker({ now: deps.now, runDue: deliverDue, errorMessage: 'Emails couldn’t be delivered.' })
  const clear = () =>
    void deleteOrphans().catch((error) => log('error', 'Files of deleted emails couldn’t be removed.', { error }))
  deps.outbox.deliverWith(worker.wake, clear)
  worker.wake()
  // For mails that other machines deleted while this process was away.
  clear()
  return {
    wake: worker.wake,
    deleteOld: removeOld,
    async stop() {
      await worker.stop()
      mailer.close()
    },
  }
}

const connections = 4

async function openMailer(settings: MailSettings, { db, secret }: SendingDeps) {
  const { smtpUrl, mailFrom: from, dataDir, databaseUrl, publicUrl } = settings
  if (smtpUrl) return (await import('../vendors/smtp/mailer.ts')).openMailer({ smtpUrl, from, publicUrl, connections })
  if (!databaseUrl) {
    const { createMailFolder } = await import('../vendors/smtp/mail-folder.ts')
    return createMailFolder({ folder: `${dataDir}/mail`, from, publicUrl })
  }
  // Machines that share a database share no disk.
  const { createStoredMailer } = await import('../modules/mail/stored-mails.ts')
  return createStoredMailer({ db, secret, from, publicUrl })
}
