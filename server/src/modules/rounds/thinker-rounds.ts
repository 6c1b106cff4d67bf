import { statement } from '../../db/statement.ts'

/** How many sessions of a person were with each thinker; those that count for no day are none. */
export const countRoundsByThinker = statement({
  name: 'count_rounds_by_thinker',
  params: { userId: 'text' },
  columns: { thinkerId: 'text', sessions: 'int4' },
  sql: `select thinker_id as "thinkerId", count(*)::int as sessions from round
    where user_id = :userId and counted_day is not null and thinker_id is not null group by thinker_id`,
})
