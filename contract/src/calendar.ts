import { z } from 'zod'
import type { Calls } from './call.ts'
import { NoContent, StorableText } from './text.ts'

export const calendarCalls = {
  calendarFeed: {
    summary: 'Whether there is a calendar of the person’s sessions to subscribe to',
    access: 'user',
    reply: z.strictObject({ isOn: z.boolean() }),
  },

  openCalendarFeed: {
    summary: 'A new secret address of the calendar, shown this once; an earlier one ends',
    access: 'user',
    reply: z.strictObject({ address: z.url() }),
  },

  closeCalendarFeed: {
    summary: 'End the address of the calendar',
    access: 'user',
    status: 204,
    reply: NoContent,
  },

  calendarFile: {
    summary: 'The sessions of the next 60 days, for who knows the address',
    access: 'anyone',
    params: z.strictObject({ token: StorableText.max(100) }),
    file: ['text/calendar; charset=utf-8'],
    reply: NoContent,
    refusals: ['not_found'],
  },
} as const satisfies Calls
