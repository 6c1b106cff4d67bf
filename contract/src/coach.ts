import { thinkerSources } from '@app/domain/coach/technique-path'
import { roundLimits } from '@app/domain/rounds/round'
import { thinkerIds } from '@app/domain/rounds/thinker-ids'
import { z } from 'zod'
import type { Calls } from './call.ts'
import { FinishedRound } from './finished-round.ts'
import { boundedText } from './text.ts'

const Stage = z.int().min(1).max(3)
/** One of the three of a technique. */
const Opener = z.int().min(0).max(2)
const ThinkerId = z.enum(thinkerIds)

/** What a session gives to practise. */
export const Practice = z.strictObject({
  thinkerId: ThinkerId,
  stage: Stage,
  opener: Opener,
  /** Where the person stands with others, for those they choose; without an entry stage 1, opener 0. */
  others: z.array(z.strictObject({ thinkerId: ThinkerId, stage: Stage, opener: Opener })),
  /** The coach's line on top, where a step is open and this session shows it. */
  step: z.strictObject({ id: z.uuid(), line: z.string() }).nullable(),
})

/** What of it a session has shown. */
export const ShownPractice = z.strictObject({
  stage: Stage,
  opener: Opener.nullable(),
  stepId: z.uuid().nullable(),
  /** The path where it is left out. */
  thinkerBy: z.enum(thinkerSources).optional(),
})

const ofStep = z.strictObject({ id: z.uuid({ error: 'We can’t find this step.' }) })

export const coachCalls = {
  dropStep: {
    summary: 'Drop the coach’s current step',
    access: 'user',
    params: ofStep,
    /** The round that set the step, and whether a way to switch the coach off is worth a sentence. */
    reply: z.strictObject({ round: FinishedRound, shouldOfferSwitch: z.boolean() }),
    refusals: ['not_found'],
  },

  restoreStep: {
    summary: 'Reopen a dropped step',
    access: 'user',
    params: ofStep,
    reply: FinishedRound,
    refusals: ['not_found'],
  },

  tryStep: {
    summary: 'Try the coach’s step with one idea',
    access: 'user',
    params: ofStep,
    body: z.strictObject({ text: boundedText({ name: 'A line', ...roundLimits.idea }) }),
    reply: FinishedRound,
    refusals: ['not_found'],
  },
} as const satisfies Calls
