import { deliverPushes } from '../modules/reminders/deliver-pushes.ts'
import { type SendingDeps, sendDueReminders } from '../modules/reminders/send-due-reminders.ts'
import { createPushSender } from '../vendors/push/push-sender.ts'
import { deriveVapidKeys } from '../vendors/push/vapid-keys.ts'
import { startDueWorker } from './due-worker.ts'

const maxConcurrent = 50

interface ReminderWorkerDeps extends SendingDeps {
  publicUrl: string
  supportEmail: string | null
}

/** Two workers, so that a slow push service delays no decision. */
export function openReminderWorker(deps: ReminderWorkerDeps) {
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
