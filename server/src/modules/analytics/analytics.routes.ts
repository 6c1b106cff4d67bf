import type { Query, Reply } from '@app/contract/calls'
import { chartPointsOf, periodStart, summarizeRounds } from '@app/domain/analytics/analytics'
import { addDays } from '@app/domain/day/day'
import { createHourReader } from '@app/domain/day/hour-of-day'
import type { Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import type { Person } from '../../http/person.ts'
import { type CallDeps, registerCall } from '../../http/register-call.ts'
import { loadStreakLength } from '../streak/current-streak.ts'
import { countRoundsByDay, countSpokenIdeas, findFirstDay, listAnalysedRounds } from './analytics.queries.ts'

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
