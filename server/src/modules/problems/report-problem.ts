import { statement } from '../../db/statement.ts'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import type { ProblemsDeps } from './deps.ts'

/** So many different people, and a problem is handed to nobody new. */
const reportsToHide = 3

// The problem's row is the lock: of reports at the same moment, the last one sees all of them.
const lockProblemOfRound = statement<{ id: string }>(
  'lock_problem_of_round',
  `select p.id from problem p
   where p.id = (select problem_id from round where id = $1 and user_id = $2) for update`,
)

const saveReport = statement(
  'save_report',
  `insert into problem_report (problem_id, user_id, created_at) values ($1, $2, $3)
   on conflict (problem_id, user_id) do nothing`,
)

const hideReported = statement(
  'hide_reported_problem',
  `update problem set hidden_at = $2 where id = $1 and hidden_at is null
   and (select count(*) from problem_report where problem_id = $1) >= $3`,
)

/** One person's word about a problem they have; said again, it changes nothing. */
export const reportProblem = (deps: ProblemsDeps, person: Pick<Person, 'id'>, roundId: string) =>
  deps.transact(async (db) => {
    const [problem] = await lockProblemOfRound(db, roundId, person.id)
    if (!problem) throw new AppError('round_not_found')
    await saveReport(db, problem.id, person.id, deps.now())
    await hideReported(db, problem.id, deps.now(), reportsToHide)
  })
