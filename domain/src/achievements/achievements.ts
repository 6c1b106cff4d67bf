import { thinkerIds } from '../rounds/thinker-ids.ts'

export interface AchievementCounts {
  longestStreak: number
  totalSolved: number
  thinkersTried: number
  hasSpoken: boolean
  hasFilledAllSlots: boolean
  hasSolvedCustom: boolean
  hasFoundBird: boolean
}

export const achievementGroups = ['streak', 'solved', 'thinkers', 'craft'] as const
export type AchievementGroup = (typeof achievementGroups)[number]

/** The least number, or that it has happened at all. */
type Needs = { readonly [Name in keyof AchievementCounts]?: AchievementCounts[Name] extends boolean ? true : number }
type Row = readonly [id: string, AchievementGroup, title: string, description: string, emoji: string, Needs]

const rows = [
  ['first-session', 'solved', 'First Session', 'First session finished', '🔥', { totalSolved: 1 }],
  ['streak-3', 'streak', 'Kindling', '3-day streak', '🪵', { longestStreak: 3 }],
  ['streak-7', 'streak', 'Seven Days', '7-day streak', '📅', { longestStreak: 7 }],
  [
    'perfect-week',
    'streak',
    'Perfect Week',
    '7-day streak, 7 problems solved',
    '🌅',
    { longestStreak: 7, totalSolved: 7 },
  ],
  ['first-spoken', 'craft', 'Out Loud', 'First spoken idea', '🎤', { hasSpoken: true }],
  ['full-slots', 'craft', 'Full House', 'Every line in a list filled', '✨', { hasFilledAllSlots: true }],
  ['streak-14', 'streak', 'Steady Flame', '14-day streak', '🕯️', { longestStreak: 14 }],
  ['streak-30', 'streak', 'Long Burn', '30-day streak', '🏮', { longestStreak: 30 }],
  ['streak-100', 'streak', 'Beacon', '100-day streak', '🗼', { longestStreak: 100 }],
  ['solved-10', 'solved', 'Ten Solved', '10 problems solved', '🔟', { totalSolved: 10 }],
  ['solved-50', 'solved', 'Fifty Solved', '50 problems solved', '🧨', { totalSolved: 50 }],
  ['solved-100', 'solved', 'A Hundred Solved', '100 problems solved', '💯', { totalSolved: 100 }],
  ['thinkers-10', 'thinkers', 'Ten Minds', '10 thinkers tried', '🎭', { thinkersTried: 10 }],
  ['thinkers-all', 'thinkers', 'Whole Gallery', 'Every thinker tried', '🖼️', { thinkersTried: thinkerIds.length }],
  ['first-custom', 'craft', 'Your Own Problem', 'First problem you wrote yourself', '✏️', { hasSolvedCustom: true }],
  ['bird-found', 'thinkers', 'Bird Spotter', 'Found a hidden firecrest', '🐦', { hasFoundBird: true }],
] as const satisfies readonly Row[]

export const achievements = rows.map(([id, group, title, description, emoji, needs]) => {
  return { id, group, title, description, emoji, needs }
})

export type AchievementId = (typeof achievements)[number]['id']

/** What is done of each need; what happens once is one of one. */
const stepsOf = ({ needs }: { needs: Needs }, counts: AchievementCounts) =>
  Object.entries(needs).map(([name, least]) => ({
    done: Math.min(Number(counts[name as keyof AchievementCounts]), Number(least)),
    of: Number(least),
  }))

const isReached = (achievement: { needs: Needs }, counts: AchievementCounts): boolean =>
  stepsOf(achievement, counts).every(({ done, of }) => done >= of)

export const newlyUnlockedAchievements = (before: Iterable<string>, counts: AchievementCounts) => {
  const unlocked = new Set(before)
  return achievements.filter((achievement) => !unlocked.has(achievement.id) && isReached(achievement, counts))
}

export interface AchievementProgress {
  id: AchievementId
  done: number
  of: number
}

export function achievementProgressOf(before: Iterable<string>, counts: AchievementCounts): AchievementProgress[] {
  const unlocked = new Set(before)
  return achievements
    .filter(({ id }) => !unlocked.has(id))
    .map((achievement) => ({ id: achievement.id, ...furthestBehind(achievement, counts) }))
    .sort((a, b) => b.done / b.of - a.done / a.of)
}

const furthestBehind = (achievement: { needs: Needs }, counts: AchievementCounts) =>
  stepsOf(achievement, counts).reduce((least, next) => (next.done / next.of < least.done / least.of ? next : least))
