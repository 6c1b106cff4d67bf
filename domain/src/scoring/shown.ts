import { minPeopleForRarity, type Score } from './score.ts'

export const shownWords = ['usual', 'less_usual', 'far'] as const

export type ShownWord = (typeof shownWords)[number]

/** What may be said of a line, by its place in the list. */
export type Shown =
  | { place: number; kind: 'none' }
  | { place: number; kind: 'word'; word: ShownWord }
  | { place: number; kind: 'count'; people: number; of: number }

const [lessUsualFrom, farFrom] = [40, 70]

const wordFor = (value: number): ShownWord =>
  value >= farFrom ? 'far' : value >= lessUsualFrom ? 'less_usual' : 'usual'

/** The only source of what is said of single lines, by sentences, marks and pictures. Doubted ones are not spoken of. */
export const shownOf = (score: Score): Shown[] => score.ideas.map((_, place) => shownAt(score, place))

function shownAt({ ideas, originality, sample, form = 'idea', withheld = null }: Score, place: number): Shown {
  const { fault = null, sameAs = null, originality: value = null, people = null } = ideas[place] ?? {}
  const isDoubted = withheld !== null || (originality.unpraised ?? []).includes(place)
  if (isDoubted || fault !== null || sameAs !== null || value === null) return { place, kind: 'none' }
  if (sample >= minPeopleForRarity && people !== null) return { place, kind: 'count', people, of: sample }
  return form === 'idea' ? { place, kind: 'word', word: wordFor(value) } : { place, kind: 'none' }
}

/** The lines that nobody before wrote, in the order of writing. */
export const linesOfNobody = (score: Score): number[] =>
  shownOf(score).flatMap((line) => (line.kind === 'count' && line.people === 0 ? [line.place] : []))
