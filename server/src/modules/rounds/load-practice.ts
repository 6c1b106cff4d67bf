import { techniques } from '@app/content/techniques'
import type { Practice } from '@app/contract/coach'
import { stepToShow } from '@app/domain/coach/coach-turn'
import { todayStepText } from '@app/domain/coach/step-texts'
import {
  chooseThinker,
  listFittingThinkers,
  type OpenerIndex,
  openerFor,
  stageOf,
  type TechniqueFits,
  type TechniqueStage,
  type ThinkerSession,
} from '@app/domain/coach/technique-path'
import type { ProblemForm } from '@app/domain/rounds/problem-form'
import { type ThinkerId, thinkerIds } from '@app/domain/rounds/thinker-ids'
import type { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { statement, typed } from '../../db/statement.ts'
import type { Person } from '../../http/person.ts'
import { loadCoachState } from '../coach/update-coach.ts'
import { bankThinkerOf } from '../problems/problem-bank.ts'

type PracticeView = z.output<typeof Practice>

interface PracticedProblem {
  problemId: string | null
  category: string | null
  form: ProblemForm
}

/** Of somebody's own: what fits a name fits ideas and lines, too. */
export const unwrittenProblem: PracticedProblem = { problemId: null, category: null, form: 'name' }

const listThinkerSessions = statement({
  name: 'list_thinker_sessions',
  params: { userId: 'text' },
  columns: {
    thinkerId: typed<ThinkerId>('text'),
    day: 'date',
    stage: typed<TechniqueStage | null>('int4'),
    opener: typed<OpenerIndex | null>('int4'),
    isNamed: 'bool',
  },
  sql: `select thinker_id as "thinkerId", counted_day as day, stage, opener,
      coalesce(cardinality(technique_lines), 0) > 0 as "isNamed"
    from round where user_id = :userId and counted_day is not null and thinker_id is not null
    order by counted_day, counted_number, finished_at`,
})

const fits = Object.fromEntries(thinkerIds.map((id) => [id, techniques[id].fits])) as Record<ThinkerId, TechniqueFits>

/** What sessions of a person give to practise, each by its problem: in turn, as if each was solved by the path's thinker. */
export async function loadPractice(db: Database, person: Pick<Person, 'id' | 'today'>, now: Date) {
  const coach = await loadCoachState(db, person, now)
  const sessions: ThinkerSession[] = [...(await listThinkerSessions(db, { userId: person.id }))]
  return ({ problemId, category, form }: PracticedProblem, day = person.today): PracticeView => {
    const bankThinkerId = (problemId && bankThinkerOf(problemId)) || null
    const fitting = listFittingThinkers(fits, { category, form, bankThinkerId })
    const thinkerId = chooseThinker({ sessions, today: day, fitting, bankThinkerId })
    const places = thinkerIds.map((id) => placeOf(sessions, id))
    const { stage, opener } = placeOf(sessions, thinkerId)
    const step = stepToShow(coach, { form, thinkerId, stage }, person.today)
    sessions.push({ thinkerId, day, stage, opener: stage === 2 ? opener : null, isNamed: false })
    return {
      thinkerId,
      stage,
      opener,
      others: places.filter((each) => each.thinkerId !== thinkerId && each.stage + each.opener > 1),
      step: step && { id: step.id, line: todayStepText(step, form) },
    }
  }
}

/** How far somebody is with each thinker of their sessions. */
export async function loadStages(db: Database, userId: string): Promise<Map<string, TechniqueStage>> {
  const sessions = await listThinkerSessions(db, { userId })
  return new Map(sessions.map(({ thinkerId }) => [thinkerId, placeOf(sessions, thinkerId).stage]))
}

function placeOf(sessions: readonly ThinkerSession[], thinkerId: ThinkerId) {
  const own = sessions.filter((session) => session.thinkerId === thinkerId)
  return { thinkerId, stage: stageOf(own), opener: openerFor(own) }
}
