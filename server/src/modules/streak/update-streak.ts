import type { Day } from '@app/domain/day/day'
import { withRows } from '@app/domain/streak/day-log'
import { finishDay } from '@app/domain/streak/resolve-missed-days'
import { advance, recount, type StreakCounters } from '@app/domain/streak/streak-counters'
import type { Database } from '../../db/database.ts'
import type { Write } from '../../db/transaction.ts'
import { lookAtStreak, type StoredStreak } from './shown-streak.ts'
import { saveDays } from './streak-facts.queries.ts'

/** The counted numbers of a streak, as the database keeps them. */
export interface StoredCounters extends StoredStreak {
  longestStreak: number
  freezes: number
  doneDays: number
}

interface Finished {
  roundId: string
  /** The day that the round counts for, and the zone in which it is one. */
  day: Day
  zone: string
  /** Rounds finished on that day, this one included. */
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

/**
 * Notes for the log what a finished round does to a streak, and answers with the new numbers. Under the lock of the
 * person's progress only. The log is read when there is a gap to settle, a late day, or a streak to win back.
 */
export async function updateStreak(
  { db, write }: { db: Database; write: Write },
  person: StoredCounters,
  finished: Finished,
): Promise<StreakCounters> {
  const { day, zone, rounds, roundId, at } = finished
  const save = (rows: Parameters<typeof saveDays>[1]['rows']) =>
    write(() => saveDays(db, { userId: person.id, rows, roundId, at }))
  const counters = person.recountDue ? null : advance(countersOf(person), { day, rounds })
  if (counters) {
    if (person.lastDay !== day) save([{ day, kind: 'done', zone, replaced: null }])
    return counters
  }
  const { record, at: moment } = await lookAtStreak(db, person, at)
  const rows = finishDay(record, moment, { day, rounds }).map((row) => (row.day === day ? { ...row, zone } : row))
  if (rows.length > 0) save(rows)
  return recount(withRows(record.log, rows))
}
