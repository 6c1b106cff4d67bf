import { minPeopleForRarity } from '@app/domain/scoring/score'
import { capitalize, countInWords, ideaNumbers } from '@app/domain/text/number-words'
import type { FinishedRound } from './feedback.queries.ts'

/** The words of the first view; the page before its code writes the same. */
export function resultHeadOf({ feedback, withheld, ideas, form }: FinishedRound): {
  title: string
  sub: string | null
} {
  if (withheld || !feedback) {
    const title = `${capitalize(countInWords(ideas.length, form))}, saved`
    return { title, sub: withheld ? 'The day counts.' : null }
  }
  const { sentences, score } = feedback
  const faulty = score.ideas.flatMap(({ fault }, place) => (fault ? [place] : []))
  const says = [
    ...(score.sample < minPeopleForRarity ? [] : [sentences.before]),
    // As many as were lit a moment before, but for these.
    ...(faulty.length > 0 ? [`Not counted: ${ideaNumbers(faulty)}.`] : []),
  ]
  return { title: sentences.headline, sub: says.join(' ') || null }
}
