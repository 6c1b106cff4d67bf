import type { Practice } from '@app/contract/coach'
import { stepToShow } from '@app/domain/coach/coach-turn'
import { todayStepText } from '@app/domain/coach/step-texts'
import type { ProblemForm } from '@app/domain/rounds/problem-form'
import type { z } from 'zod'
import type { Database } from '../../db/database.ts'
import type { Person } from '../../http/person.ts'
import { loadCoachState } from '../coach/update-coach.ts'
import { bankThinkerOf } from '../problems/problem-bank.ts'

type PracticeView = z.output<typeof Practice>

interface PracticedProblem {
  problemId: string
  form: ProblemForm
}

/** What sessions of a person give to practise, each by its problem. */
export async function loadPractice(db: Database, person: Pick<Person, 'id' | 'today'>, now: Date) {
  const coach = await loadCoachState(db, person, now)
  return ({ problemId, form }: PracticedProblem): PracticeView => {
    const thinkerId = bankThinkerOf(problemId) ?? 'my-own-path'
    const stage = 1
    const step = stepToShow(coach, { form, thinkerId, stage }, person.today)
    return { thinkerId, stage, opener: 0, others: [], step: step && { id: step.id, line: todayStepText(step, form) } }
  }
}
