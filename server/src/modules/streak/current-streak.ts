import { type Day, dayBefore } from '@app/domain/day/day'
import { mergeDayLog } from '@app/domain/streak/day-log'
import { resolveFinishedDay } from '@app/domain/streak/resolve-missed-days'
import { isUnbroken, recountStreak, type StreakCounters, tryIncrementStreak } from '@app/domain/streak/streak-counters'
import { type StreakSummary, streakSummaryAt } from '@app/domain/streak/streak-summary'
import { firstOpenDay, type StreakContext, streakContextAt } from '@app/domain/streak/travel'
import type { Database } from '../../db/database.ts'
import type { Write } from '../../db/transaction.ts'
import { findStreakRecord, listStreakRecords, type StreakRecord, upsertLoggedDays } from './streak-facts.queries.ts'

export interface StoredStreak {
  id: string
  zone: string
  today: Day
  lastDay: Day | null
  streakLength: number
  recountDue: boolean
}

export const streakContextOf = (
  { zone, lastDay }: Pick<StoredStreak, 'zone' | 'lastDay'>,
  now: Date,
  record: StreakRecord,
) => streakContextAt(now.getTime(), { zone, moves: record.moves, lastDay })

export function isUpToDate({ recountDue, lastDay, today, zone }: StoredStreak, now: Date) {
  if (recountDue) return false
  // A look at the calendar costs less than one at the zone.
  if (lastDay === null || lastDay >= dayBefore(today)) return true
  return isUnbroken({ lastDay }, firstOpenDay(now.getTime(), zone))
}

const summaryOf = (person: StoredStreak, now: Date, record: StreakRecord): StreakSummary =>
  streakSummaryAt(record, streakContextOf(person, now, record))

export async function loadStreakLength(db: Database, person: StoredStreak, now: Date): Promise<number> {
  if (isUpToDate(person, now)) return person.streakLength
  return summaryOf(person, now, await findStreakRecord(db, person.id)).streak
}

export async function loadStreakLengths(db: Database, people: readonly StoredStreak[], now: Date): Promise<number[]> {
  const away = people.filter((person) => !isUpToDate(person, now))
  const ids = away.map(({ id }) => id)
  const records = ids.length > 0 ? await listStreakRecords(db, ids) : new Map<string, StreakRecord>()
  return people.map((person) => {
    const record = records.get(person.id)
    return record ? summaryOf(person, now, record).streak : person.streakLength
  })
}

export async function loadStreak(
  db: Database,
  person: StoredStreak,
  now: Date,
): Promise<{ record: StreakRecord; at: StreakContext }> {
  const record = await findStreakRecord(db, person.id)
  return { record, at: streakContextOf(person, now, record) }
}

export interface StoredCounters extends StoredStreak {
  longestStreak: number
  freezes: number
  doneDays: number
}

interface Finished {
  roundId: string
  day: Day
  zone: string
  rounds: number
  at: Date
}

const countersOf = ({ lastDay, streakLength, longestStreak, freezes, doneDays }: StoredCounters): StreakCounters => ({
  lastDay,
  length: streakLength,
  longest: longestStreak,
  freezes,
  doneDays,
})

/** Needs the lock of the progress. Reads the log only for a gap, a late day, or a streak to win back. */
export async function updateStreak(
  { db, write }: { db: Database; write: Write },
  person: StoredCounters,
  finished: Finished,
): Promise<StreakCounters> {
  const { day, zone, rounds, roundId, at } = finished
  const save = (rows: Parameters<typeof upsertLoggedDays>[1]['rows']) =>
    write(() => upsertLoggedDays(db, { userId: person.id, rows, roundId, at }))
  const counters = person.recountDue ? null : tryIncrementStreak(countersOf(person), { day, rounds })
  if (counters) {
    if (person.lastDay !== day) save([{ day, kind: 'done', zone, replaced: null }])
    return counters
  }
  const { record, at: moment } = await loadStreak(db, person, at)
  const rows = resolveFinishedDay(record, moment, { day, rounds }).map((row) =>
    row.day === day ? { ...row, zone } : row,
  )
  if (rows.length > 0) save(rows)
  return recountStreak(mergeDayLog(record.log, rows))
}
