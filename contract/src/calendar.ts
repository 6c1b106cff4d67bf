import { z } from 'zod'
import type { Calls } from './call.ts'
import { NoContent, StorableText } from './text.ts'

export const calendarCalls = {
  calendarFeed: {
    summary: 'Whether the person has a calendar to subscribe to',
    access: 'user',
    reply: z.strictObject({ isOn: z.boolean() }),
  },

  openCalendarFeed: {
    summary: 'A new private calendar link, shown only now. The old one ends',
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
    summary: 'The sessions of the next 60 days, for anyone with the link',
    access: 'anyone',
    params: z.strictObject({ token: StorableText.max(100) }),
    file: ['text/calendar; charset=utf-8'],
    reply: NoContent,
    refusals: ['not_found'],
  },
} as const satisfies Calls
