import { z } from 'zod'
import type { Calls } from './call.ts'
import { IdeaIndex } from './finished-round.ts'
import { GuestResult } from './guest.ts'
import { ideasSchema, ProblemId } from './rounds.ts'
import { AdminNote, IsoDateTime, listBodyMaxBytes, NoContent, StorableText } from './text.ts'

const Code = StorableText.min(1).max(64)
const ofLink = z.strictObject({ id: Code })
const atPage = z.strictObject({ code: Code })

const Card = z.strictObject({
  thinkerId: z.string().nullable(),
  matches: z.array(z.int().min(0).max(100).nullable()),
  best: IdeaIndex.nullable(),
  streak: z.int(),
})

const ShareLink = z.strictObject({
  id: Code,
  roundId: z.uuid(),
  problemText: z.string(),
  /** The one idea that its author shows to visitors after their own turn. */
  idea: z.string().nullable(),
  link: z.url(),
  endsAt: IsoDateTime,
})

export const shareLinksCalls = {
  shareRound: {
    summary: 'The link to a finished session’s problem',
    access: 'user',
    params: z.strictObject({ id: z.uuid({ error: 'We can’t find this session.' }) }),
    body: z.strictObject({ idea: IdeaIndex.nullable() }),
    reply: ShareLink,
    refusals: ['not_found', 'no_such_idea', 'idea_too_long_to_share', 'not_shareable', 'own_problem_not_shared'],
  },

  listShareLinks: {
    summary: 'The user’s share links',
    access: 'user',
    reply: z.array(ShareLink),
  },

  endShareLink: {
    summary: 'Take a link back',
    access: 'user',
    params: ofLink,
    status: 204,
    reply: NoContent,
    refusals: ['not_found'],
  },

  openSharedProblem: {
    summary: 'Start a shared problem',
    access: 'anyone',
    params: atPage,
    reply: z.strictObject({ id: z.uuid(), category: z.string(), text: z.string(), isSignedIn: z.boolean() }),
    refusals: ['not_found', 'link_over', 'guest_limit', 'too_many_tries'],
  },

  finishSharedProblem: {
    summary: 'Score a visitor’s ideas',
    access: 'anyone',
    params: atPage,
    bodyLimit: listBodyMaxBytes,
    body: z.strictObject({ problemId: ProblemId, solutions: ideasSchema('Write at least one idea.') }),
    reply: GuestResult.extend({
      shared: z.strictObject({ card: Card, idea: z.string().nullable() }).nullable(),
    }),
    refusals: ['round_not_found', 'too_many_tries'],
  },

  reportSharedProblem: {
    summary: 'Report a shared problem to the admins',
    access: 'anyone',
    params: atPage,
    status: 204,
    reply: NoContent,
    refusals: ['too_many_tries'],
  },

  listReportedLinks: {
    summary: 'Links that visitors have reported',
    access: 'admin',
    reply: z.array(
      z.strictObject({ id: Code, problemText: z.string(), idea: z.string().nullable(), reportedAt: IsoDateTime }),
    ),
  },

  settleReportedLink: {
    summary: 'End or keep a reported link',
    access: 'admin',
    params: ofLink,
    body: z.strictObject({ outcome: z.enum(['end', 'keep']), note: AdminNote }),
    status: 204,
    reply: NoContent,
    refusals: ['not_found'],
  },
} as const satisfies Calls
