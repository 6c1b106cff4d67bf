import { problemForms } from '@app/domain/rounds/problem-form'
import { thinkerIds } from '@app/domain/rounds/thinker-ids'
import { z } from 'zod'
import type { Calls } from './call.ts'
import { ShownPractice } from './coach.ts'
import { Shown } from './finished-round.ts'
import { ideasSchema, ProblemId, SubmissionReply } from './rounds.ts'
import { listBodyMaxBytes, NoContent, StorableText } from './text.ts'

export const trackedEventTypes = [
  'genius_selected',
  'challenge_complete',
  'signup_prompt_view',
  'signup_click',
] as const

/** `shared`: the link of a shared problem. */
export const guestSources = ['shared'] as const

export const guestPeriods = ['7d', '30d', 'all'] as const

const count = z.int()

/** What an account shows of the same list. */
export const GuestResult = z.strictObject({
  headline: z.string(),
  /** Null without an idea, and of a list without a total. */
  score: z.int().nullable(),
  rowsTitle: z.string(),
  shown: z.array(Shown),
  form: z.enum(problemForms),
})

const GuestIdeas = ideasSchema('Write at least one idea.')

export const guestCalls = {
  guestProblem: {
    summary: 'A problem for a guest',
    access: 'anyone',
    effect: 'writes',
    reply: z.strictObject({ id: z.uuid(), category: z.string(), text: z.string() }),
    sameSiteOnly: true,
    refusals: ['guest_limit'],
  },

  scoreGuest: {
    summary: 'Score a guest’s ideas',
    access: 'anyone',
    body: z.strictObject({
      problemId: ProblemId,
      solutions: GuestIdeas,
    }),
    reply: GuestResult,
    refusals: ['round_not_found', 'too_many_tries'],
  },

  claimGuest: {
    summary: 'Move a guest’s ideas into their account',
    access: 'user',
    bodyLimit: listBodyMaxBytes,
    body: z.strictObject({
      problemId: ProblemId,
      solutions: GuestIdeas,
      thinkerId: z.enum(thinkerIds).optional(),
      practice: ShownPractice.optional(),
    }),
    reply: SubmissionReply,
    refusals: [
      'round_not_found',
      'already_claimed',
      'visit_day_taken',
      'visit_too_old',
      'round_finished',
      'round_expired',
    ],
  },

  trackGuest: {
    summary: 'Record what a guest did',
    access: 'anyone',
    bodyLimit: 4 * 1024,
    body: z.object({
      eventType: z.enum(trackedEventTypes),
      problemId: z.uuid().nullish(),
      sessionId: StorableText.regex(/^session_[\w-]{1,64}$/),
      geniusName: StorableText.max(60).nullish(),
      /** Where the visitor came from, unless it was the front page. */
      source: z.enum(guestSources).nullish(),
      solutionLength: z.int().min(0).max(100_000).nullish(),
    }),
    status: 204,
    reply: NoContent,
    refusals: ['too_many_tries'],
  },

  guestAnalytics: {
    summary: 'What guests did over a period',
    access: 'admin',
    allowsStaleRead: true,
    query: z.strictObject({ period: z.enum(guestPeriods).optional() }),
    reply: z.strictObject({
      summary: z.strictObject({
        uniqueVisitors: count,
        /** Completions by starts, like "41.7%". */
        engagementRate: z.string(),
        challengeStarts: count,
        challengeCompletions: count,
        signupPromptViews: count,
        signupConversions: count,
        conversionRate: z.string(),
        accountsCreated: count,
      }),
      /** What of it began at links of shared problems; the rest began elsewhere. */
      shared: z.strictObject({
        challengeStarts: count,
        challengeCompletions: count,
        signupPromptViews: count,
        signupConversions: count,
        accountsCreated: count,
      }),
      popularGeniuses: z.array(z.strictObject({ geniusName: z.string(), count })),
      popularProblems: z.array(z.strictObject({ problemId: z.uuid(), count })),
      days: z.array(z.strictObject({ day: z.string(), starts: count, completions: count, clicks: count })),
      /** Events that these figures lack: more than 0 only if the roll-up is far behind. */
      uncounted: count,
    }),
  },
} as const satisfies Calls
