import { parseIdeaLines } from '@app/domain/text/idea-lines'
import { isBlank } from '@app/domain/text/text'
import { useState } from 'react'
import { findLengthFault } from './idea-limit.ts'

export type Change = (part: (draft: { ideas: Idea[] }) => { ideas: Idea[] }) => void

export interface Idea {
  text: string
  method: 'text' | 'voice'
  /** What stood in the box to begin with. Alone it is no idea. */
  opener?: string
}

export const isIdea = (idea: Partial<Idea> | null): idea is Idea =>
  typeof idea?.text === 'string' &&
  (idea.method === 'text' || idea.method === 'voice') &&
  (idea.opener === undefined || typeof idea.opener === 'string')

/** In the first free box, once others are written in. */
export const nextIdeaText = 'The unusual ones come later.'

const blankIdea: Idea = { text: '', method: 'text' }

export const isBlankIdea = ({ text, opener }: Idea): boolean => isBlank(text) || text.trim() === opener
export const nonBlankIdeas = (ideas: readonly Idea[]): Idea[] => ideas.filter((idea) => !isBlankIdea(idea))

/** In the first box, unless somebody has written there. Null takes an opener away that nobody has gone on with. */
export function withOpener([first = blankIdea, ...rest]: readonly Idea[], opener: string | null): Idea[] {
  // Somebody has cleared it.
  const isOffered = opener !== null && first.opener === opener
  if (isOffered || !isBlankIdea(first)) return [first, ...rest]
  return [opener ? { text: `${opener} `, method: 'text', opener } : blankIdea, ...rest]
}

const minBoxes = 5

/** Five, and always one below the last that is filled. */
export function countShownBoxes(ideas: readonly Idea[]): number {
  const last = ideas.findLastIndex((idea) => !isBlankIdea(idea))
  return Math.min(ideas.length, Math.max(minBoxes, last + 2))
}

/** A box for each slot. An idea that has none any more keeps its own box behind them. */
export const resizeToSlots = (ideas: readonly Idea[], slots: number): Idea[] => [
  ...Array.from({ length: slots }, (_, index) => ideas[index] ?? blankIdea),
  ...nonBlankIdeas(ideas.slice(slots)),
]

export const hasTooManyIdeas = (ideas: readonly Idea[], slots: number) => nonBlankIdeas(ideas).length > slots

/** Why the server would refuse the list: the note below it says so. */
export const isOverLimit = (ideas: readonly Idea[], slots: number) =>
  hasTooManyIdeas(ideas, slots) || ideas.some(({ text }) => findLengthFault(text) !== null)

/** What the boxes do not hold stays in the last of them. */
function fitPastedLines(lines: readonly string[], boxes: number): Idea[] {
  const last = lines.slice(boxes - 1).join('\n')
  return [...lines.slice(0, boxes - 1), last].map((text) => ({ text, method: 'text' }))
}

interface Pasted {
  at: number
  text: string
  /** The selection it replaces. */
  from: number
  to: number
}

/**
 * A pasted list from box `at` on, over the free boxes right below; what they do not hold stays in the last of them. Null
 * for no list or without a free box: the browser pastes it into the one box.
 */
export function spreadPastedList(
  ideas: readonly Idea[],
  { at, text, from, to }: Pasted,
): { ideas: Idea[]; last: number } | null {
  const [first, ...rest] = parseIdeaLines(text)
  const here = ideas[at]
  const taken = ideas.findIndex((idea, place) => place > at && !isBlankIdea(idea))
  const free = (taken === -1 ? ideas.length : taken) - at - 1
  if (!here || first === undefined || rest.length === 0 || free === 0) return null
  const own = isBlankIdea(here) ? '' : here.text
  const whole = { text: own.slice(0, from) + first + own.slice(to), method: 'text' } as const
  const lines = fitPastedLines(rest, Math.min(free, rest.length))
  const last = at + lines.length
  return { ideas: [...ideas.slice(0, at), whole, ...lines, ...ideas.slice(last + 1)], last }
}

/** The number of slots may change while somebody writes: the server knows it better than the device. */
export function useBoxesForSlots<D extends { change: Change }>(draft: D, slots: number): D {
  const [shown, setShown] = useState(slots)
  if (shown !== slots) {
    setShown(slots)
    draft.change(({ ideas }) => ({ ideas: resizeToSlots(ideas, slots) }))
  }
  return draft
}
