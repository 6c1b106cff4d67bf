import type { Difficulty } from '@app/domain/round/difficulty'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import { bank } from './bank.ts'

export interface StockProblem {
  id: string
  category: string
  difficulty: Difficulty
  text: string
}

interface CommonProblem extends StockProblem {
  /** Reported too often: people who have not had it get another one. */
  isHidden: boolean
}

/** Puts the bank into the stock, and changes what was reworded; reports spoke of the old words. Safe at every start, in several processes. */
export async function stockBank(db: Database) {
  const save = statement(
    'stock_bank',
    `with stocked as (
       insert into problem (id, source, category, difficulty, text)
       select id, 'bank', category, difficulty, text
       from json_to_recordset($1) as b(id uuid, category text, difficulty text, text text)
       order by id
       on conflict (id) do update
         set category = excluded.category, difficulty = excluded.difficulty, text = excluded.text, hidden_at = null
       where (problem.category, problem.difficulty, problem.text)
         is distinct from (excluded.category, excluded.difficulty, excluded.text)
       returning id)
     delete from problem_report where problem_id in (select id from stocked)`,
  )
  await save(db, JSON.stringify(bank))
}

/** The common problem of a date: the one fixed already, else the proposed one, fixed by the first who asks. */
export const fixCommonProblem = statement<CommonProblem>(
  'fix_common_problem',
  `with fixed as (
     insert into daily_problem (day, difficulty, problem_id) values ($1, $2, $3)
     on conflict (day, difficulty) do nothing returning problem_id)
   select p.id, p.category, p.difficulty, p.text, p.hidden_at is not null as "isHidden" from problem p
   where p.id = coalesce(
     (select problem_id from daily_problem where day = $1 and difficulty = $2),
     (select problem_id from fixed))`,
)

export const findCommonProblem = statement<CommonProblem>(
  'find_common_problem',
  `select p.id, p.category, p.difficulty, p.text, p.hidden_at is not null as "isHidden"
   from daily_problem d join problem p on p.id = d.problem_id where d.day = $1 and d.difficulty = $2`,
)

export const hasHad = statement<{ had: boolean }>(
  'has_had_problem',
  'select exists (select from round where user_id = $1 and problem_id = $2) as had',
)

/** Of the bank or of a model; those written for a date after `$2` should be left for it. */
export const listUnseen = statement<StockProblem & { isComing: boolean }>(
  'list_unseen_problems',
  `select id, category, difficulty, text,
     exists (select from daily_problem d where d.problem_id = p.id and d.day > $2) as "isComing"
   from problem p
   where hidden_at is null and not exists (select from round r where r.user_id = $1 and r.problem_id = p.id)`,
)

/** For whoever has had them all: what lies furthest back. */
export const findLongestAgo = statement<StockProblem>(
  'find_problem_longest_ago',
  `select p.id, p.category, p.difficulty, p.text from round r join problem p on p.id = r.problem_id
   where r.user_id = $1 group by p.id order by max(r.opened_at), p.id limit 1`,
)

/** For whoever has had none while reports have hidden all: a disliked problem is better than none. */
export const findAny = statement<StockProblem>(
  'find_any_problem',
  'select id, category, difficulty, text from problem order by difficulty, id limit 1',
)

export const listRecentCategories = statement<{ category: string }>(
  'list_recent_categories',
  `select p.category from round r join problem p on p.id = r.problem_id
   where r.user_id = $1 order by r.opened_at desc limit 3`,
)
