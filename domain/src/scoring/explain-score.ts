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

function fluencySentence(score: Score): string {
  const { repeats } = score.fluency
  const again = `, and ${countInWords(repeats, 'line')} that ${nounFor(repeats, 'says', 'say')} the same again`
  return `${countOf(score)}${repeats === 0 ? '' : again}.`
}

const minMonotonyToMention = 60

function flexibilitySentence({ flexibility, fluency, form = 'idea' }: Score): string {
  const { different } = fluency
  if (different === 0) return `No ${form} yet, so no variety to see.`
  if (different === 1) return `One ${form}, one direction.`
  if (flexibility.monotony >= minMonotonyToMention) return 'Several are much alike in their words.'
  const directions = Math.round(flexibility.effective)
  return `${capitalize(countInWords(different, form))}, about ${countInWords(directions, 'direction')} by their words.`
}

function originalitySentence(score: Score): string {
  const { originality, fluency, sample, form = 'idea' } = score
  if (fluency.different === 0) return `No ${form} yet, so nothing to compare.`
  if (isUnread(score)) return 'We can’t read these words.'
  if (originality.value === null) return 'We don’t know enough of these words.'
  const isOne = fluency.different === 1
  if (originality.tooEarly) return `Guessed from your ${isOne ? `one ${form}` : `two most unusual ${form}s`}.`
  return `Your ${isOne ? 'idea' : 'two most unusual'}, next to ${sample} earlier lists.`
}

function elaborationSentence(score: Score): string {
  const { elaboration, fluency, form = 'idea' } = score
  if (form !== 'idea') return `${capitalize(form)}s need no detail, so it isn’t counted.`
  if (fluency.different === 0) return 'No idea yet, so no detail to see.'
  if (elaboration.median === null) return 'We can’t read these words.'
  const words = countInWords(Math.ceil(elaboration.median), 'word')
  if (fluency.different === 1) return `${capitalize(words)}, small ones left out.`
  const many = elaboration.median > 1 ? `${words} or more` : 'one word at most'
  return `At least half of your ideas have ${many}, small ones left out.`
}

function rowsTitleOf(score: Score): string {
  const hasCounts = shownOf(score).some(({ kind }) => kind === 'count')
  return hasCounts ? `Your list, and how many of ${score.sample} wrote it` : 'Your list'
}
