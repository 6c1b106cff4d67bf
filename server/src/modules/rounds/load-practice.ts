import { techniques } from '@app/content/techniques'
import type { Practice } from '@app/contract/coach'
import { stepToShow } from '@app/domain/coach/coach-turn'
import { todayStepText } from '@app/domain/coach/step-texts'
import {
  chooseThinker,
  listFittingThinkers,
  openerFor,
  stageOf,
  type TechniqueFits,
  type ThinkerSession,
} from '@app/domain/coach/technique-path'
import type { ProblemForm } from '@app/domain/rounds/problem-form'
import { type ThinkerId, thinkerIds } from '@app/domain/rounds/thinker-ids'
import type { z } from 'zod'
import type { Database } from '../../db/database.ts'
import type { Person } from '../../http/person.ts'
import { loadCoachState } from '../coach/update-coach.ts'
import { bankThinkerOf } from '../problems/problem-bank.ts'
import { listThinkerSessions } from './thinker-rounds.ts'

type PracticeView = z.output<typeof Practice>

interface PracticedProblem {
  problemId: string | null
  category: string | null
  form: ProblemForm
  /** Of the session that begins with it. */
  slots: number
}

/** Of somebody's own: what fits a name fits ideas and lines, too. */
export const unwrittenProblem = { problemId: null, category: null, form: 'name' } as const

const fits = Object.fromEntries(thinkerIds.map((id) => [id, techniques[id].fits])) as Record<ThinkerId, TechniqueFits>

/** What sessions of a person give to practise, each by its problem: in turn, as if each was solved by the path's thinker. */
export async function loadPractice(db: Database, person: Pick<Person, 'id' | 'today'>, now: Date) {
  const coach = await loadCoachState(db, person, now)
  const sessions: ThinkerSession[] = [...(await listThinkerSessions(db, { userId: person.id }))]
  return ({ problemId, category, form, slots }: PracticedProblem, day = person.today): PracticeView => {
    const bankThinkerId = (problemId && bankThinkerOf(problemId)) || null
    const fitting = listFittingThinkers(fits, { category, form, bankThinkerId })
    const thinkerId = chooseThinker({ sessions, today: day, fitting, bankThinkerId })
    const places = thinkerIds.map((id) => placeOf(sessions, id))
    const { stage, opener } = placeOf(sessions, thinkerId)
    const step = stepToShow(coach, form, person.today)
    sessions.push({ thinkerId, day, stage: step ? null : stage, opener: stage === 2 ? opener : null, isNamed: false })
    return {
      thinkerId,
      stage,
      opener,
      others: places.filter((each) => each.thinkerId !== thinkerId && each.stage + each.opener > 1),
      step: step && { id: step.id, line: todayStepText(step, { form, slots }) },
    }
  }
}

function placeOf(sessions: readonly ThinkerSession[], thinkerId: ThinkerId) {
  const own = sessions.filter((session) => session.thinkerId === thinkerId)
  return { thinkerId, stage: stageOf(own), opener: openerFor(own) }
}
