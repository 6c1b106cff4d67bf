import type { Config } from '../config/config.ts'
import type { SendingDeps } from '../modules/reminders/send-due-reminders.ts'
import { log } from '../process/log.ts'
import type { JobHandlers } from './job-schedule.ts'

type Settings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'databaseUrl' | 'publicUrl' | 'supportEmail'>

export function startMailJobs(settings: Settings, deps: SendingDeps) {
  let opening: Promise<Awaited<ReturnType<typeof open>>> | null = null

  return {
    async start() {
      opening ??= open(settings, deps)
      const { worker, removeOld } = await opening
      worker.wake()
      // For mails that other machines deleted while this process was away.
      deps.outbox.clear()
      return { mail: async () => worker.wake(), 'old-mail': removeOld } satisfies JobHandlers
    },
    async close() {
      const opened = await opening
      await opened?.worker.stop()
      opened?.mailer.close()
    },
  }
}

async function open(settings: Settings, deps: SendingDeps) {
  const [{ createMailDelivery }, { createReminderHooks }, { startDueWorker }] = await Promise.all([
    import('../modules/mail/deliver-mails.ts'),
    import('../modules/reminders/reminder-links.ts'),
    import('./due-worker.ts'),
  ])
  const mailer = await openMailer(settings, deps)
  const { deliverDue, removeOld, deleteOrphans } = createMailDelivery({
    ...deps,
    ...settings,
    mailer,
    atOnce: connections,
    reminders: createReminderHooks(deps),
  })
  const worker = startDueWorker({ now: deps.now, runDue: deliverDue, errorMessage: 'Mails could not be delivered.' })
  const clear = () =>
    void deleteOrphans().catch((error) => log('error', 'Files of deleted mails could not be removed.', { error }))
  deps.outbox.deliverWith(worker.wake, clear)
  return { mailer, worker, removeOld }
}

const connections = 4

async function openMailer(settings: Settings, { db, secret }: SendingDeps) {
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
