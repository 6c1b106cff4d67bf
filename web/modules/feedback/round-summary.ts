import { bestIdeasByScore, highlightedIdeas } from '@app/domain/scoring/most-unusual'
import { minIdeasForOrder, moreUnusualHalf } from '@app/domain/scoring/order-curve'
import { formatCount } from '@app/domain/text/number-words'
import { sanitizeForDisplay } from '@app/domain/text/text'
import { shouldAskForFavourites } from './favourites-choice.ts'
import type { Feedback, FinishedRound } from './feedback.queries.ts'

const quotedAtMost = 2

/** Where none is named first, the ideas themselves if they are few. */
export function quotedIdeas({ ideas }: Pick<FinishedRound, 'ideas'>, { score }: Feedback): string[] {
  const best = highlightedIdeas(score)
  const counted = [...score.ideas.keys()].filter((place) => score.ideas[place]?.fault === null)
  const quoted = best.length > 0 ? best : counted
  return quoted.length <= quotedAtMost ? quoted.map((place) => sanitizeForDisplay(ideas[place]?.text ?? '')) : []
}

/** A list that went no such way must not read that it cannot. */
export const lateIdeasTitle = ({ order }: Feedback['score']) =>
  moreUnusualHalf(order) === 'second' ? 'Why late ideas are odder' : 'Why late ideas are often odder'

export function orderHalves({ order: { curve, firstHalf, secondHalf } }: Feedback['score']) {
  const first = Math.ceil(curve.length / 2)
  return [
    { name: `first ${first}, on average`, mean: firstHalf },
    { name: `last ${curve.length - first}`, mean: secondHalf },
  ] as const
}

/** A short list has a chart only if the score tells its ideas apart. */
export const hasChart = (score: Feedback['score']): boolean =>
  score.fluency.different > 0 && (score.ideas.length >= minIdeasForOrder || highlightedIdeas(score).length > 0)

export const chartTableTitle = 'As a table'

export const favouritesLegend = ({ favourites }: Pick<Feedback, 'favourites'>) =>
  favourites && favourites.length > 0 ? 'A flag marks your pick.' : ''

export type SummaryPart =
  | 'count'
  | 'problem'
  | 'headline'
  | 'quoted'
  | 'quotedToo'
  | 'order'
  | 'late'
  | 'flags'
  | 'table'
  | 'firstName'
  | 'firstMean'
  | 'lastName'
  | 'lastMean'

/** For the page before its code is there; null where the summary waits. */
export function summarizeRound(round: FinishedRound): Partial<Record<SummaryPart, string>> | null {
  const { feedback } = round
  if (!feedback) return null
  const head = { count: formatCount(round.ideas.length, 'idea'), problem: sanitizeForDisplay(round.problemText) }
  if (shouldAskForFavourites(round)) return head
  const { score, sentences } = feedback
  const [quoted = '', quotedToo = ''] = quotedIdeas(round, feedback)
  const chart = hasChart(score) && { flags: favouritesLegend(feedback), table: chartTableTitle }
  const summary = { ...head, headline: sentences.headline, quoted, quotedToo, order: sentences.order, ...chart }
  if (bestIdeasByScore(score).length === 0) return summary
  const [first, last] = orderHalves(score)
  const halves = { firstName: first.name, firstMean: `${first.mean}`, lastName: last.name, lastMean: `${last.mean}` }
  return { ...summary, late: lateIdeasTitle(score), ...halves }
}
