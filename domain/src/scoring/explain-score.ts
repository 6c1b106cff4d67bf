import { capitalize, countInWords, formatCount, ideaNumber, nounFor, numberInWords } from '../text/number-words.ts'
import type { Score } from './score.ts'
import { linesOfNobody, shownOf } from './shown.ts'

export interface ToldPerson {
  /** Whether the problem is their own. */
  isOwn?: boolean
  favourites?: readonly number[] | null
}

/** All that is said of a list. Of single lines only what `shownOf` holds. */
export const explainScore = (score: Score, { isOwn = false, favourites = null }: ToldPerson = {}) => ({
  headline: headlineOf(score, favourites ?? []),
  before: beforeSentence(score, isOwn),
  total: totalSentence(score),
  fluency: fluencySentence(score),
  flexibility: flexibilitySentence(score),
  originality: originalitySentence(score),
  elaboration: elaborationSentence(score),
  rowsTitle: rowsTitleOf(score),
})

/** The first pick that nobody had, else the latest such line, else their number. */
function headlineOf(score: Score, favourites: readonly number[]): string {
  if (score.withheld) return `${capitalize(countInWords(score.ideas.length, 'line'))}, saved`
  const nobodys = linesOfNobody(score)
  const pick = nobodys.find((place) => favourites.includes(place))
  if (pick !== undefined) return `No one else wrote your ${ideaNumber(pick)}`
  const latest = nobodys.at(-1)
  return latest === undefined ? countOf(score) : `No one else wrote ${ideaNumber(latest)}`
}

function countOf({ fluency: { different }, form = 'idea' }: Score): string {
  if (different === 0) return `No ${form} we could count`
  return different === 1 ? `One ${form}` : `${capitalize(numberInWords(different))} different ${form}s`
}

function beforeSentence({ sample }: Score, isOwn: boolean): string {
  if (isOwn) return 'It’s your own problem.'
  if (sample === 0) return ''
  return `${formatCount(sample, 'person', 'people')} had this problem before you.`
}

/** By its function words the list is in another language. */
const isUnread = ({ elaboration, form = 'idea' }: Score): boolean => form === 'idea' && elaboration.value === null

const totalSentence = (score: Score): string =>
  isUnread(score)
    ? 'From how many and how varied. We can’t read the words. Not a test of you.'
    : 'A game score from counting words. Not a test of you.'

/* A measure has a sentence only where its number does not say it all. */

function fluencySentence({ fluency: { repeats } }: Score): string {
  return repeats === 0
    ? ''
    : `${capitalize(countInWords(repeats, 'line'))} ${nounFor(repeats, 'says', 'say')} the same again.`
}

const minMonotonyToMention = 60

function flexibilitySentence({ flexibility, fluency: { different } }: Score): string {
  if (different < 2) return ''
  if (flexibility.monotony >= minMonotonyToMention) return 'Several use much the same words.'
  const directions = Math.round(flexibility.effective)
  return directions >= different ? '' : `About ${countInWords(directions, 'direction')} by their words.`
}

function originalitySentence(score: Score): string {
  const { originality, fluency, sample } = score
  if (fluency.different === 0) return ''
  if (isUnread(score)) return 'We can’t read these words.'
  if (originality.value === null) return 'We don’t know enough of these words.'
  return originality.tooEarly ? '' : `Compared with ${sample} earlier lists.`
}

function elaborationSentence({ elaboration, fluency, form = 'idea' }: Score): string {
  if (form !== 'idea') return `${capitalize(form)}s need no detail, so it isn’t counted.`
  return fluency.different > 0 && elaboration.median === null ? 'We can’t read these words.' : ''
}

function rowsTitleOf(score: Score): string {
  const hasCounts = shownOf(score).some(({ kind }) => kind === 'count')
  return hasCounts ? `Your list, and how many of ${score.sample} wrote it` : 'Your list'
}
