import { techniques } from '@app/content/techniques'
import type { FinishedRound } from '@app/contract/finished-round'
import { type CoachList, isCoachRule, type OpenStep, outcomeOf, type StepOutcome } from '@app/domain/coach/coach-rules'
import type { Reading } from '@app/domain/coach/read-list'
import { nextStepText, outcomeText, todayStepText } from '@app/domain/coach/step-texts'
import { daysBetween } from '@app/domain/day/day'
import { thinkerIds } from '@app/domain/rounds/thinker-ids'
import type { z } from 'zod'

type View = z.output<typeof FinishedRound>
type CoachView = NonNullable<View['coach']>

export interface CoachedRound extends Pick<View, 'day' | 'form' | 'notCounted' | 'withheld' | 'slots'> {
  stage: number | null
  thinkerId: string | null
  favourites: number[] | null
  isCoachOn: boolean
  reading: Reading | null
  /** By this round. */
  setStep: (OpenStep & { id: string; tryText: string | null; outcome: StepOutcome | null }) | null
  /** The one that this round was compared with. */
  judgedStep: (OpenStep & { outcome: StepOutcome | null }) | null
}

/** What the coach says beside a finished round: whatever the list is, there is one thing to do. */
export function toCoachView(round: CoachedRound): CoachView | null {
  const { isCoachOn, reading, notCounted, withheld, judgedStep } = round
  if (!isCoachOn) return null
  const exercise = exerciseOf(round)
  if (!reading || notCounted || withheld) return { last: null, next: exercise }
  const thinkerId = round.stage === null ? null : (round.thinkerId as CoachList['thinkerId'])
  const list = { ...round, thinkerId, reading }
  return { last: judgedStep && lastOf(judgedStep, list), next: stepOf(round) ?? exercise }
}

function lastOf(step: NonNullable<CoachedRound['judgedStep']>, list: CoachList): CoachView['last'] {
  const outcome = outcomeOf(step, list)
  if (!outcome) return null
  return { outcome, sentence: outcomeText(step, { list, outcome, isClosed: step.outcome === 'not_yet' }) }
}

function stepOf({ setStep, judgedStep, form, slots }: CoachedRound): CoachView['next'] {
  if (!setStep || setStep.outcome || !isCoachRule(setStep.rule)) return null
  const { id, tryText } = setStep
  const texts = nextStepText(setStep, form)
  // A step that this list has missed is asked for in other words, and its outcome says the numbers.
  return { id, tryText, ...texts, ...(judgedStep && { lead: '', line: todayStepText(setStep, { form, slots }) }) }
}

/** One that the thinker of the session would give. A thinker may return after three days or seven, with the other one then. */
function exerciseOf({ thinkerId, day }: CoachedRound): CoachView['next'] {
  const known = thinkerIds.find((id) => id === thinkerId) ?? 'my-own-path'
  const isOdd = daysBetween('2000-01-01', day) % 2 !== 0
  return { id: null, lead: '', line: techniques[known].exercises[isOdd ? 1 : 0], why: [], tryText: null }
}
