import { z } from 'zod'
import type { Calls } from './call.ts'
import { IsoDate, NoContent, StorableText } from './text.ts'

/** By the clocks of the account's zone. */
const Time = z.string().regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/)
const Chosen = {
  on: z.boolean(),
  time: Time,
  /** One bit for each weekday: 1 is Monday, 64 is Sunday. */
  days: z.int().min(1).max(127),
  /** Over midnight where `to` is not after `from`. */
  quiet: z.strictObject({ from: Time, to: Time }).nullable(),
  byMail: z.boolean(),
}

const Reminders = z.strictObject({
  ...Chosen,
  timeZone: z.string(),
  pausedUntil: IsoDate.nullable(),
  stopped: z.boolean(),
  /** Null: no mail is set up here. */
  email: z.string().nullable(),
  /** The mail server refused the address for good. */
  mailRefused: z.boolean(),
  /** Monthly recap by email. Off until asked for. */
  monthMails: z.boolean(),
  /** A new one makes subscriptions worthless. */
  pushKey: z.string(),
  /** SHA-256 in base64url of the address of each browser. */
  devices: z.array(z.string()),
})
const Token = StorableText.max(200)

export const remindersCalls = {
  reminders: {
    summary: 'The user’s reminders',
    access: 'user',
    reply: Reminders,
  },

  saveReminders: {
    summary: 'Choose times, days and channels',
    access: 'user',
    body: z.strictObject(Chosen),
    reply: Reminders,
  },

  pauseReminders: {
    summary: 'Pause or resume reminders',
    access: 'user',
    body: z.strictObject({ length: z.enum(['week', 'month']).nullable() }),
    reply: Reminders,
  },

  switchMonthMails: {
    summary: 'Turn the monthly recap on or off',
    access: 'user',
    body: z.strictObject({ on: z.boolean() }),
    reply: Reminders,
  },

  declineReminders: {
    summary: 'Turn reminders off',
    access: 'user',
    status: 204,
    reply: NoContent,
  },

  addPushDevice: {
    summary: 'Send notifications to this browser',
    access: 'user',
    body: z.strictObject({
      endpoint: StorableText.max(1000),
      p256dh: StorableText.max(200),
      auth: StorableText.max(100),
    }),
    reply: Reminders,
    refusals: ['bad_push_address'],
  },

  removePushDevice: {
    summary: 'Stop sending notifications to this browser',
    access: 'user',
    body: z.strictObject({ endpoint: StorableText.max(1000) }),
    reply: Reminders,
  },

  reminderNote: {
    summary: 'The dashboard’s note about reminders',
    access: 'user',
    reply: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('ask'), time: Time }),
      z.strictObject({ kind: z.literal('stopped') }),
      z.strictObject({ kind: z.literal('none') }),
    ]),
  },

  answerReminder: {
    summary: 'Respond to a reminder using its token',
    access: 'anyone',
    body: z.strictObject({ token: Token, answer: z.enum(['opened', 'pause']) }),
    status: 204,
    reply: NoContent,
    refusals: ['invalid_reminder_link'],
  },

  stopReminderMails: {
    summary: 'Turn off reminder emails with a link',
    access: 'anyone',
    body: z.strictObject({ token: Token }),
    reply: z.strictObject({ address: z.string() }),
    refusals: ['invalid_reminder_link'],
  },
} as const satisfies Calls
