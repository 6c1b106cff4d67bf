import type { AnalysedRound } from '@app/domain/analytics/analytics'
import type { Day } from '@app/domain/day/day'
import { statement } from '../../db/statement.ts'

export const findSince = statement<{ since: Day | null; longestStreak: number | null }>(
  'practising_since',
  `select min(r.counted_day) as since, (select longest_streak from progress where user_id = $1) as "longestStreak"
   from round r where r.user_id = $1`,
)

/** `finishedAt` in milliseconds since 1970: thousands of dates are slow to read and to clear away. */
type RoundRow = Omit<AnalysedRound, 'hour'> & { finishedAt: number }

// Scores themselves are not read: unpacking them would take most of the time. Nor are ideas: places go from 1 on, so
// the last one, which the index knows, says how many there are.
export const listRounds = statement<RoundRow>(
  'rounds_to_analyse',
  `select r.counted_day as day, extract(epoch from r.finished_at)::float8 * 1000 as "finishedAt",
     r.thinker_id as "thinkerId",
     (select coalesce(max(s.position), 0) from solution s where s.round_id = r.id) as ideas,
     r.figures[1] as different, r.figures[2] as variety, r.figures[3] as rarity, r.figures[4] as detail,
     r.figures[5] as best
   from round r
   where r.user_id = $1 and r.counted_day between $2 and $3 order by r.counted_day, r.counted_number`,
)

// Each round is looked up by its id, whatever plan is made for anybody: joined, all rounds would be gone through for each.
export const countSpoken = statement<{ spoken: number }>(
  'count_spoken_ideas',
  `select coalesce(sum(w.ideas), 0)::int as spoken
   from (select round_id, count(*) as ideas from solution where user_id = $1 and method = 'voice' group by round_id) as w
   where (select r.counted_day between $2 and $3 from round r where r.id = w.round_id)`,
)

export const countByDay = statement<{ day: Day; rounds: number }>(
  'count_rounds_by_day',
  `select counted_day as day, count(*)::int as rounds from round
   where user_id = $1 and counted_day between $2 and $3 group by counted_day order by counted_day`,
)
