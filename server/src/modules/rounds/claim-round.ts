import { asksForVariations } from '@app/domain/coach/coach-rules'
import type { ProblemForm } from '@app/domain/rounds/problem-form'
import type { ThinkerId } from '@app/domain/rounds/thinker-ids'
import type { Score } from '@app/domain/scoring/score'
import { claimDays } from '@app/domain/scoring/withheld'
import { statement, typed } from '../../db/statement.ts'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import { updateCoach } from '../coach/update-coach.ts'
import { scoreAgainstEarlierLists } from '../scoring/score-against-lists.ts'
import { loadFinishedRoundView } from './finished-round.ts'
import type { RoundsDeps } from './open-round.ts'
import { lockProgress } from './rounds.queries.ts'
import { insertSketchesSql, sketchRows } from './submission/finish-round.queries.ts'

const findWithheldRound = statement({
  name: 'find_withheld_round',
  params: { roundId: 'uuid', userId: 'text', now: 'timestamptz', days: 'int4' },
  columns: {
    problemId: 'uuid?',
    text: 'text',
    form: typed<ProblemForm>('text'),
    slots: 'int4',
    shownThinkerId: typed<ThinkerId | null>('text'),
    ideas: 'text[]',
    isWithheld: 'bool',
    isChosen: 'bool',
    isOver: 'bool',
  },
  sql: `select r.problem_id as "problemId", coalesce(p.text, r.custom_problem) as text,
      coalesce(r.form, p.form, 'idea') as form, r.slots,
      case when r.stage is not null then r.thinker_id end as "shownThinkerId",
      array(select s.text from solution s where s.round_id = r.id and s.user_id = r.user_id order by s.position) as ideas,
      r.score->>'withheld' is not null as "isWithheld", r.favourites is not null as "isChosen", r.finished_at < :now::timestamptz - make_interval(days => :days) as "isOver"
    from round r left join problem p on p.id = r.problem_id
    where r.id = :roundId and r.user_id = :userId and r.finished_at is not null`,
})

// Only now others are compared with it.
const saveClaim = statement({
  name: 'save_claim',
  params: { roundId: 'uuid', userId: 'text', now: 'timestamptz', score: typed<Score>('jsonb'), sketches: 'json' },
  sql: `with finished as (
      update round set claimed_at = :now, score = :score
      where id = :roundId and user_id = :userId and score->>'withheld' is not null returning id, user_id, problem_id),
    ${insertSketchesSql}`,
})

/** Scores the list anew without our doubt. Again it changes nothing. */
export async function claimRound({ db, now, transact }: RoundsDeps, person: Person, roundId: string) {
  const of = { roundId, userId: person.id, now: now() }
  const [round] = await findWithheldRound(db, { ...of, days: claimDays })
  if (!round) throw new AppError('not_found')
  if (round.isWithheld) {
    if (round.isOver) throw new AppError('claim_over')
    const { problemId, ideas, text, form, slots } = round
    const isVaried = asksForVariations(round.shownThinkerId)
    const list = { ...(problemId && { problemId }), text, form, slots, isVaried, isClaimed: true }
    const { score, sketches } = await scoreAgainstEarlierLists(db, list, ideas)
    await transact(async (tx, write) => {
      // Who is counted for others is switched under the same lock.
      await lockProgress(tx, { userId: person.id })
      await saveClaim(tx, { ...of, score, sketches: sketchRows(sketches) })
      if (round.isChosen) await updateCoach({ db: tx, write }, { person, roundId, now: of.now })
    })
  }
  return await loadFinishedRoundView({ db }, person, roundId)
}
