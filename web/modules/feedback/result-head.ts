import { minPeopleForRarity } from '@app/domain/scoring/score'
import { capitalize, countInWords, ideaNumbers } from '@app/domain/text/number-words'
import { notCountedTexts } from '../offline/not-counted-reasons.ts'
import type { FinishedRound } from './feedback.queries.ts'

/** The words of the first view; the page before its code writes the same. */
export function resultHeadOf({ feedback, withheld, notCounted, ideas, form }: FinishedRound): {
  title: string
  sub: string | null
} {
  const uncounted = notCounted && `Not counted. ${notCountedTexts[notCounted]}`
  if (withheld || !feedback) {
    const title = `${capitalize(countInWords(ideas.length, form))}, saved`
    return { title, sub: uncounted ?? (withheld ? 'It counts for your streak.' : null) }
  }
  const { sentences, score } = feedback
  const faulty = score.ideas.flatMap(({ fault }, place) => (fault ? [place] : []))
  const says = [
    ...(uncounted ? [uncounted] : []),
    ...(score.sample < minPeopleForRarity ? [] : [sentences.before]),
    // As many as were lit a moment before, but for these.
    ...(faulty.length > 0 ? [`Not counted: ${ideaNumbers(faulty)}.`] : []),
  ]
  return { title: sentences.headline, sub: says.join(' ') || null }
}
