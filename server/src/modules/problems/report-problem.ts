import { statement } from '../../db/statement.ts'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import type { ProblemsDeps } from './deps.ts'

/** Reports of so many different people hide a problem. */
const reportsToHide = 3

// The problem's row is the lock: of reports at once, the last one sees all of them.
const lockProblemOfRound = statement({
  name: 'lock_problem_of_round',
  params: { roundId: 'uuid', userId: 'text' },
  columns: { id: 'uuid' },
  sql: `select p.id from problem p
    where p.id = (select problem_id from round where id = :roundId and user_id = :userId) for update`,
})

const saveReport = statement({
  name: 'save_report',
  params: { problemId: 'uuid', userId: 'text', now: 'timestamptz' },
  sql: `insert into problem_report (problem_id, user_id, created_at) values (:problemId, :userId, :now)
    on conflict (problem_id, user_id) do nothing`,
})

const hideReported = statement({
  name: 'hide_reported_problem',
  params: { problemId: 'uuid', now: 'timestamptz', reports: 'int8' },
  sql: `update problem set hidden_at = :now where id = :problemId and hidden_at is null
    and (select count(*) from problem_report where problem_id = :problemId) >= :reports`,
})

export const reportProblem = (
  deps: Pick<ProblemsDeps, 'transact' | 'now'>,
  person: Pick<Person, 'id'>,
  roundId: string,
) =>
  deps.transact(async (db) => {
    const [problem] = await lockProblemOfRound(db, { roundId, userId: person.id })
    if (!problem) throw new AppError('round_not_found')
    await saveReport(db, { problemId: problem.id, userId: person.id, now: deps.now() })
    await hideReported(db, { problemId: problem.id, now: deps.now(), reports: reportsToHide })
  })
