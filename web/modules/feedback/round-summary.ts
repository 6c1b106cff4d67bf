import { sanitizeForDisplay } from '@app/domain/text/text'
import { favouritesTitleOf, shouldAskForFavourites } from './favourites-choice.ts'
import type { FinishedRound } from './feedback.queries.ts'
import { resultHeadOf } from './result-head.ts'

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
