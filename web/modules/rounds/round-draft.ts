import { type ThinkerId, thinkerIds } from '@app/domain/rounds/thinker-ids'
import { listLocalKeys, readLocalJson, removeLocal } from '../../device/local-storage.ts'
import { consumePreselectedThinker } from './preselected-thinker.ts'
import { type Idea, isBlankIdea, isIdea, nonBlankIdeas, resizeToSlots, useBoxesForSlots } from './writing/ideas.ts'
import { createIdempotencyKey, isValidKeyState, type SavedDraft, useDraft, withUnusedKey } from './writing/use-draft.ts'

export const useRoundDraft = (owner: { userId: string; roundId: string }, fresh: NewDraftInput) =>
  useBoxesForSlots(
    useDraft(draftKey(owner), () => openRoundDraft(owner, fresh, Date.now())),
    fresh.slots,
  )

export type RoundDraft = ReturnType<typeof useRoundDraft>

/** Stored on the device until it is handed in. Moments in milliseconds. */
export interface Draft extends SavedDraft {
  ideas: Idea[]
  thinkerId: ThinkerId
  /** The thinker whose example somebody needs no more: its first line is begun. */
  knownThinkerId?: ThinkerId
  isStepDropped?: boolean
  /** Null until the first letter; moved on by each pause. */
  startedAt: number | null
  pausedAt: number | null
}

interface Owner {
  userId: string
  roundId: string
}

export interface NewDraftInput {
  slots: number
  thinkerId: ThinkerId
}

const prefix = 'firecrest:draft:'
/** One day longer than a round can be handed in. */
const draftMaxAgeMs = 8 * 24 * 3_600_000

export const draftKey = ({ userId, roundId }: Owner): string => `${prefix}${userId}:${roundId}`

/** The stored draft, or a new one. Removes others that are too old to be handed in. */
export function openRoundDraft(owner: Owner, { slots, thinkerId }: NewDraftInput, now: number): Draft {
  for (const name of listLocalKeys(prefix)) {
    // For the server this round is open: its draft only looks old where the clock of the device has jumped.
    if (name === draftKey(owner)) continue
    const savedAt = readLocalJson(name, isDraft)?.savedAt
    if (savedAt === undefined || savedAt < now - draftMaxAgeMs) removeLocal(name)
  }
  const left = readLocalJson(draftKey(owner), isDraft)
  const wanted = consumePreselectedThinker()
  if (!left) return { ...fresh(wanted ?? thinkerId, now), ideas: resizeToSlots([], slots) }
  // A clock that was set back must not give more than the two minutes.
  const startedAt = left.startedAt && Math.min(left.startedAt, now)
  const ideas = resizeToSlots(left.ideas, slots)
  return { ...withUnusedKey(left), startedAt, ideas, thinkerId: wanted ?? left.thinkerId }
}

/** How many ideas of an open round this device has. */
export const countDraftedIdeas = (owner: Owner): number =>
  nonBlankIdeas(readLocalJson(draftKey(owner), isDraft)?.ideas ?? []).length

/** The first letter lights the match. */
export const withLitMatch = (draft: Draft): Draft =>
  draft.startedAt === null && !draft.ideas.every(isBlankIdea) ? { ...draft, startedAt: Date.now() } : draft

const fresh = (thinkerId: ThinkerId, now: number) => ({
  thinkerId,
  startedAt: null,
  pausedAt: null,
  savedAt: now,
  ...createIdempotencyKey(),
})

const isDraft = (draft: Partial<Draft> | null): draft is Draft =>
  (draft?.startedAt === null || typeof draft?.startedAt === 'number') &&
  typeof draft.savedAt === 'number' &&
  (draft.pausedAt === null || typeof draft.pausedAt === 'number') &&
  isValidKeyState(draft) &&
  thinkerIds.some((id) => id === draft.thinkerId) &&
  Array.isArray(draft.ideas) &&
  draft.ideas.every(isIdea)
