import { dayKinds } from '@app/domain/streak/day-log'
import { dayReasons } from '@app/domain/streak/streak-story'
import { z } from 'zod'
import type { Calls } from './call.ts'
import { AdminNote, IsoDate, IsoDateTime, NoContent, StorableText } from './text.ts'

/** Inclusive. */
const DayRange = z.strictObject({ from: IsoDate, to: IsoDate })
const Pause = z.strictObject({ id: z.uuid(), ...DayRange.shape })

/** Two rounds on one day bring it back, until this day. */
const EarnBack = z.strictObject({ length: z.int(), until: IsoDate })

export const streakCalls = {
  dayLog: {
    summary: 'What happened each day',
    access: 'user',
    allowsStaleRead: true,
    query: DayRange,
    refusals: ['range_too_long'],
    reply: z.strictObject({
      today: IsoDate,
      days: z.array(z.strictObject({ day: IsoDate, kind: z.enum(dayKinds) })),
      /** Null: today is done or excused, or the streak is lost. */
      open: z
        .strictObject({
          until: IsoDateTime,
          /** A problem that is open by then can be handed in until this moment. */
          opened: IsoDateTime,
          /** For an open round of yesterday that fills that day. */
          yesterday: IsoDateTime.nullable(),
        })
        .nullable(),
      earnBack: EarnBack.nullable(),
      /** A session of today has won the streak back. */
      isWonBack: z.boolean(),
    }),
  },

  streakSummary: {
    summary: 'The streak, freezes and pauses',
    access: 'user',
    reply: z.strictObject({
      streak: z.int(),
      longest: z.int(),
      freezes: z.int(),
      heldDays: z.array(IsoDate),
      freezeHistory: z.array(
        z.strictObject({
          day: IsoDate.nullable(),
          change: z.enum(['sign_up', 'earned', 'full', 'spent', 'returned']),
          held: z.int(),
        }),
      ),
      earnBack: EarnBack.nullable(),
      pauses: z.array(Pause),
      pauseDaysLeft: z.int(),
    }),
  },

  streakStory: {
    summary: 'Why the streak changed',
    access: 'user',
    allowsStaleRead: true,
    query: DayRange,
    refusals: ['range_too_long'],
    reply: z.array(
      z.strictObject({
        day: IsoDate,
        kind: z.enum(dayKinds).nullable(),
        reason: z.enum(dayReasons),
        sentence: z.string(),
        streak: z.int(),
        freezes: z.int(),
      }),
    ),
  },

  planPause: {
    summary: 'Plan a pause',
    access: 'user',
    body: DayRange,
    status: 201,
    reply: Pause,
    refusals: [
      'pause_ends_before_it_starts',
      'pause_starts_too_early',
      'pause_starts_too_late',
      'pause_too_long',
      'pause_overlaps',
      'pause_days_used_up',
    ],
  },

  endPause: {
    summary: 'Cancel or end a pause',
    access: 'user',
    params: z.strictObject({ id: z.uuid() }),
    status: 204,
    reply: NoContent,
    refusals: ['not_found'],
  },

  declareAmnesty: {
    summary: 'Forgive a missed day',
    access: 'admin',
    body: z.strictObject({ day: IsoDate, userId: StorableText.max(64).optional(), reason: AdminNote }),
    status: 201,
    reply: z.strictObject({ id: z.uuid(), day: IsoDate, createdAt: IsoDateTime }),
    refusals: ['not_found', 'day_not_begun'],
  },
} as const satisfies Calls
