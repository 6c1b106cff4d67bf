import { difficulties } from '@app/domain/rounds/difficulty'
import { z } from 'zod'
import type { Calls } from './call.ts'
import { Quote } from './quotes.ts'
import { DayText, Moment } from './text.ts'

/** A problem for finishing without network. Only `pass` is believed when it comes back. */
const DayPass = z.strictObject({
  /** Of the round, also when it is opened online. */
  id: z.uuid(),
  /** Signed: person, problem, day, zone, slots and `issuedAt`. */
  pass: z.string(),
  issuedAt: Moment,
  number: z.int(),
  text: z.string(),
  category: z.string(),
  difficulty: z.enum(difficulties),
  slots: z.int(),
})

const CarriedDay = z.strictObject({
  day: DayText,
  zone: z.string(),
  startsAt: Moment,
  /** A session that finishes later does not count for the day. */
  finishBefore: Moment,
  arriveUntil: Moment,
  quote: Quote,
  passes: z.array(DayPass),
})

export const passesCalls = {
  dayPasses: {
    summary:
      'The problems of today and of the next three days, and those of yesterday while they may still be finished, for finishing without network; each is handed out once',
    access: 'user',
    effect: 'writes',
    reply: z.strictObject({
      /** By the server's clock. */
      now: Moment,
      days: z.array(CarriedDay),
    }),
    ownSiteOnly: true,
  },
} as const satisfies Calls
