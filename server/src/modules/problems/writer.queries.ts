import type { Difficulty } from '@app/domain/round/difficulty'
import { statement } from '../../db/statement.ts'

export const listFixedDays = statement<{ day: string; difficulty: Difficulty }>(
  'writer_list_fixed_days',
  'select day, difficulty from daily_problem where day >= $1',
)

/** Of each difficulty: all that a model ever wrote, and how many of these nobody has had and no date will take. */
export const countWritten = statement<{ difficulty: Difficulty; written: number; fresh: number }>(
  'writer_count_written',
  `select difficulty, count(*)::int as written, (count(*) filter (where hidden_at is null
     and not exists (select from daily_problem d where d.problem_id = p.id)
     and not exists (select from round r where r.problem_id = p.id)))::int as fresh
   from problem p where source = 'model' group by difficulty`,
)

/** What a new problem must not be like: all of the bank, and a year of what was written. */
export const listEarlier = statement<{ text: string }>(
  'writer_list_earlier',
  `(select text from problem where source = 'bank')
   union all (select text from problem where source = 'model' order by created_at desc, id limit 365)`,
)

/** The sixty whose date comes, or came, last, or which a model has written last. */
export const listLatest = statement<{ text: string }>(
  'writer_list_latest',
  `select text from problem p
   order by greatest(case when source = 'model' then created_at end,
     (select max(day)::timestamptz from daily_problem d where d.problem_id = p.id)) desc nulls last, created_at desc, id
   limit 60`,
)

export const insertWritten = statement(
  'writer_insert_problem',
  `insert into problem (id, source, category, difficulty, text, created_at, model, prompt_version, filter_results)
   values ($1, 'model', $2, $3, $4, $5, $6, $7, $8)`,
)

/** For a date that has no problem yet; whoever was first stays. */
export const fixWritten = statement(
  'writer_fix_daily_problem',
  'insert into daily_problem (day, difficulty, problem_id) values ($1, $2, $3) on conflict (day, difficulty) do nothing',
)
