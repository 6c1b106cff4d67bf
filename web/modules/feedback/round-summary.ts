import { minPeopleForRarity } from '@app/domain/scoring/score'
import { capitalize, countInWords, ideaNumbers } from '@app/domain/text/number-words'
import { sanitizeForDisplay } from '@app/domain/text/text'
import { notCountedTexts } from '../offline/not-counted-reasons.ts'
import { favouritesTitleOf, shouldAskForFavourites } from './favourites-choice.ts'
import type { FinishedRound } from './feedback.queries.ts'

/** The words of the first view; the page before its code writes the same. */
export function resultHeadOf({ feedback, withheld, notCounted, ideas, form }: FinishedRound): {
  title: string
  sub: string | null
} {
  const uncounted = notCounted && `Not counted. ${notCountedTexts[notCounted]}`
  if (withheld || !feedback) {
    const title = `${capitalize(countInWords(ideas.length, form))}, saved`
    return { title, sub: uncounted ?? (withheld ? 'It still counts towards your streak.' : null) }
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

export type SummaryPart = 'problem' | 'asks' | 'headline' | 'sub' | 'pick' | 'pickNo' | 'pickToo' | 'pickTooNo'

/** For the page before its code is there; null where the summary waits. */
export function summarizeRound(round: FinishedRound): Partial<Record<SummaryPart, string>> | null {
  const { feedback, withheld, ideas } = round
  if (!feedback || withheld) return null
  if (shouldAskForFavourites(round))
    return { problem: sanitizeForDisplay(round.problemText), asks: favouritesTitleOf(ideas) }
  const { title, sub } = resultHeadOf(round)
  const [pick, pickToo] = (feedback.favourites ?? []).map((place) => ({
    no: `${place + 1}`,
    text: sanitizeForDisplay(ideas[place]?.text ?? ''),
  }))
  return {
    headline: title,
    sub: sub ?? '',
    pick: pick?.text ?? '',
    pickNo: pick?.no ?? '',
    pickToo: pickToo?.text ?? '',
    pickTooNo: pickToo?.no ?? '',
  }
}
