import { statement } from '../../db/statement.ts'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import type { ProblemsDeps } from './model-budget.ts'
import { hashReportNetwork, minReportsToHide } from './report-rule.ts'
import { countedReportsSql, firstOpenUtcDay, isOfOpenDaySql } from './reports.queries.ts'

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
  params: { problemId: 'uuid', userId: 'text', now: 'timestamptz', networkHash: 'text' },
  sql: `insert into problem_report (problem_id, user_id, created_at, network_hash)
    values (:problemId, :userId, :now, :networkHash) on conflict (problem_id, user_id) do nothing`,
})

const hideReported = statement({
  name: 'hide_reported_problem',
  params: { problemId: 'uuid', now: 'timestamptz', firstDay: 'date' },
  sql: `update problem p set hidden_at = :now where p.id = :problemId and p.hidden_at is null
    and not ${isOfOpenDaySql} and ${countedReportsSql} >= ${minReportsToHide}`,
})

interface Report {
  roundId: string
  network: string
}

export const reportProblem = (
  { transact, now, secret }: Pick<ProblemsDeps, 'transact' | 'now'> & { secret: string },
  person: Pick<Person, 'id'>,
  { roundId, network }: Report,
) =>
  transact(async (db) => {
    const [problem] = await lockProblemOfRound(db, { roundId, userId: person.id })
    if (!problem) throw new AppError('round_not_found')
    const report = { problemId: problem.id, now: now() }
    const networkHash = hashReportNetwork(secret, problem.id, network)
    await saveReport(db, { ...report, userId: person.id, networkHash })
    await hideReported(db, { ...report, firstDay: firstOpenUtcDay(report.now) })
  })
