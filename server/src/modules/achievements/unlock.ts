import type { Achievement } from '@app/contract/achievements'
import { achievements, type Deeds, newlyUnlocked } from '@app/domain/achievements/achievements'
import type { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { countDeeds, type DeedsBefore, insertUnlocked, type UnlockedRow } from './achievements.queries.ts'

export type AchievementView = z.output<typeof Achievement>

/** What somebody has unlocked, as they see it; null for one that is no longer given. */
export function achievementView({ id, unlockedAt, seenAt }: UnlockedRow): AchievementView | null {
  const found = achievements.find((each) => each.id === id)
  if (!found) return null
  const { title, description, emoji } = found
  return { id, title, description, emoji, unlockedAt: unlockedAt.toISOString(), isNew: seenAt === null }
}

/** Unlocks what these deeds reach; only what nobody unlocked meanwhile is answered. */
export async function unlock(db: Database, userId: string, known: Iterable<string>, deeds: Deeds, now: Date) {
  const due = newlyUnlocked(known, deeds)
  if (due.length === 0) return []
  const ids = due.map(({ id }) => id)
  const made = new Set((await insertUnlocked(db, { userId, ids, now })).map(({ id }) => id))
  return ids.filter((id) => made.has(id)).flatMap((id) => achievementView({ id, unlockedAt: now, seenAt: null }) ?? [])
}

interface FinishedRound {
  userId: string
  kind: 'daily' | 'custom'
  slots: number
  methods: readonly ('text' | 'voice')[]
  longestStreak: number
  totalSolved: number
  at: Date
}

/** Unlocks what a round that is just being finished leads to; the log is counted only for people who practised before there were achievements. */
export async function unlockByRound(db: Database, round: FinishedRound, before: DeedsBefore) {
  const { userId, longestStreak, totalSolved, methods, at } = round
  const isFirstCount = before.unlocked.length === 0 && totalSolved > 1
  const [counted] = isFirstCount ? await countDeeds(db, { userId }) : []
  const deeds: Deeds = {
    longestStreak,
    totalSolved,
    spokenIdeas: methods.includes('voice') ? 1 : (counted?.spokenIdeas ?? 0),
    fullRounds: methods.length >= round.slots ? 1 : (counted?.fullRounds ?? 0),
    thinkersTried: Math.max(before.thinkersWithNew, counted?.thinkersTried ?? 0),
    customRounds: round.kind === 'custom' ? 1 : (counted?.customRounds ?? 0),
    birdsFound: counted?.birdsFound ?? 0,
  }
  return await unlock(db, userId, before.unlocked, deeds, at)
}
