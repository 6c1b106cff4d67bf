import { type Day, dayAt, dayBefore } from '@app/domain/day/day'
import type { Difficulty } from '@app/domain/rounds/difficulty'
import { statement, typed } from '../../db/statement.ts'
import { mayReportSql, minReportsToHide } from './report-rule.ts'

/** Somewhere it may be yesterday still. */
export const firstOpenUtcDay = (now: Date): Day => dayBefore(dayAt(now.getTime(), 'UTC'))

export const isOfOpenDaySql = 'exists (select from daily_problem d where d.problem_id = p.id and d.day >= :firstDay)'

/** Of people who have trained for some days, one for each network: accounts made for reports count for nothing. */
export const countedReportsSql = `(select count(distinct r.network_hash) from problem_report r
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
