import { techniques } from '@app/content/techniques'
import { thinkers } from '@app/content/thinkers'
import type { FinishedRound } from '@app/contract/finished-round'
import { type CoachList, isCoachRule, type OpenStep, outcomeOf, type StepOutcome } from '@app/domain/coach/coach-rules'
import type { Reading } from '@app/domain/coach/read-list'
import { nextStepText, outcomeText, returnText } from '@app/domain/coach/step-texts'
import type { TechniqueStage } from '@app/domain/coach/technique-path'
import type { Day } from '@app/domain/day/day'
import type { z } from 'zod'

type View = z.output<typeof FinishedRound>
type CoachView = NonNullable<View['coach']>

export interface CoachedRound extends Pick<View, 'day' | 'form' | 'notCounted' | 'withheld' | 'slots'> {
  stage: number | null
  thinkerId: string | null
  favourites: number[] | null
  techniqueLines: number[] | null
  isCoachOn: boolean
  reading: Reading | null
  /** By this round. */
  setStep: (OpenStep & { id: string; tryText: string | null; outcome: StepOutcome | null }) | null
  /** The one that this round was compared with. */
  judgedStep: (OpenStep & { outcome: StepOutcome | null }) | null
}

/** What the coach says beside a finished round. */
export function toCoachView(round: CoachedRound, today: Day): CoachView | null {
  const { isCoachOn, reading, notCounted, withheld, judgedStep } = round
  if (!isCoachOn || !reading || notCounted || withheld) return null
  const thinkerId = round.stage === null ? null : (round.thinkerId as CoachList['thinkerId'])
  const list = { ...round, thinkerId, reading }
  const next = reading.ideas === 0 ? null : nextOf(round, list, today)
  return { last: judgedStep && lastOf(judgedStep, list), next }
}

/** After a second "not yet" the step closes without a word. */
function lastOf(step: NonNullable<CoachedRound['judgedStep']>, list: CoachList): CoachView['last'] {
  const outcome = outcomeOf(step, list)
  if (!outcome || step.outcome === 'not_yet') return null
  return { outcome, sentence: outcomeText(step, { list, outcome }) }
}

function nextOf({ setStep, stage, day, techniqueLines }: CoachedRound, list: CoachList, today: Day): CoachView['next'] {
  if (setStep && isCoachRule(setStep.rule)) {
    const { id, tryText } = setStep
    return setStep.outcome ? null : { id, tryText, ...nextStepText(setStep, list.form) }
  }
  const { thinkerId, favourites } = list
  const thinker = thinkers.find(({ id }) => id === thinkerId)
  if (!thinker || !stage || !favourites || !techniqueLines || day !== today) return null
  const isNamed = techniqueLines.length > 0
  const name = thinker.id === 'my-own-path' ? 'Your own path' : thinker.shortName
  const comesBack = returnText(name, { stage: stage as TechniqueStage, isNamed })
  const none = { id: null, why: [], tryText: null }
  return isNamed
    ? { ...none, lead: '', line: comesBack }
    : { ...none, lead: comesBack, line: techniques[thinker.id].rule }
}
