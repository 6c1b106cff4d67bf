import type { analytics as call } from '@app/contract/analytics'
import type { Query, Reply } from '@app/contract/call'
import { analyse, periodStart, pointsOf } from '@app/domain/analytics'
import { addDays } from '@app/domain/day'
import type { Deps } from '../../deps.ts'
import type { Person } from '../../http/session.ts'
import { shownStreak } from '../../streak/shown-streak.ts'
import { countByDay, findSince, listRounds, type RoundRow } from './analytics.queries.ts'

/** The squares of a year by weeks: 53 of them. */
const daysOfYear = 371

/** What a person's own rounds tell them, over a period that ends today. */
export async function analyseRounds(
  { db, now }: Deps,
  person: Person,
  { period }: Query<typeof call>,
): Promise<Reply<typeof call>> {
  const { id, today, zone } = person
  const from = periodStart(period ?? 'all', today)
  const [[found], rows, year, streak] = await Promise.all([
    findSince(db, id),
    listRounds(db, id, from, today),
    countByDay(db, id, addDays(today, 1 - daysOfYear), today),
    shownStreak(db, person, now()),
  ])
  const hourAt = hoursIn(zone)
  const rounds = rows.map(({ finishedAt, ...row }) => ({ ...row, hour: hourAt(finishedAt) }))
  return {
    today,
    since: found?.since ?? null,
    longestStreak: Math.max(found?.longestStreak ?? 0, streak),
    streak,
    year,
    ...analyse(rounds),
    ...(period && { points: pointsOf(rounds, from, today) }),
    methods: methodsOf(rows),
  }
}

function methodsOf(rows: readonly Pick<RoundRow, 'ideas' | 'spoken'>[]) {
  const voice = rows.reduce((sum, { spoken }) => sum + spoken, 0)
  return { text: rows.reduce((sum, { ideas }) => sum + ideas, 0) - voice, voice }
}

/** The hour of the day at a moment. */
function hoursIn(timeZone: string) {
  const format = new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', hourCycle: 'h23' })
  return (moment: Date) => Number(format.format(moment))
}
