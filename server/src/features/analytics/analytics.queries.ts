import type { AnalysedRound } from '@app/domain/analytics'
import type { Day } from '@app/domain/day'
import { statement } from '../../db/statement.ts'

export const findSince = statement<{ since: Day | null; longestStreak: number | null }>(
  'practising_since',
  `select min(r.counted_day) as since, (select longest_streak from progress where user_id = $1) as "longestStreak"
   from round r where r.user_id = $1`,
)

export type RoundRow = Omit<AnalysedRound, 'hour'> & { finishedAt: Date; spoken: number }

// Scores themselves are not read: unpacking them would take most of the time. Ideas are counted round by round, by the
// index: a plan made for anybody joins two long lists row by row, which takes seconds.
export const listRounds = statement<RoundRow>(
  'rounds_to_analyse',
  `select r.counted_day as day, r.finished_at as "finishedAt", r.thinker_id as "thinkerId", w.ideas, w.spoken,
     r.figures[1] as different, r.figures[2] as variety, r.figures[3] as rarity, r.figures[4] as detail,
     r.figures[5] as best
   from round r
   cross join lateral (select count(*)::int as ideas, count(*) filter (where s.method = 'voice')::int as spoken
     from solution s where s.round_id = r.id) as w
   where r.user_id = $1 and r.counted_day between $2 and $3 order by r.counted_day, r.counted_number`,
)

export const countByDay = statement<{ day: Day; rounds: number }>(
  'count_rounds_by_day',
  `select counted_day as day, count(*)::int as rounds from round
   where user_id = $1 and counted_day between $2 and $3 group by counted_day order by counted_day`,
)
