import type { AnalysedRound } from '@app/domain/analytics'
import type { Day } from '@app/domain/day'
import { statement } from '../../db/statement.ts'

export const findSince = statement<{ since: Day | null; longestStreak: number | null }>(
  'practising_since',
  `select min(r.counted_day) as since, (select longest_streak from progress where user_id = $1) as "longestStreak"
   from round r where r.user_id = $1`,
)

export type RoundRow = Omit<AnalysedRound, 'hour'> & { finishedAt: Date; spoken: number }

// Scores themselves are not read: unpacking them would take most of the time. Nothing is handed in before the day it
// counts for; two days more are for zones.
export const listRounds = statement<RoundRow>(
  'rounds_to_analyse',
  `select r.counted_day as day, r.finished_at as "finishedAt", r.thinker_id as "thinkerId", w.ideas, w.spoken,
     r.figures[1] as different, r.figures[2] as variety, r.figures[3] as rarity, r.figures[4] as detail,
     r.figures[5] as best
   from round r
   join (select round_id, count(*)::int as ideas, count(*) filter (where method = 'voice')::int as spoken
     from solution where user_id = $1 and created_at >= $2::date - 2 group by round_id) as w on w.round_id = r.id
   where r.user_id = $1 and r.counted_day between $2 and $3 order by r.counted_day, r.counted_number`,
)

export const countByDay = statement<{ day: Day; rounds: number }>(
  'count_rounds_by_day',
  `select counted_day as day, count(*)::int as rounds from round
   where user_id = $1 and counted_day between $2 and $3 group by counted_day order by counted_day`,
)
