import { thinkerIds } from '../rounds/thinker-ids.ts'

export interface AchievementCounts {
  longestStreak: number
  totalSolved: number
  spokenIdeas: number
  fullRounds: number
  thinkersTried: number
  customRounds: number
  birdsFound: number
}

export const achievementGroups = ['streak', 'solved', 'thinkers', 'craft'] as const
export type AchievementGroup = (typeof achievementGroups)[number]

type Needs = Partial<AchievementCounts>
type Row = readonly [id: string, AchievementGroup, title: string, description: string, emoji: string, Needs]

const rows = [
  ['first-session', 'solved', 'First Strike', 'First session finished', '🔥', { totalSolved: 1 }],
  ['streak-3', 'streak', 'Kindling', '3-day streak', '🪵', { longestStreak: 3 }],
  ['streak-7', 'streak', 'Full Box', '7-day streak', '📦', { longestStreak: 7 }],
  ['perfect-week', 'streak', 'Perfect Week', '7 days, 7 solved', '🌅', { longestStreak: 7, totalSolved: 7 }],
  ['first-spoken', 'craft', 'Out Loud', 'First spoken idea', '🎤', { spokenIdeas: 1 }],
  ['full-slots', 'craft', 'Every Match Lit', 'Every slot of a session filled', '✨', { fullRounds: 1 }],
  ['streak-14', 'streak', 'Steady Flame', '14-day streak', '🕯️', { longestStreak: 14 }],
  ['streak-30', 'streak', 'Long Burn', '30-day streak', '🏮', { longestStreak: 30 }],
  ['streak-100', 'streak', 'Beacon', '100-day streak', '🗼', { longestStreak: 100 }],
  ['solved-10', 'solved', 'Ten Struck', '10 problems solved', '🔟', { totalSolved: 10 }],
  ['solved-50', 'solved', 'Half a Hundred', '50 problems solved', '🧨', { totalSolved: 50 }],
  ['solved-100', 'solved', 'The Hundred', '100 problems solved', '💯', { totalSolved: 100 }],
  ['thinkers-10', 'thinkers', 'Ten Heads', '10 thinkers tried', '🎭', { thinkersTried: 10 }],
  ['thinkers-all', 'thinkers', 'Whole Gallery', 'Every thinker tried', '🖼️', { thinkersTried: thinkerIds.length }],
  ['first-custom', 'craft', 'Own Knot', 'First problem of your own', '🪢', { customRounds: 1 }],
  ['bird-found', 'thinkers', 'Bird Spotter', 'A firecrest found', '🐦', { birdsFound: 1 }],
] as const satisfies readonly Row[]

export const achievements = rows.map(([id, group, title, description, emoji, needs]) => {
  return { id, group, title, description, emoji, needs }
})

export type AchievementId = (typeof achievements)[number]['id']

const isReached = ({ needs }: { needs: Needs }, counts: AchievementCounts): boolean =>
  Object.entries(needs).every(([name, least]) => counts[name as keyof AchievementCounts] >= least)

export const newlyUnlocked = (before: Iterable<string>, counts: AchievementCounts) => {
  const unlocked = new Set(before)
  return achievements.filter((achievement) => !unlocked.has(achievement.id) && isReached(achievement, counts))
}

export interface AchievementProgress {
  id: AchievementId
  done: number
  of: number
}

export function progressOf(before: Iterable<string>, counts: AchievementCounts): AchievementProgress[] {
  const unlocked = new Set(before)
  return achievements
    .filter(({ id }) => !unlocked.has(id))
    .map((achievement) => ({ id: achievement.id, ...furthestBehind(achievement, counts) }))
    .sort((a, b) => b.done / b.of - a.done / a.of)
}

function furthestBehind({ needs }: { needs: Needs }, counts: AchievementCounts) {
  return Object.entries(needs)
    .map(([name, of]) => ({ done: Math.min(counts[name as keyof AchievementCounts], of), of }))
    .reduce((least, next) => (next.done / next.of < least.done / least.of ? next : least))
}
