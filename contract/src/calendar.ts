import { z } from 'zod'
import type { Calls } from './call.ts'
import { NoContent, StorableText } from './text.ts'

export const calendarCalls = {
  calendarFeed: {
    summary: 'Whether there’s a calendar link',
    access: 'user',
    reply: z.strictObject({ isOn: z.boolean() }),
  },

  openCalendarFeed: {
    summary: 'Replace the calendar link',
    access: 'user',
    reply: z.strictObject({ address: z.url() }),
  },

  closeCalendarFeed: {
    summary: 'Turn off the calendar link',
    access: 'user',
    status: 204,
    reply: NoContent,
  },

  calendarFile: {
    summary: 'Sessions in the next 60 days',
    access: 'anyone',
    params: z.strictObject({ token: StorableText.max(100) }),
    file: ['text/calendar; charset=utf-8'],
    reply: NoContent,
    refusals: ['not_found'],
  },
} as const satisfies Calls
