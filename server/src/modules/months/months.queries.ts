import type { Score } from '@app/domain/scoring/score'
import { statement, typed } from '../../db/statement.ts'

const span = { userId: 'text', from: 'date', to: 'date' } as const

export const listMonthRounds = statement({
  name: 'list_month_rounds',
  params: span,
  columns: {
    day: 'date',
    thinkerId: 'text?',
    score: typed<Score | null>('jsonb'),
    favourites: 'int4[]?',
    techniqueLines: 'int4[]?',
    ideas: 'text[]',
  },
  sql: `select r.counted_day as day, r.thinker_id as "thinkerId", r.score, r.favourites,
      r.technique_lines as "techniqueLines",
      array(select s.text from solution s where s.round_id = r.id and s.user_id = r.user_id order by s.position) as ideas
    from round r where r.user_id = :userId and r.counted_day between :from and :to
      and (r.claimed_at is not null or r.score->>'withheld' is null)
    order by r.counted_day, r.counted_number`,
})

export const listRoundMeasures = statement({
  name: 'list_round_measures',
  params: span,
  columns: {
    version: 'int4?',
    different: 'float8?',
    switches: 'float8?',
    rarity: 'float8?',
    detail: 'float8?',
  },
  sql: `select (score->>'version')::int as version, figures[1] as different,
      (score->'flexibility'->>'switches')::float8 as switches, figures[3] as rarity, figures[4] as detail
    from round where user_id = :userId and counted_day between :from and :to
      and (claimed_at is not null or score->>'withheld' is null)
    order by counted_day, counted_number`,
})

export const countSteps = statement({
  name: 'count_steps',
  params: span,
  columns: { shown: 'int4', met: 'int4' },
  sql: `select count(*)::int as shown, count(*) filter (where s.outcome = 'did')::int as met
    from coach_step s join round r on r.user_id = s.user_id and r.id = s.judged_in
    where s.user_id = :userId and s.outcome in ('did', 'not_yet') and r.counted_day between :from and :to`,
})

/** Those without a total are sessions, too. */
export const countMonthSessions = statement({
  name: 'count_month_sessions',
  params: span,
  columns: { sessions: 'int4' },
  sql: `select count(*)::int as sessions from round where user_id = :userId and counted_day between :from and :to`,
})

export const listLitDays = statement({
  name: 'lit_days_of_month',
  params: span,
  columns: { day: 'date' },
  sql: `select day from day_log where user_id = :userId and day between :from and :to and kind = 'done' order by day`,
})

export const findFirstRoundDay = statement({
  name: 'find_first_round_day',
  params: { userId: 'text' },
  columns: { day: 'date?' },
  sql: 'select min(counted_day) as day from round where user_id = :userId',
})
