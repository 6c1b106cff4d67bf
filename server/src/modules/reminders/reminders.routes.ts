import { reminderMailsAddress } from '@app/contract/routes'
import type { Hono } from 'hono'
import { answer } from '../../http/answer.ts'
import { AppError } from '../../http/app-error.ts'
import { readBytes } from '../../http/read-body.ts'
import { serve } from '../../http/serve.ts'
import {
  chooseReminders,
  declineReminders,
  pauseReminders,
  reminderNote,
  remindersOf,
  switchMonthMails,
} from './choose-reminders.ts'
import type { RemindersDeps } from './deps.ts'
import { addDevice, dropDevice } from './push-devices.ts'
import { answerReminder, stopReminderMails } from './reminder-links.ts'

export function remindersRoutes(app: Hono, deps: RemindersDeps) {
  serve(app, deps, 'reminders', ({ person }) => remindersOf(deps, person))

  serve(app, deps, 'saveReminders', ({ person, body }) => chooseReminders(deps, person, body))

  serve(app, deps, 'pauseReminders', async ({ person, body: { length } }) => {
    await pauseReminders(deps, person, length)
    return await remindersOf(deps, person)
  })

  serve(app, deps, 'switchMonthMails', ({ person, body: { on } }) => switchMonthMails(deps, person, on))

  serve(app, deps, 'declineReminders', async ({ person }) => void (await declineReminders(deps, person)))

  serve(app, deps, 'addPushDevice', async ({ person, body }) => {
    await addDevice(deps, person, body)
    return await remindersOf(deps, person)
  })

  serve(app, deps, 'removePushDevice', async ({ person, body: { endpoint } }) => {
    await dropDevice(deps, person, endpoint)
    return await remindersOf(deps, person)
  })

  serve(app, deps, 'reminderNote', ({ person }) => reminderNote(deps, person))

  serve(app, deps, 'answerReminder', ({ body }) => answerReminder(deps, body.token, body.answer))

  serve(app, deps, 'stopReminderMails', ({ body: { token } }) => stopReminderMails(deps, token))

  oneClickRoute(app, deps)
}

const mostBytes = 4096

/** RFC 8058: mail programs send this by themselves, without a session. */
function oneClickRoute(app: Hono, deps: RemindersDeps) {
  app.post(reminderMailsAddress, async (c) => {
    const sent = Buffer.from(await readBytes(c, mostBytes)).toString()
    if (!sent.includes('List-Unsubscribe') || !sent.includes('One-Click')) throw new AppError('invalid_request')
    return answer(await stopReminderMails(deps, c.req.query('token') ?? ''))
  })
}
