import type { Query, Reply } from '@app/contract/calls'
import { chartPointsOf, periodStart, summarizeRounds } from '@app/domain/analytics/analytics'
import { addDays } from '@app/domain/day/day'
import { createHourReader } from '@app/domain/day/hour-of-day'
import type { Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import type { Person } from '../../http/person.ts'
import { type CallDeps, registerCall } from '../../http/register-call.ts'
import { loadStreakLength } from '../streak/current-streak.ts'

const findFirstDay = statement({
  name: 'find_first_day',
  params: { userId: 'text' },
  columns: { since: 'date?', longestStreak: 'int4?' },
  sql: `select min(r.counted_day) as since,
      (select longest_streak from progress where user_id = :userId) as "longestStreak"
    from round r where r.user_id = :userId`,
})

// Reads no scores, which are slow to unpack, and no ideas: their last place, in the index, is their number.
const listAnalysedRounds = statement({
  name: 'list_analysed_rounds',
  params: { userId: 'text', from: 'date', to: 'date' },
  columns: {
    day: 'date',
    /** Milliseconds since 1970: thousands of dates are slow to read and to collect. */
    finishedAt: 'float8',
    ideas: 'int4',
    variety: 'float8?',
    rarity: 'float8?',
    detail: 'float8?',
    favourites: 'int4[]?',
    techniqueLines: 'int4[]?',
  },
  sql: `select r.counted_day as day, extract(epoch from r.finished_at)::float8 * 1000 as "finishedAt",
      (select coalesce(max(s.position), 0) from solution s where s.round_id = r.id and s.user_id = r.user_id) as ideas,
      r.figures[2] as variety, r.figures[3] as rarity, r.figures[4] as detail, r.favourites,
      r.technique_lines as "techniqueLines"
    from round r
    where r.user_id = :userId and r.counted_day between :from and :to
      and (r.claimed_at is not null or r.score->>'withheld' is null)
    order by r.counted_day, r.counted_number`,
})

// Looked up round by round: a join would read the rounds of everybody.
const countSpokenIdeas = statement({
  name: 'count_spoken_ideas',
  params: { userId: 'text', from: 'date', to: 'date' },
  columns: { spoken: 'int4' },
  sql: `select coalesce(sum(w.ideas), 0)::int as spoken
    from (select round_id, count(*) as ideas from solution where user_id = :userId and method = 'voice'
      group by round_id) as w
    where (select r.counted_day between :from and :to from round r
      where r.id = w.round_id and r.user_id = :userId)`,
})

const countRoundsByDay = statement({
  name: 'count_rounds_by_day',
  params: { userId: 'text', from: 'date', to: 'date' },
  columns: { day: 'date', rounds: 'int4' },
  sql: `select counted_day as day, count(*)::int as rounds from round
    where user_id = :userId and counted_day between :from and :to group by counted_day order by counted_day`,
})

export interface AnalyticsDeps extends CallDeps {
  db: Database
  now(): Date
}

const daysOfYear = 371

export function registerAnalyticsRoutes(app: Hono, deps: AnalyticsDeps) {
  registerCall(app, deps, 'analytics', ({ person, query, db }) => analyseRounds({ ...deps, db }, person, query))
}

async function analyseRounds(
  { db, now }: AnalyticsDeps,
  person: Person,
  { period }: Query<'analytics'>,
): Promise<Reply<'analytics'>> {
  const { id, today, zone } = person
  const from = periodStart(period ?? 'all', today)
  const [[found], rows, [spoken], year, streak] = await Promise.all([
    findFirstDay(db, { userId: id }),
    listAnalysedRounds(db, { userId: id, from, to: today }),
    countSpokenIdeas(db, { userId: id, from, to: today }),
    countRoundsByDay(db, { userId: id, from: addDays(today, 1 - daysOfYear), to: today }),
    loadStreakLength(db, person, now()),
  ])
  const hourAt = createHourReader(zone)
  // Changes the rows themselves: thousands of copies are slow to collect.
  const rounds = rows.map((row) => Object.assign(row, { hour: hourAt(row.finishedAt) }))
  const ideas = rounds.reduce((sum, round) => sum + round.ideas, 0)
  const voice = spoken?.spoken ?? 0
  return {
    today,
    since: found?.since ?? null,
    longestStreak: Math.max(found?.longestStreak ?? 0, streak),
    streak,
    year,
    ...summarizeRounds(rounds),
    ...(period && { points: chartPointsOf(rounds, from, today) }),
    methods: { text: ideas - voice, voice },
  }
}
