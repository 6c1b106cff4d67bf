import { createHmac } from 'node:crypto'
import { type Day, dayAt, dayBefore } from '@app/domain/day/day'
import type { Difficulty } from '@app/domain/rounds/difficulty'
import { statement, typed } from '../../db/statement.ts'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import { oldestSecretOf } from '../../process/secret.ts'
import type { ProblemsDeps } from './model-budget.ts'

/** So many reports that count hide what was reported, or bring it before an admin. */
export const minReportsToHide = 3

/** Accounts made for reports count for nothing: `u` is an account and `g` its progress. */
export const mayReportSql = `u.created_at <= :now::timestamptz - interval '3 days' and g.total_solved >= 3`

/** Says only whether two reports of one thing come from one network. */
export const hashReportNetwork = (secret: string, about: string, network: string) =>
  createHmac('sha256', oldestSecretOf(secret)).update(`report ${about} ${network}`).digest('base64url')

/** Somewhere it may be yesterday still. */
export const firstOpenUtcDay = (now: Date): Day => dayBefore(dayAt(now.getTime(), 'UTC'))

const isOfOpenDaySql = 'exists (select from daily_problem d where d.problem_id = p.id and d.day >= :firstDay)'

/** Of people who have trained for some days, one for each network: accounts made for reports count for nothing. */
const countedReportsSql = `(select count(distinct r.network_hash) from problem_report r
    join "user" u on u.id = r.user_id join progress g on g.user_id = r.user_id
    where r.problem_id = p.id and ${mayReportSql})`

export const listReportedProblems = statement({
  name: 'list_reported_problems',
  params: { now: 'timestamptz', firstDay: 'date', limit: 'int8' },
  columns: {
    id: 'uuid',
    text: 'text',
    category: 'text',
    difficulty: typed<Difficulty>('text'),
    reports: 'int4',
    lastAt: 'timestamptz',
    days: typed<Day[]>('json'),
  },
  sql: `select p.id, p.text, p.category, p.difficulty, c.reports::int as reports, c.last_at as "lastAt",
      (select coalesce(json_agg(d.day order by d.day), '[]') from daily_problem d
        where d.problem_id = p.id and d.day >= :firstDay) as days
    from problem p, lateral (select ${countedReportsSql} as reports,
      (select max(r.created_at) from problem_report r where r.problem_id = p.id) as last_at) c
    where p.hidden_at is null and p.id in (select problem_id from problem_report) and c.reports >= ${minReportsToHide}
    order by c.last_at, p.id limit :limit`,
})

export const lockReportedProblem = statement({
  name: 'lock_reported_problem',
  params: { id: 'uuid' },
  columns: { text: 'text' },
  sql: `select text from problem where id = :id and hidden_at is null
    and id in (select problem_id from problem_report) for update`,
})

export const hideProblem = statement({
  name: 'hide_problem',
  params: { id: 'uuid', now: 'timestamptz' },
  sql: 'update problem set hidden_at = :now where id = :id',
})

export const deleteProblemReports = statement({
  name: 'delete_problem_reports',
  params: { id: 'uuid' },
  sql: 'delete from problem_report where problem_id = :id',
})

export const listOpenDaysOfProblem = statement({
  name: 'list_open_days_of_problem',
  params: { id: 'uuid', firstDay: 'date' },
  columns: { day: 'date', difficulty: typed<Difficulty>('text') },
  sql: `select day, difficulty from daily_problem where problem_id = :id and day >= :firstDay
    order by day, difficulty for update`,
})

export const replaceCommonProblem = statement({
  name: 'replace_common_problem',
  params: { day: 'date', difficulty: 'text', problemId: 'uuid' },
  sql: 'update daily_problem set problem_id = :problemId where day = :day and difficulty = :difficulty',
})

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
