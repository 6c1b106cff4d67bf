import { thinkerAnswers } from '@app/content/thinker-answers'
import type { ParsedBody } from '@app/contract/calls'
import type { FinishedRound } from '@app/contract/finished-round'
import type { AnswerCondition } from '@app/domain/rounds/answer-conditions'
import { type AnswerId, answerConditionTexts, chooseThinkerAnswer } from '@app/domain/rounds/thinker-answer'
import type { z } from 'zod'
import type { RoundPlace, ScoredList } from './submission/finish-round.queries.ts'
import type { RoundToFinish } from './submission/submission.queries.ts'

interface ScoredSubmission {
  submission: Pick<ParsedBody<'submitSolutions'>, 'submittedSolutions' | 'thinkerId'>
  round: Pick<RoundToFinish, 'slots' | 'thinkerSessions' | 'lastSessions'>
  scored: ScoredList | null
}

/** What the thinker of a session says to the list that is being handed in; null where no rule holds. */
export function chooseAnswerTo({ submission, round, scored }: ScoredSubmission, place: RoundPlace): AnswerId | null {
  const { submittedSolutions: ideas, thinkerId } = submission
  if (!thinkerId) return null
  const { slots, thinkerSessions, lastSessions } = round
  const lately = lastSessions.filter((session) => session.thinkerId === thinkerId)
  const list = {
    ideas,
    slots,
    score: scored?.score ?? null,
    sketches: scored?.sketches ?? [],
    isFirstThisWay: thinkerSessions === 0,
    isSecondToday: place.number === 2 && lately.some(({ day }) => day === place.day),
  }
  return chooseThinkerAnswer(thinkerAnswers[thinkerId], list, new Set(lately.map(({ answer }) => answer as AnswerId)))
}

type Answered = { thinkerId: string | null; answer: string | null }

/** A line that is not written any more is not shown. */
export function toAnswerView({ thinkerId, answer }: Answered): z.output<typeof FinishedRound>['answer'] {
  const [condition, at] = (answer ?? '').split('/') as [AnswerCondition, string]
  const answers = thinkerAnswers[thinkerId as keyof typeof thinkerAnswers]
  const line = answers?.[condition]?.[Number(at)]
  return line === undefined ? null : { line, rule: answerConditionTexts[condition] }
}
