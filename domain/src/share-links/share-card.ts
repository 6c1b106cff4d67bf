import type { ScoredIdea } from '../scoring/score.ts'
import { hasAtMostGraphemes, sanitizeForDisplay } from '../text/text.ts'

/** After them a link is over. */
export const shareLinkLifetimeDays = 30

/** Longer ones do not fit on a picture. */
export const maxSharedIdeaLength = 140

export const canFitShareCard = (idea: string): boolean => hasAtMostGraphemes(idea, maxSharedIdeaLength)

/** What a card says besides the problem. Holds no text that somebody wrote. */
export interface ShareCard {
  thinkerId: string | null
  /** How high each match stands, from 0 to 100, in the order of writing: picks above the others; null where it is not counted. */
  matches: (number | null)[]
  /** The place of the first pick. */
  best: number | null
  streak: number
}

interface SharedRound {
  score: { ideas: readonly Pick<ScoredIdea, 'fault'>[] } | null
  favourites: readonly number[] | null
  ideas: number
  thinkerId: string | null
  streak: number
}

const heights = { pick: 90, other: 50 } as const

/** What was counted of an idea stands on no card. */
export function createShareCard({ score, favourites, ideas, thinkerId, streak }: SharedRound): ShareCard {
  const picks = favourites ?? []
  const heightAt = (place: number) => heights[picks.includes(place) ? 'pick' : 'other']
  const matches = Array.from({ length: ideas }, (_, place) => (score?.ideas[place]?.fault ? null : heightAt(place)))
  return { thinkerId, matches, best: picks.toSorted((a, b) => a - b)[0] ?? null, streak }
}

interface Thinker {
  id: string
  name: string
}

const ownPath = 'my-own-path'

export const formatIdeaCount = (ideas: number): string => (ideas === 1 ? '1 idea' : `${ideas} ideas`)

/** "like Katsushika Hokusai", and what is said where nobody was imitated. */
export const thinkerPhrase = ({ id, name }: Thinker): string => `${id === ownPath ? 'on' : 'like'} ${name}`

const maxMarks = 5

/** "🔥🔥🔥🐦🔥" in the order of writing: a mark stands for several ideas of a long list, and the bird for the pick. */
export function formatMarks({ matches, best }: Pick<ShareCard, 'matches' | 'best'>): string {
  const counted = [...matches.keys()].filter((place) => matches[place] !== null || place === best)
  const marks = Math.min(maxMarks, counted.length)
  const markOf = (place: number) => Math.floor((counted.indexOf(place) * marks) / counted.length)
  return Array.from({ length: marks }, (_, at) => (best !== null && markOf(best) === at ? '🐦' : '🔥')).join('')
}

interface MessageInput {
  problemText: string
  card: ShareCard
  thinker: Thinker
  link: string
}

/** A few lines for any chat, to be read aloud as well. No word of an idea is in it. */
export function composeShareMessage({ problemText, card, thinker, link }: MessageInput): string {
  // A word joiner: no line ends within "Ibn al-Haytham".
  const like = thinkerPhrase(thinker).replace('-', '-\u2060')
  const day = card.streak > 0 ? ` Day ${card.streak}.` : ''
  return [
    sanitizeForDisplay(problemText),
    formatMarks(card),
    `${formatIdeaCount(card.matches.length)} in two minutes, ${like}.${day}`,
    `Your turn: ${link}`,
  ]
    .filter(Boolean)
    .join('\n')
}
