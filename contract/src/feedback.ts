import { roundLimits } from '@app/domain/rounds/round'
import { z } from 'zod'
import type { Calls } from './call.ts'
import { FinishedRound, IdeaIndex, Opinion } from './finished-round.ts'
import { boundedText, IsoDateTime, listBodyMaxBytes, NoContent } from './text.ts'

const ofRound = z.strictObject({ id: z.uuid({ error: 'We can’t find this session.' }) })

const TrialAnswer = z.enum(['tried', 'not_yet', 'dropped'])

export const feedbackCalls = {
  finishedRound: {
    summary: 'A finished session with its feedback',
    access: 'user',
    params: ofRound,
    reply: FinishedRound,
    refusals: ['not_found'],
  },

  latestRound: {
    summary: 'The latest session, for the dashboard',
    access: 'user',
    reply: z.strictObject({ today: FinishedRound.nullable(), yesterday: FinishedRound.nullable() }),
  },

  chooseFavourites: {
    summary: 'Pick favourites, and say which ideas came from the technique',
    access: 'user',
    params: ofRound,
    body: z.strictObject({
      favourites: z.array(IdeaIndex).max(2),
      /** Ideas that came from the technique of the session; left out where nobody asked. */
      techniqueLines: z.array(IdeaIndex).max(roundLimits.maxSlots).optional(),
    }),
    reply: FinishedRound,
    refusals: ['not_found', 'no_such_idea'],
  },

  claimRound: {
    summary: 'Claim a list that has no score yet',
    access: 'user',
    params: ofRound,
    reply: FinishedRound,
    refusals: ['not_found', 'claim_over'],
  },

  lookAgain: {
    summary: 'Add ideas to yesterday’s list',
    access: 'user',
    params: ofRound,
    bodyLimit: listBodyMaxBytes,
    body: z.strictObject({
      ideas: z
        .array(boundedText({ name: 'An idea', ...roundLimits.idea }))
        .min(1, { error: 'Write at least one more idea.' })
        .max(5, { error: 'A second look has room for five ideas.' }),
    }),
    reply: FinishedRound,
    refusals: ['not_found', 'second_look_over'],
  },

  addOtherList: {
    summary: 'Add ideas from a different device',
    access: 'user',
    params: z.strictObject({ ...ofRound.shape, listId: z.uuid({ error: 'We can’t find this list.' }) }),
    reply: FinishedRound,
    refusals: ['not_found'],
  },

  roundOpinion: {
    summary: 'An AI opinion on a finished list',
    access: 'user',
    params: ofRound,
    reply: Opinion,
    refusals: ['not_found', 'opinions_off', 'opinion_unavailable'],
  },

  markTrial: {
    summary: 'Mark one idea to try for real',
    access: 'user',
    params: ofRound,
    body: z.strictObject({ place: IdeaIndex }),
    status: 204,
    reply: NoContent,
    refusals: ['not_found'],
  },

  dueTrials: {
    summary: 'Ideas to ask the user about',
    access: 'user',
    reply: z.array(z.strictObject({ id: z.uuid(), idea: z.string(), problemText: z.string(), markedAt: IsoDateTime })),
  },

  answerTrial: {
    summary: 'Say how an idea turned out',
    access: 'user',
    params: z.strictObject({ id: z.uuid({ error: 'We can’t find this idea.' }) }),
    body: z.strictObject({
      answer: TrialAnswer,
      note: boundedText({ name: 'A note', graphemes: 500, bytes: 4096 }).optional(),
    }),
    status: 204,
    reply: NoContent,
    refusals: ['not_found'],
  },
} as const satisfies Calls
