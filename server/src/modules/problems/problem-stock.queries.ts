import { type Difficulty, difficulties } from '@app/domain/rounds/difficulty'
import type { ProblemForm } from '@app/domain/rounds/problem-form'
import type { Database } from '../../db/database.ts'
import { sqlList } from '../../db/sql-parts.ts'
import { type RowOf, statement, typed } from '../../db/statement.ts'
import { problemBank } from './problem-bank.ts'

const problem = {
  id: 'uuid',
  category: 'text',
  difficulty: typed<Difficulty>('text'),
  text: 'text',
  form: typed<ProblemForm>('text'),
} as const
const commonProblem = { ...problem, isHidden: 'bool' } as const

const saveBank = statement({
  name: 'stock_bank',
  params: { problems: 'json' },
  sql: `with stocked as (
      insert into problem (id, source, category, difficulty, text, form)
      select id, 'bank', category, difficulty, text, form
      from json_to_recordset(:problems) as b(id uuid, category text, difficulty text, text text, form text)
      order by id
      on conflict (id) do update
        set category = excluded.category, difficulty = excluded.difficulty, text = excluded.text, form = excluded.form,
          hidden_at = null
      where (problem.category, problem.difficulty, problem.text, problem.form)
        is distinct from (excluded.category, excluded.difficulty, excluded.text, excluded.form)
      returning id)
    delete from problem_report where problem_id in (select id from stocked)`,
})

/** Also updates reworded problems and drops their reports. Safe at every start, in several processes. */
export const saveProblemBank = (db: Database) => saveBank(db, { problems: problemBank })

export const fixCommonProblem = statement({
  name: 'fix_common_problem',
  params: { day: 'date', difficulty: 'text', problemId: 'uuid' },
  columns: commonProblem,
  sql: `with fixed as (
      insert into daily_problem (day, difficulty, problem_id) values (:day, :difficulty, :problemId)
      on conflict (day, difficulty) do nothing returning problem_id)
    select p.id, p.category, p.difficulty, p.text, p.form, p.hidden_at is not null as "isHidden" from problem p
    where p.id = coalesce(
      (select problem_id from daily_problem where day = :day and difficulty = :difficulty),
      (select problem_id from fixed))`,
})

export const insertCommonProblem = statement({
  name: 'insert_common_problem',
  params: { day: 'date', difficulty: 'text', rotation: 'uuid?', reserved: 'uuid[]' },
  columns: { id: 'uuid' },
  sql: `select id from problem p where hidden_at is null and difficulty = :difficulty
    order by p.id is distinct from :rotation::uuid, p.id = any(:reserved)
      or exists (select from daily_problem d where d.problem_id = p.id and d.day > :day::date - 60),
      md5(:day::text || p.id), p.id
    limit 1`,
})

export const findCommonProblem = statement({
  name: 'find_common_problem',
  params: { day: 'date', difficulty: 'text' },
  columns: commonProblem,
  sql: `select p.id, p.category, p.difficulty, p.text, p.form, p.hidden_at is not null as "isHidden"
    from daily_problem d join problem p on p.id = d.problem_id where d.day = :day and d.difficulty = :difficulty`,
})

export const hasHadProblem = statement({
  name: 'has_had_problem',
  params: { userId: 'text', problemId: 'uuid' },
  columns: { had: 'bool' },
  sql: `select exists (select from round where user_id = :userId and problem_id = :problemId)
    or exists (select from day_pass where user_id = :userId and problem_id = :problemId) as had`,
})

const step = (difficulty: string) => `array_position(array[${sqlList(difficulties)}], ${difficulty})`

/** By difficulty, then those not reserved for a date, then of a category other than the last three, then by `seed`. */
export const choosePersonalProblem = statement({
  name: 'choose_personal_problem',
  params: { userId: 'text', today: 'date', difficulty: 'text', reserved: 'uuid[]', seed: 'text' },
  columns: problem,
  sql: `select id, category, difficulty, text, form from problem p
    where hidden_at is null and not exists (select from round r where r.user_id = :userId and r.problem_id = p.id)
      and not exists (select from day_pass d where d.user_id = :userId and d.problem_id = p.id)
    order by abs(${step('p.difficulty')} - ${step(':difficulty')}),
      p.id = any(:reserved) or exists (select from daily_problem d where d.problem_id = p.id and d.day > :today),
      p.category = any(array(select l.category from round r join problem l on l.id = r.problem_id
        where r.user_id = :userId order by r.opened_at desc limit 3)),
      md5(:seed || p.id), p.id
    limit 1`,
})

export const findLeastRecentProblem = statement({
  name: 'find_least_recent_problem',
  params: { userId: 'text' },
  columns: problem,
  sql: `select p.id, p.category, p.difficulty, p.text, p.form from round r join problem p on p.id = r.problem_id
    where r.user_id = :userId group by p.id
    order by exists (select from day_pass d where d.user_id = :userId and d.problem_id = p.id), max(r.opened_at), p.id
    limit 1`,
})

export type StockProblem = RowOf<typeof findAnyProblem>
/** For a person who has had none while reports hide all. */
export const findAnyProblem = statement({
  name: 'find_any_problem',
  columns: problem,
  sql: 'select id, category, difficulty, text, form from problem order by difficulty, id limit 1',
})
