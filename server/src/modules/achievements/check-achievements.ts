import { achievements, progressOf } from '@app/domain/achievements/achievements'
import { streakSummaryAt } from '@app/domain/streak/streak-summary'
import type { Database } from '../../db/database.ts'
import type { Person } from '../../http/person.ts'
import { lookAtStreak } from '../streak/shown-streak.ts'
import { countDeeds, listUnlocked } from './achievement.queries.ts'
import { achievementView, unlock } from './unlock.ts'

const order: readonly string[] = achievements.map(({ id }) => id)

/** What somebody has unlocked, newest first; what came at one moment stands in the order of the list. */
export async function listOf(db: Database, userId: string) {
  const rows = await listUnlocked(db, { userId })
  const inOrder = rows.toSorted(
    (a, b) => b.unlockedAt.getTime() - a.unlockedAt.getTime() || order.indexOf(a.id) - order.indexOf(b.id),
  )
  return inOrder.flatMap((row) => achievementView(row) ?? [])
}

/** Counts everything again from the logs and unlocks what is due. */
export async function checkNow(db: Database, person: Person, now: Date) {
  const { known, deeds } = await countNow(db, person, now)
  await unlock(db, person.id, known, deeds, now)
  return await listOf(db, person.id)
}

/** How far the locked ones are, by the same count as a check. */
export async function progressNow(db: Database, person: Person, now: Date) {
  const { known, deeds } = await countNow(db, person, now)
  return progressOf(known, deeds)
}

async function countNow(db: Database, person: Person, now: Date) {
  const [counted] = await countDeeds(db, { userId: person.id })
  if (!counted) throw new Error('The deeds were not counted.')
  const { record, at } = await lookAtStreak(db, person, now)
  const known = (await listUnlocked(db, { userId: person.id })).map(({ id }) => id)
  return { known, deeds: { ...counted, longestStreak: streakSummaryAt(record, at).longest } }
}
