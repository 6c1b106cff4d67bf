import { thinkerIds } from '../round/thinker-ids.ts'

/** What somebody has done in all, counted from the log of rounds. */
export interface AchievementCounts {
  /** Longest rather than running: an achievement is never lost, nor missed because nobody looked that day. */
  longestStreak: number
  totalSolved: number
  spokenIdeas: number
  /** Rounds in which every slot was filled. */
  fullRounds: number
  /** Different thinkers, the own path among them. */
  thinkersTried: number
  customRounds: number
  birdsFound: number
}

/** In the order of the page of achievements. */
export const achievementGroups = ['streak', 'solved', 'thinkers', 'craft'] as const
export type AchievementGroup = (typeof achievementGroups)[number]

interface Achievement {
  id: string
  group: AchievementGroup
  title: string
  description: string
  emoji: string
  /** All of these must be reached. */
  needs: Partial<AchievementCounts>
}

/** Every achievement there is, in the order of the dashboard (specification 4, decisions 3). */
export const achievements = [
  {
    id: 'first-session',
    group: 'solved',
    title: 'First Strike',
    description: 'First session finished',
    emoji: '🔥',
    needs: { totalSolved: 1 },
  },
  {
    id: 'streak-3',
    group: 'streak',
    title: 'Kindling',
    description: '3-day streak',
    emoji: '🪵',
    needs: { longestStreak: 3 },
  },
  {
    id: 'streak-7',
    group: 'streak',
    title: 'Full Box',
    description: '7-day streak',
    emoji: '📦',
    needs: { longestStreak: 7 },
  },
  {
    id: 'perfect-week',
    group: 'streak',
    title: 'Perfect Week',
    description: '7 days, 7 solved',
    emoji: '🌅',
    needs: { longestStreak: 7, totalSolved: 7 },
  },
  {
    id: 'first-spoken',
    group: 'craft',
    title: 'Out Loud',
    description: 'First spoken idea',
    emoji: '🎤',
    needs: { spokenIdeas: 1 },
  },
  {
    id: 'full-slots',
    group: 'craft',
    title: 'Every Match Lit',
    description: 'Every slot of a session filled',
    emoji: '✨',
    needs: { fullRounds: 1 },
  },
  {
    id: 'streak-14',
    group: 'streak',
    title: 'Steady Flame',
    description: '14-day streak',
    emoji: '🕯️',
    needs: { longestStreak: 14 },
  },
  {
    id: 'streak-30',
    group: 'streak',
    title: 'Long Burn',
    description: '30-day streak',
    emoji: '🏮',
    needs: { longestStreak: 30 },
  },
  {
    id: 'streak-100',
    group: 'streak',
    title: 'Beacon',
    description: '100-day streak',
    emoji: '🗼',
    needs: { longestStreak: 100 },
  },
  {
    id: 'solved-10',
    group: 'solved',
    title: 'Ten Struck',
    description: '10 problems solved',
    emoji: '🔟',
    needs: { totalSolved: 10 },
  },
  {
    id: 'solved-50',
    group: 'solved',
    title: 'Half a Hundred',
    description: '50 problems solved',
    emoji: '🧨',
    needs: { totalSolved: 50 },
  },
  {
    id: 'solved-100',
    group: 'solved',
    title: 'The Hundred',
    description: '100 problems solved',
    emoji: '💯',
    needs: { totalSolved: 100 },
  },
  {
    id: 'thinkers-10',
    group: 'thinkers',
    title: 'Ten Heads',
    description: '10 thinkers tried',
    emoji: '🎭',
    needs: { thinkersTried: 10 },
  },
  {
    id: 'thinkers-all',
    group: 'thinkers',
    title: 'Whole Gallery',
    description: 'Every thinker tried',
    emoji: '🖼️',
    needs: { thinkersTried: thinkerIds.length },
  },
  {
    id: 'first-custom',
    group: 'craft',
    title: 'Own Knot',
    description: 'First problem of your own',
    emoji: '🪢',
    needs: { customRounds: 1 },
  },
  {
    id: 'bird-found',
    group: 'thinkers',
    title: 'Bird Spotter',
    description: 'A firecrest found',
    emoji: '🐦',
    needs: { birdsFound: 1 },
  },
] as const satisfies readonly Achievement[]

export type AchievementId = (typeof achievements)[number]['id']

/** Is the achievement reached with these counts? */
export const isReached = ({ needs }: Pick<Achievement, 'needs'>, counts: AchievementCounts): boolean =>
  Object.entries(needs).every(([name, least]) => counts[name as keyof AchievementCounts] >= least)

/** Reached now and not unlocked before, in the order of the list. */
export const newlyUnlocked = (before: Iterable<string>, counts: AchievementCounts) => {
  const unlocked = new Set(before)
  return achievements.filter((achievement) => !unlocked.has(achievement.id) && isReached(achievement, counts))
}

export interface AchievementProgress {
  id: AchievementId
  /** At most `of`. */
  done: number
  of: number
}

/** How far each locked achievement is, the nearest to done first. Of several needs the one furthest behind counts. */
export function progressOf(before: Iterable<string>, counts: AchievementCounts): AchievementProgress[] {
  const unlocked = new Set(before)
  return achievements
    .filter(({ id }) => !unlocked.has(id))
    .map((achievement) => ({ id: achievement.id, ...furthestBehind(achievement, counts) }))
    .sort((a, b) => b.done / b.of - a.done / a.of)
}

function furthestBehind(
  { needs }: Pick<Achievement, 'needs'>,
  counts: AchievementCounts,
): { done: number; of: number } {
  const each = Object.entries(needs).map(([name, of]) => ({
    done: Math.min(counts[name as keyof AchievementCounts], of),
    of,
  }))
  return each.reduce((least, next) => (next.done / next.of < least.done / least.of ? next : least))
}
