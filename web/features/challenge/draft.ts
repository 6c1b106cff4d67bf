import { type ThinkerId, thinkerIds } from '@app/domain/thinker-ids'
import { namesOnDevice, readDevice, removeFromDevice, writeDevice } from './device-storage.ts'
import { fitted, type Idea } from './ideas.ts'

/** What a person has done of a round, kept on the device until it is handed in. Moments in milliseconds. */
export interface Draft {
  ideas: Idea[]
  thinkerId: ThinkerId
  /** When the match was struck; later when it has been paused. */
  startedAt: number
  pausedAt: number | null
  savedAt: number
  /** The Idempotency-Key of the next try … */
  key: string
  /** … and the content that it was used for; null before the first try. */
  keyOf: string | null
}

interface Owner {
  userId: string
  roundId: string
}

const prefix = 'firecrest:draft:'
/** One day longer than a round can be handed in. */
const keptFor = 8 * 24 * 3_600_000

export const draftName = ({ userId, roundId }: Owner): string => `${prefix}${userId}:${roundId}`

/** The draft of a round as it was left, or a fresh one. Removes what is too old to be handed in. */
export function openDraft(owner: Owner, slots: number, now: number): Draft {
  for (const name of namesOnDevice(prefix)) {
    const savedAt = parse(readDevice(name))?.savedAt
    if (savedAt === undefined || savedAt < now - keptFor) removeFromDevice(name)
  }
  const left = parse(readDevice(draftName(owner)))
  if (!left) return { ...fresh(now), ideas: fitted([], slots) }
  // A key that no try has used belongs to nobody yet: two tabs on one draft must not share it.
  const key = left.keyOf === null ? newKey() : left.key
  // A clock that was set back must not give more than the two minutes.
  return { ...left, key, startedAt: Math.min(left.startedAt, now), ideas: fitted(left.ideas, slots) }
}

export const keepDraft = (name: string, draft: Draft): boolean => writeDevice(name, JSON.stringify(draft))

/** The same content keeps its key, so a repeated try cannot count twice; changed content gets a new one. */
export function keyed(draft: Draft, content: string): Draft {
  if (draft.keyOf === content) return draft
  return { ...draft, keyOf: content, key: draft.keyOf === null ? draft.key : newKey() }
}

const fresh = (now: number) => ({
  thinkerId: thinkerIds[0],
  startedAt: now,
  pausedAt: null,
  savedAt: now,
  key: newKey(),
  keyOf: null,
})

/** `randomUUID` is missing on plain http, where the app must work as well. */
function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function parse(json: string | null): Draft | null {
  try {
    const draft = JSON.parse(json ?? 'null')
    return isDraft(draft) ? draft : null
  } catch {
    return null
  }
}

const isDraft = (draft: Partial<Draft> | null): draft is Draft =>
  typeof draft?.startedAt === 'number' &&
  typeof draft.savedAt === 'number' &&
  (draft.pausedAt === null || typeof draft.pausedAt === 'number') &&
  typeof draft.key === 'string' &&
  (draft.keyOf === null || typeof draft.keyOf === 'string') &&
  thinkerIds.some((id) => id === draft.thinkerId) &&
  Array.isArray(draft.ideas) &&
  draft.ideas.every(isIdea)

const isIdea = (idea: Partial<Idea> | null): idea is Idea =>
  typeof idea?.text === 'string' && (idea.method === 'text' || idea.method === 'voice')
