import { type ThinkerId, thinkerIds } from '@app/domain/rounds/thinker-ids'
import { parseIdeaLines } from '@app/domain/text/idea-lines'
import { readLocalJson, removeLocal, writeLocal } from '../../device/local-storage.ts'
import { guestIdeaKey } from './guest-idea-key.ts'

/** Stored on the device until an account claims it. */
export interface GuestIdea {
  problem: { id: string; category: string; text: string }
  /** One line is one idea. */
  written: string
  thinkerId: ThinkerId
  /** Milliseconds. */
  savedAt: number
  /** The score was requested, so the next challenge is another one. */
  isDone: boolean
}

/** The server accepts ideas for a day after it has handed the problem out. */
const storedForMs = 24 * 3_600_000

/** Null where it is too old to be claimed. */
export function readGuestIdea(now: number): GuestIdea | null {
  const idea = readLocalJson(guestIdeaKey, isGuestIdea)
  if (idea && idea.savedAt > now - storedForMs && parseIdeaLines(idea.written).length > 0) return idea
  removeLocal(guestIdeaKey)
  return null
}

export const saveGuestIdea = (idea: GuestIdea) => void writeLocal(guestIdeaKey, JSON.stringify(idea))

export const clearGuestIdea = () => removeLocal(guestIdeaKey)

export const maxGuestIdeas = 20

const isGuestIdea = (idea: Partial<GuestIdea> | null): idea is GuestIdea =>
  typeof idea?.written === 'string' &&
  typeof idea.savedAt === 'number' &&
  typeof idea.isDone === 'boolean' &&
  thinkerIds.some((id) => id === idea.thinkerId) &&
  [idea.problem?.id, idea.problem?.category, idea.problem?.text].every((text) => typeof text === 'string')
