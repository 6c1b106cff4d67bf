import { wishCountWords } from '@app/domain/shared-ideas/wish-note'
import { z } from 'zod'
import type { Calls } from './call.ts'
import { IdeaIndex } from './finished-round.ts'
import { AdminNote, IsoDate, IsoDateTime, NoContent, PageNumber } from './text.ts'

const ofRound = z.strictObject({ id: z.uuid({ error: 'We can’t find this session.' }) })
const ofIdea = z.strictObject({ id: z.uuid({ error: 'We can’t find this idea.' }) })

/** `in_review`: an admin reads it first. `hidden`: by reports or an admin, for everybody. */
const SharedState = z.enum(['in_review', 'shown', 'hidden'])

export const reportReasons = ['hurts', 'names', 'sells'] as const

/** Of a person by its id, without any trace of them; or of the house, which nobody would hear a wish of. */
const OtherMind = z.discriminatedUnion('from', [
  z.strictObject({
    from: z.literal('person'),
    id: z.uuid(),
    text: z.string(),
    thinkerId: z.string().nullable(),
    isWished: z.boolean(),
  }),
  z.strictObject({ from: z.literal('house'), text: z.string(), thinkerId: z.string().nullable() }),
])

/** What the person lets others see of a round of their own. */
const OwnChoice = z.strictObject({
  /** `ask`: for the first time. `quiet`: they know the question. `no`: it is not asked, as before the third session. */
  offer: z.enum(['no', 'ask', 'quiet']),
  /** Ideas that may be shown. Others hold an address, a link, a number, a name or an insult, or miss the problem. */
  places: z.array(IdeaIndex),
  chosen: z.strictObject({ place: IdeaIndex, visibleFrom: IsoDateTime, state: SharedState }).nullable(),
})

const OtherMinds = z.strictObject({ ideas: z.array(OtherMind).max(3), own: OwnChoice })

export const sharedIdeasCalls = {
  otherMinds: {
    summary: 'Shared ideas for a finished problem',
    access: 'user',
    effect: 'writes',
    sameSiteOnly: true,
    params: ofRound,
    reply: OtherMinds,
    refusals: ['not_found'],
  },

  shareIdea: {
    summary: 'Share one idea from a session, or take it back',
    access: 'user',
    params: ofRound,
    body: z.strictObject({ place: IdeaIndex.nullable() }),
    reply: OwnChoice,
    refusals: ['not_found', 'no_such_idea', 'not_shareable'],
  },

  ownSharedIdeas: {
    summary: 'The user’s shared ideas',
    access: 'user',
    query: z.strictObject({ page: PageNumber }),
    hasTotal: true,
    reply: z.array(
      z.strictObject({
        roundId: z.uuid(),
        text: z.string(),
        problemText: z.string(),
        visibleFrom: IsoDateTime,
        state: SharedState,
      }),
    ),
  },

  takeBackAll: {
    summary: 'Take back all shared ideas',
    access: 'user',
    status: 204,
    reply: NoContent,
  },

  wishIdea: {
    summary: 'Press or undo “Wish I’d thought of that”',
    access: 'user',
    params: ofIdea,
    body: z.strictObject({ isWished: z.boolean() }),
    status: 204,
    reply: NoContent,
    refusals: ['not_found'],
  },

  reportIdea: {
    summary: 'Report a shared idea',
    access: 'user',
    params: ofIdea,
    body: z.strictObject({ reason: z.enum(reportReasons) }),
    status: 204,
    reply: NoContent,
    refusals: ['not_found'],
  },

  wishNote: {
    summary: 'Whether others wish they’d thought of one of the user’s ideas',
    access: 'user',
    effect: 'writes',
    sameSiteOnly: true,
    reply: z.strictObject({ howMany: z.enum(wishCountWords), text: z.string(), day: IsoDate }).nullable(),
  },

  putWishNoteAway: {
    summary: 'Dismiss today’s note',
    access: 'user',
    status: 204,
    reply: NoContent,
  },

  listSharedIdeas: {
    summary: 'Shared ideas to review',
    access: 'admin',
    query: z.strictObject({ page: PageNumber }),
    hasTotal: true,
    reply: z.array(
      z.strictObject({
        id: z.uuid(),
        text: z.string(),
        problemText: z.string(),
        authorEmail: z.string(),
        at: IsoDateTime,
        state: SharedState,
        /** How many people said so. */
        reports: z.strictObject({ hurts: z.int(), names: z.int(), sells: z.int() }),
      }),
    ),
  },

  settleSharedIdea: {
    summary: 'Keep an idea, hide it, or stop its author sharing',
    access: 'admin',
    params: ofIdea,
    body: z.strictObject({ outcome: z.enum(['hide', 'keep', 'stop_author']), note: AdminNote }),
    status: 204,
    reply: NoContent,
    refusals: ['not_found'],
  },
} as const satisfies Calls
