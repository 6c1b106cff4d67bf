import type { Difficulty } from '@app/domain/rounds/difficulty'
import { statement, typed } from '../../db/statement.ts'

export const listDecidedDays = statement({
  name: 'list_decided_days',
  params: { from: 'date' },
  columns: { day: 'date', difficulty: typed<Difficulty>('text') },
  sql: 'select day, difficulty from daily_problem where day >= :from',
})

export const countWrittenProblems = statement({
  name: 'count_written_problems',
  columns: { difficulty: typed<Difficulty>('text'), written: 'int4', fresh: 'int4' },
  sql: `select difficulty, count(*)::int as written, (count(*) filter (where hidden_at is null
      and not exists (select from daily_problem d where d.problem_id = p.id)
      and not exists (select from round r where r.problem_id = p.id)))::int as fresh
    from problem p where source = 'model' group by difficulty`,
})

export const listEarlierProblems = statement({
  name: 'list_earlier_problems',
  columns: { text: 'text' },
  sql: `(select text from problem where source = 'bank')
    union all (select text from problem where source = 'model' order by created_at desc, id limit 365)`,
})

export const listLatestProblems = statement({
  name: 'list_latest_problems',
  columns: { text: 'text' },
  sql: `select text from problem p
    order by greatest(case when source = 'model' then created_at end,
      (select max(day)::timestamptz from daily_problem d where d.problem_id = p.id)) desc nulls last, created_at desc, id
    limit 60`,
})

export const insertWrittenProblem = statement({
  name: 'insert_written_problem',
  params: {
    id: 'uuid',
    category: 'text',
    difficulty: 'text',
    text: 'text',
    now: 'timestamptz',
    model: 'text',
    promptVersion: 'text',
    results: 'jsonb',
  },
  sql: `insert into problem (id, source, category, difficulty, text, created_at, model, prompt_version, filter_results)
    values (:id, 'model', :category, :difficulty, :text, :now, :model, :promptVersion, :results)`,
})

export const insertWrittenDailyProblem = statement({
  name: 'insert_written_daily_problem',
  params: { day: 'date', difficulty: 'text', problemId: 'uuid' },
  sql: `insert into daily_problem (day, difficulty, problem_id) values (:day, :difficulty, :problemId)
    on conflict (day, difficulty) do nothing`,
})
