import { difficulties } from '@app/domain/rounds/difficulty'
import { z } from 'zod'
import type { Calls } from './call.ts'
import { Quote } from './quotes.ts'
import { DayText, Moment } from './text.ts'

/** A problem of one day, for finishing without network. Only `pass` is believed when it comes back with a hand-in. */
const DayPass = z.strictObject({
  /** Of the round, which the same day gives online as well. */
  id: z.uuid(),
  /** Signed for the person: problem, day, zone, slots and `issuedAt`. */
  pass: z.string(),
  issuedAt: Moment,
  /** Its place among the problems of its day, from 1. */
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
  /** A session counts for the day if it is finished before this moment, */
  finishBefore: Moment,
  /** and arrives until this one. */
  arriveUntil: Moment,
  quote: Quote,
  /** Those that are not finished, as many as still fit into the day, in their order. */
  passes: z.array(DayPass),
})

export const passesCalls = {
  dayPasses: {
    summary:
      'The problems of today and of the next three days, and those of yesterday while they may still be finished, for finishing without network; each is handed out once',
    access: 'user',
    effect: 'writes',
    reply: z.strictObject({
      /** By the clock of the server. */
      now: Moment,
      days: z.array(CarriedDay),
    }),
    ownSiteOnly: true,
  },
} as const satisfies Calls
