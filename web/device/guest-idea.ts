import { formPlurals, type ProblemForm, problemForms } from '@app/domain/rounds/problem-form'
import { type ThinkerId, thinkerIds } from '@app/domain/rounds/thinker-ids'
import { parseIdeaLines } from '@app/domain/text/idea-lines'
import { guestIdeaKey } from './guest-idea-key.ts'
import { readLocalJson, removeLocal, writeLocal } from './local-storage.ts'

/** Stored on the device until an account claims it. */
export interface GuestIdea {
  problem: { id: string; category: string; text: string }
  /** One line is one idea. */
  written: string
  thinkerId: ThinkerId
  /** Milliseconds. */
  savedAt: number
  /** What the problem asks for; known with its score. */
  form?: ProblemForm
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

/** Of a score's reply, for the list that it is about. */
export function saveGuestForm<Score extends { form: ProblemForm }>(problemId: string, score: Score): Score {
  const idea = readGuestIdea(Date.now())
  if (idea?.problem.id === problemId) saveGuestIdea({ ...idea, form: score.form })
  return score
}

export const clearGuestIdea = () => removeLocal(guestIdeaKey)

export const maxGuestIdeas = 20

/** As many as an account takes. */
export const listGuestIdeas = ({ written }: Pick<GuestIdea, 'written'>): string[] =>
  parseIdeaLines(written).slice(0, maxGuestIdeas)

/** "idea", "3 names" */
export const countGuestIdeas = (count: number, form: ProblemForm = 'idea'): string =>
  count === 1 ? form : `${Math.min(count, maxGuestIdeas)} ${formPlurals[form]}`

export const startDayText = (count: number, form?: ProblemForm): string =>
  `Keep your ${countGuestIdeas(count, form)} and start day 1`

const isGuestIdea = (idea: Partial<GuestIdea> | null): idea is GuestIdea =>
  typeof idea?.written === 'string' &&
  typeof idea.savedAt === 'number' &&
  typeof idea.isDone === 'boolean' &&
  (idea.form === undefined || problemForms.includes(idea.form)) &&
  thinkerIds.some((id) => id === idea.thinkerId) &&
  [idea.problem?.id, idea.problem?.category, idea.problem?.text].every((text) => typeof text === 'string')
