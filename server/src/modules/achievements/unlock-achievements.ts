import type { Achievement } from '@app/contract/achievements'
import { type AchievementCounts, achievements, newlyUnlockedAchievements } from '@app/domain/achievements/achievements'
import type { z } from 'zod'
import type { Database } from '../../db/database.ts'
import type { Row } from '../../db/statement.ts'
import type { Write } from '../../db/transaction.ts'
import { type AchievementRow, countForAchievements, insertAchievements } from './achievements.queries.ts'

export type AchievementView = z.output<typeof Achievement>

export function toAchievementView({ id, unlockedAt, seenAt }: AchievementRow): AchievementView | null {
  const found = achievements.find((each) => each.id === id)
  if (!found) return null
  const { title, description, emoji } = found
  return { id, title, description, emoji, unlockedAt: unlockedAt.toISOString(), isNew: seenAt === null }
}

/** Needs the parameters `userId` and `thinkerId`, which may be null. */
export const countsBeforeSql = `array(select achievement_id from achievement where user_id = :userId) as unlocked,
  (case when :thinkerId::text is null or exists (select from round t
     where t.user_id = :userId and t.thinker_id = :thinkerId and t.counted_day is not null)
     then 0
     else 1 + (select count(distinct t.thinker_id)::int from round t
       where t.user_id = :userId and t.counted_day is not null)
   end) as "thinkersWithNew"`

export const countsBeforeColumns = {
  unlocked: 'text[]',
  thinkersWithNew: 'int4',
} as const
type CountsBefore = Row<typeof countsBeforeColumns>

interface FinishedRound {
  userId: string
  kind: 'daily' | 'custom'
  slots: number
  methods: readonly ('text' | 'voice')[]
  longestStreak: number
  totalSolved: number
  at: Date
}

/** Needs the lock of the progress. Counts the log only for people who practised before there were achievements. */
export async function unlockAchievements(
  { db, write }: { db: Database; write: Write },
  round: FinishedRound,
  before: CountsBefore,
) {
  const { userId, longestStreak, totalSolved, methods, at } = round
  const isFirstCount = before.unlocked.length === 0 && totalSolved > 1
  const [counted] = isFirstCount ? await countForAchievements(db, { userId }) : []
  const counts: AchievementCounts = {
    longestStreak,
    totalSolved,
    thinkersTried: Math.max(before.thinkersWithNew, counted?.thinkersTried ?? 0),
    hasSpoken: methods.includes('voice') || counted?.hasSpoken === true,
    hasFilledAllSlots: methods.length >= round.slots || counted?.hasFilledAllSlots === true,
    hasSolvedCustom: round.kind === 'custom' || counted?.hasSolvedCustom === true,
    hasFoundBird: counted?.hasFoundBird === true,
  }
  const ids = newlyUnlockedAchievements(before.unlocked, counts).map(({ id }) => id)
  if (ids.length > 0) write(() => insertAchievements(db, { userId, ids, now: at }))
  return ids.flatMap((id) => toAchievementView({ id, unlockedAt: at, seenAt: null }) ?? [])
}
