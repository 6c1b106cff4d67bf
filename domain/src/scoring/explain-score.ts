import { capitalize, countInWords, formatCount, ideaNumber } from '../text/number-words.ts'
import type { Score } from './score.ts'
import { countIdeas, linesOfNobody, shownOf } from './shown.ts'

export interface ToldPerson {
  favourites?: readonly number[] | null
}

/** All that is said of a list. Of single lines only what `shownOf` holds. */
export const explainScore = (score: Score, { favourites = null }: ToldPerson = {}) => ({
  headline: headlineOf(score, favourites ?? []),
  before: beforeSentence(score),
  total: totalSentence(score),
  originality: originalitySentence(score),
  rowsTitle: rowsTitleOf(score),
})

/** The first pick that nobody had, else the latest such line, else their number. */
function headlineOf(score: Score, favourites: readonly number[]): string {
  if (score.withheld) return `${capitalize(countInWords(score.ideas.length, score.form ?? 'idea'))}, saved`
  const nobodys = linesOfNobody(score)
  const pick = nobodys.find((place) => favourites.includes(place))
  if (pick !== undefined) return `No one else wrote your ${ideaNumber(pick)}`
  const latest = nobodys.at(-1)
  return latest === undefined ? countText(score) : `No one else wrote ${ideaNumber(latest)}`
}

function countText(score: Score): string {
  const [{ form = 'idea' }, count] = [score, countIdeas(score)]
  return count === 0 ? `We couldn’t count any ${form}s` : capitalize(countInWords(count, form))
}

const beforeSentence = ({ sample }: Score): string =>
  sample === 0 ? '' : `${formatCount(sample, 'person', 'people')} solved this problem before you.`

/** By its function words the list is in another language. */
const isUnread = ({ elaboration, form = 'idea' }: Score): boolean => form === 'idea' && elaboration.value === null

const totalSentence = (score: Score): string =>
  isUnread(score)
    ? 'Based on how many ideas you wrote and how varied they are. We can’t read this language.'
    : 'This is a game score based on your words. It isn’t a test of you.'

/** A measure has a sentence only where it has no number. */
function originalitySentence(score: Score): string {
  const { originality, fluency } = score
  if (fluency.different === 0) return ''
  if (isUnread(score)) return 'We can’t read this language.'
  return originality.value === null ? 'We don’t know enough of these words.' : ''
}

function rowsTitleOf(score: Score): string {
  const hasCounts = shownOf(score).some(({ kind }) => kind === 'count')
  return hasCounts ? `Your list, and how many of ${score.sample} people wrote the same thing` : 'Your list'
}
