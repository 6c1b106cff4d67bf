import { deliverPushes } from '../modules/reminders/deliver-pushes.ts'
import { forgetOldReminders, type SendingDeps, sendDueReminders } from '../modules/reminders/send-due.ts'
import { openPushSender } from '../vendors/push/push-sender.ts'
import { vapidKeysOf } from '../vendors/push/vapid-keys.ts'
import { startDueWorker } from './due-worker.ts'
import type { Works } from './schedule.ts'

const atOnce = 50

export interface ReminderJobDeps extends SendingDeps {
  publicUrl: string
  supportEmail: string | null
}

/** Two workers, so that a slow push service delays no decision. */
export function watchReminders(deps: ReminderJobDeps) {
  const { now, secret } = deps
  const sender = openPushSender({ keys: vapidKeysOf(secret), subject: subjectOf(deps), atOnce, now })
  const pushes = startDueWorker({
    now,
    doDue: (ending) => deliverPushes({ ...deps, sender, atOnce }, ending),
    trouble: 'Notifications could not be sent.',
  })
  const reminders = startDueWorker({
    now,
    doDue: async (ending) => {
      const next = await sendDueReminders(deps, ending)
      pushes.nudge()
      return next
    },
    trouble: 'Reminders could not be sent.',
  })
  reminders.nudge()
  const works = {
    reminders: async () => reminders.nudge(),
    'old-reminders': () => forgetOldReminders(deps),
  } satisfies Works

  async function stop() {
    await Promise.all([reminders.stop(), pushes.stop()])
    sender.close()
  }
  return { works, stop }
}

function subjectOf({ publicUrl, supportEmail }: ReminderJobDeps) {
  if (supportEmail) return `mailto:${supportEmail}`
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:operator@${new URL(publicUrl).hostname}`
}
