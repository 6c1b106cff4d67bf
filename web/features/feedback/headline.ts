import type { FinishedRound, Score } from './feedback.queries.ts'
import { counted, numberOf } from './numbering.ts'

export interface Headline {
  title: string
  /** The best idea, where the list tells one. */
  best: string | null
  why: string
}

/** What is said first: which idea was the best, or only how many there are. */
export function headlineOf({ ideas }: Pick<FinishedRound, 'ideas'>, score: Score, order: string | null): Headline {
  const { best } = score.order
  if (order === null || best === null) {
    const title = `${counted(score.fluency.different, 'different idea')} struck`
    return { title, best: null, why: 'Six different ideas and more have an order to look at.' }
  }
  const title = `Your best idea was no. ${numberOf(best)} of ${ideas.length}`
  // The sentence of the server begins with the title.
  const why = order.startsWith(`${title}.`) ? order.slice(title.length + 1).trim() : order
  return { title, best: ideas[best]?.text ?? null, why }
}
