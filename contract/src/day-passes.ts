import { difficulties } from '@app/domain/rounds/difficulty'
import { problemForms } from '@app/domain/rounds/problem-form'
import { z } from 'zod'
import type { Calls } from './call.ts'
import { Practice } from './coach.ts'
import { Quote } from './quotes.ts'
import { IsoDate, IsoDateTime } from './text.ts'

/** A problem for finishing without network. Only `pass` is believed when it comes back. */
const DayPass = z.strictObject({
  /** Of the round, also when it is opened online. */
  id: z.uuid(),
  /** Signed: person, problem, day, zone, slots and `issuedAt`. */
  pass: z.string(),
  issuedAt: IsoDateTime,
  number: z.int(),
  text: z.string(),
  category: z.string(),
  difficulty: z.enum(difficulties),
  form: z.enum(problemForms),
  practice: Practice,
})

const OfflineDay = z.strictObject({
  day: IsoDate,
  zone: z.string(),
  startsAt: IsoDateTime,
  /** A session that finishes later does not count for the day. */
  finishBefore: IsoDateTime,
  arriveUntil: IsoDateTime,
  quote: Quote,
  passes: z.array(DayPass),
})

export const dayPassesCalls = {
  dayPasses: {
    summary: 'Problems to solve offline in the next few days',
    access: 'user',
    effect: 'writes',
    reply: z.strictObject({
      /** By the server's clock. */
      now: IsoDateTime,
      days: z.array(OfflineDay),
    }),
    sameSiteOnly: true,
  },
} as const satisfies Calls
