import { reminderMailsPath } from '@app/contract/routes'
import type { Hono } from 'hono'
import { AppError } from '../../http/app-error.ts'
import { readBytes } from '../../http/read-body.ts'
import { registerCall } from '../../http/register-call.ts'
import { jsonResponse } from '../../http/responses.ts'
import { addPushDevice, deletePushDevice } from './push-devices.ts'
import { answerReminder, stopReminderMails } from './reminder-links.ts'
import type { RemindersDeps } from './reminder-settings.ts'
import {
  changeReminderSettings,
  declineReminders,
  loadReminderNote,
  loadReminders,
  pauseReminders,
  updateMonthMails,
} from './reminder-settings.ts'

export function registerRemindersRoutes(app: Hono, deps: RemindersDeps) {
  registerCall(app, deps, 'reminders', ({ person }) => loadReminders(deps, person))

  registerCall(app, deps, 'saveReminders', ({ person, body }) => changeReminderSettings(deps, person, body))

  registerCall(app, deps, 'pauseReminders', async ({ person, body: { length } }) => {
    await pauseReminders(deps, person, length)
    return await loadReminders(deps, person)
  })

  registerCall(app, deps, 'switchMonthMails', ({ person, body: { on } }) => updateMonthMails(deps, person, on))

  registerCall(app, deps, 'declineReminders', async ({ person }) => void (await declineReminders(deps, person)))

  registerCall(app, deps, 'addPushDevice', async ({ person, body }) => {
    await addPushDevice(deps, person, body)
    return await loadReminders(deps, person)
  })

  registerCall(app, deps, 'removePushDevice', async ({ person, body: { endpoint } }) => {
    await deletePushDevice(deps, person, endpoint)
    return await loadReminders(deps, person)
  })

  registerCall(app, deps, 'reminderNote', ({ person }) => loadReminderNote(deps, person))

  registerCall(app, deps, 'answerReminder', ({ body }) => answerReminder(deps, body.token, body.answer))

  registerCall(app, deps, 'stopReminderMails', ({ body: { token } }) => stopReminderMails(deps, token))

  registerOneClickRoute(app, deps)
}

const mostBytes = 4096

/** RFC 8058: mail programs send this by themselves, without a session. */
function registerOneClickRoute(app: Hono, deps: RemindersDeps) {
  app.post(reminderMailsPath, async (c) => {
    const sent = Buffer.from(await readBytes(c, mostBytes)).toString()
    if (!sent.includes('List-Unsubscribe') || !sent.includes('One-Click')) throw new AppError('invalid_request')
    return jsonResponse(await stopReminderMails(deps, c.req.query('token') ?? ''))
  })
}
