import { bestOf, shownFirst } from '@app/domain/score/most-unusual'
import { ideasForOrder } from '@app/domain/score/order-curve'
import { shownText } from '@app/domain/text/text'
import type { Feedback, FinishedRound } from './feedback.queries.ts'
import { counted } from './numbering.ts'

interface Asked {
  feedback: { favourites: readonly number[] | null } | null
  ideas: readonly unknown[]
}

/** Is there a choice to make before the numbers? Of one or two ideas the best two are plain. */
export const asksFirst = ({ feedback, ideas }: Asked): boolean =>
  feedback !== null && feedback.favourites === null && ideas.length > 2

/** Of more ideas that tie, the numbers say enough. */
const quotedAtMost = 2

/** The best ideas in the words of the person. */
export function quotedOf({ ideas }: Pick<FinishedRound, 'ideas'>, { score }: Feedback): string[] {
  const best = shownFirst(score)
  return best.length <= quotedAtMost ? best.map((place) => shownText(ideas[place]?.text ?? '')) : []
}

/** A list that went the other way must not read that it cannot. */
export const lateIdeasTitle = ({ order }: Feedback['score']) =>
  order.delta > 0 ? 'Why late ideas are odder' : 'Why late ideas are often odder'

/** Both halves of a list: what each is called, and its mean. */
export function halvesOf({ order: { curve, firstHalf, secondHalf } }: Feedback['score']) {
  const first = Math.ceil(curve.length / 2)
  return [
    { name: `first ${first}, on average`, mean: firstHalf },
    { name: `last ${curve.length - first}`, mean: secondHalf },
  ] as const
}

/** Is there a row of matches? A short list has one if something tells its ideas apart. */
export const hasChart = (score: Feedback['score']): boolean =>
  score.ideas.length >= ideasForOrder || shownFirst(score).length > 0

export const tableTitle = 'As a table'

export const flagsOf = ({ favourites }: Pick<Feedback, 'favourites'>) =>
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

/** What the head of a round says, for the page that shows it before any code is there; null where that waits. */
export function summaryOf(round: FinishedRound): Partial<Record<SummaryPart, string>> | null {
  const { feedback } = round
  if (!feedback) return null
  const said = { count: counted(round.ideas.length, 'idea'), problem: shownText(round.problemText) }
  if (asksFirst(round)) return said
  const { score, sentences } = feedback
  const [quoted = '', quotedToo = ''] = quotedOf(round, feedback)
  const chart = hasChart(score) && { flags: flagsOf(feedback), table: tableTitle }
  const shown = { ...said, headline: sentences.headline, quoted, quotedToo, order: sentences.order, ...chart }
  if (bestOf(score).length === 0) return shown
  const [first, last] = halvesOf(score)
  const halves = { firstName: first.name, firstMean: `${first.mean}`, lastName: last.name, lastMean: `${last.mean}` }
  return { ...shown, late: lateIdeasTitle(score), ...halves }
}
