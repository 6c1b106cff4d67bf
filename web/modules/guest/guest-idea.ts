import { type ThinkerId, thinkerIds } from '@app/domain/round/thinker-ids'
import { readJson, removeFromDevice, writeDevice } from '../../pwa/device-storage.ts'
import { ideaName } from './remembered.ts'

/** What a visitor wrote, stored on the device so that an account can take it in. Moments in milliseconds. */
export interface GuestIdea {
  problem: { id: string; category: string; text: string }
  /** The field as it was left: one line is one idea. */
  written: string
  thinkerId: ThinkerId
  savedAt: number
  /** The score was asked for: the next challenge is another one. */
  isDone: boolean
}

/** The server takes ideas for a day after it has handed the problem out. */
const storedFor = 24 * 3_600_000

/** What is stored and not too old to be taken in. */
export function storedIdea(now: number): GuestIdea | null {
  const idea = readJson(ideaName, isGuestIdea)
  if (idea && idea.savedAt > now - storedFor && linesOf(idea.written).length > 0) return idea
  removeFromDevice(ideaName)
  return null
}

export const storeIdea = (idea: GuestIdea) => void writeDevice(ideaName, JSON.stringify(idea))

export const forgetIdea = () => removeFromDevice(ideaName)

/** So many of them count, as in a round. */
export const ideasAtMost = 20

/** The ideas of a text: its lines with something on them. */
export const linesOf = (written: string): string[] =>
  written
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

const isGuestIdea = (idea: Partial<GuestIdea> | null): idea is GuestIdea =>
  typeof idea?.written === 'string' &&
  typeof idea.savedAt === 'number' &&
  typeof idea.isDone === 'boolean' &&
  thinkerIds.some((id) => id === idea.thinkerId) &&
  [idea.problem?.id, idea.problem?.category, idea.problem?.text].every((text) => typeof text === 'string')
