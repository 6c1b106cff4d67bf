import { reminderMailsPath } from '@app/contract/routes'
import type { Hono } from 'hono'
import { AppError } from '../../http/app-error.ts'
import { readBytes } from '../../http/read-body.ts'
import { registerCall } from '../../http/register-call.ts'
import { jsonResponse } from '../../http/responses.ts'
import type { RemindersDeps } from './deps.ts'
import { addDevice, deletePushDevice } from './push-devices.ts'
import { answerReminder, stopReminderMails } from './reminder-links.ts'
import {
  chooseReminders,
  declineReminders,
  loadReminderNote,
  pauseReminders,
  remindersOf,
  updateMonthMails,
} from './reminder-settings.ts'

export function remindersRoutes(app: Hono, deps: RemindersDeps) {
  registerCall(app, deps, 'reminders', ({ person }) => remindersOf(deps, person))

  registerCall(app, deps, 'saveReminders', ({ person, body }) => chooseReminders(deps, person, body))

  registerCall(app, deps, 'pauseReminders', async ({ person, body: { length } }) => {
    await pauseReminders(deps, person, length)
    return await remindersOf(deps, person)
  })

  registerCall(app, deps, 'switchMonthMails', ({ person, body: { on } }) => updateMonthMails(deps, person, on))

  registerCall(app, deps, 'declineReminders', async ({ person }) => void (await declineReminders(deps, person)))

  registerCall(app, deps, 'addPushDevice', async ({ person, body }) => {
    await addDevice(deps, person, body)
    return await remindersOf(deps, person)
  })

  registerCall(app, deps, 'removePushDevice', async ({ person, body: { endpoint } }) => {
    await deletePushDevice(deps, person, endpoint)
    return await remindersOf(deps, person)
  })

  registerCall(app, deps, 'reminderNote', ({ person }) => loadReminderNote(deps, person))

  registerCall(app, deps, 'answerReminder', ({ body }) => answerReminder(deps, body.token, body.answer))

  registerCall(app, deps, 'stopReminderMails', ({ body: { token } }) => stopReminderMails(deps, token))

  oneClickRoute(app, deps)
}

const mostBytes = 4096

/** RFC 8058: mail programs send this by themselves, without a session. */
function oneClickRoute(app: Hono, deps: RemindersDeps) {
  app.post(reminderMailsPath, async (c) => {
    const sent = Buffer.from(await readBytes(c, mostBytes)).toString()
    if (!sent.includes('List-Unsubscribe') || !sent.includes('One-Click')) throw new AppError('invalid_request')
    return jsonResponse(await stopReminderMails(deps, c.req.query('token') ?? ''))
  })
}
