import { minPeopleForRarity, type Score } from './score.ts'

/**
 * What may be said of a line, by its place in the list: how many had it, once enough people had the problem. A guess by the
 * words of a line was wrong 42 times of 147, said three readers.
 */
export type Shown = { place: number; kind: 'none' } | { place: number; kind: 'count'; people: number; of: number }

/** The only source of what is said of single lines, by sentences, marks and pictures. Doubted ones are not spoken of. */
export const shownOf = (score: Score): Shown[] => score.ideas.map((_, place) => shownAt(score, place))

function shownAt({ ideas, originality, sample, withheld = null }: Score, place: number): Shown {
  const { fault = null, sameAs = null, originality: value = null, people = null } = ideas[place] ?? {}
  const isDoubted = withheld !== null || (originality.unpraised ?? []).includes(place)
  if (isDoubted || fault !== null || sameAs !== null || value === null) return { place, kind: 'none' }
  const isCounted = sample >= minPeopleForRarity && people !== null
  return isCounted ? { place, kind: 'count', people, of: sample } : { place, kind: 'none' }
}

/** The lines that nobody before wrote, in the order of writing. */
export const linesOfNobody = (score: Score): number[] =>
  shownOf(score).flatMap((line) => (line.kind === 'count' && line.people === 0 ? [line.place] : []))

/** From so many ideas on their variety is shown. */
export const minIdeasForVariety = 4

/** Seven quite different names had 44 of 100, so of names and lines it is not said. */
export const shownVarietyOf = ({ form = 'idea', fluency, flexibility }: Score): number | null =>
  form === 'idea' && fluency.different >= minIdeasForVariety ? flexibility.value : null

/** One number for what a list holds: its ideas; of a list that mostly says the same again, the different ones. */
export function countIdeas({ ideas, fluency: { different } }: Score): number {
  const counted = ideas.filter(({ fault }) => fault === null).length
  return 2 * different < counted ? different : counted
}
