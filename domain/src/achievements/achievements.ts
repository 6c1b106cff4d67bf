import { thinkerIds } from '../round/thinker-ids.ts'

/** What somebody has done in all, counted from the log of rounds. */
export interface Deeds {
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

interface Achievement {
  id: string
  title: string
  description: string
  emoji: string
  /** All of these must be reached. */
  needs: Partial<Deeds>
}

/** Every achievement there is, in the order of the dashboard (specification 4, decisions 3). */
export const achievements = [
  {
    id: 'first-session',
    title: 'First Strike',
    description: 'First session finished',
    emoji: '🔥',
    needs: { totalSolved: 1 },
  },
  { id: 'streak-3', title: 'Kindling', description: '3-day streak', emoji: '🪵', needs: { longestStreak: 3 } },
  { id: 'streak-7', title: 'Full Box', description: '7-day streak', emoji: '📦', needs: { longestStreak: 7 } },
  {
    id: 'perfect-week',
    title: 'Perfect Week',
    description: '7 days, 7 solved',
    emoji: '🌅',
    needs: { longestStreak: 7, totalSolved: 7 },
  },
  { id: 'first-spoken', title: 'Out Loud', description: 'First spoken idea', emoji: '🎤', needs: { spokenIdeas: 1 } },
  {
    id: 'full-slots',
    title: 'Every Match Lit',
    description: 'Every slot of a session filled',
    emoji: '✨',
    needs: { fullRounds: 1 },
  },
  { id: 'streak-14', title: 'Steady Flame', description: '14-day streak', emoji: '🕯️', needs: { longestStreak: 14 } },
  { id: 'streak-30', title: 'Long Burn', description: '30-day streak', emoji: '🏮', needs: { longestStreak: 30 } },
  { id: 'streak-100', title: 'Beacon', description: '100-day streak', emoji: '🗼', needs: { longestStreak: 100 } },
  { id: 'solved-10', title: 'Ten Struck', description: '10 problems solved', emoji: '🔟', needs: { totalSolved: 10 } },
  {
    id: 'solved-50',
    title: 'Half a Hundred',
    description: '50 problems solved',
    emoji: '🧨',
    needs: { totalSolved: 50 },
  },
  {
    id: 'solved-100',
    title: 'The Hundred',
    description: '100 problems solved',
    emoji: '💯',
    needs: { totalSolved: 100 },
  },
  {
    id: 'thinkers-10',
    title: 'Ten Heads',
    description: '10 thinkers tried',
    emoji: '🎭',
    needs: { thinkersTried: 10 },
  },
  {
    id: 'thinkers-all',
    title: 'Whole Gallery',
    description: 'Every thinker tried',
    emoji: '🖼️',
    needs: { thinkersTried: thinkerIds.length },
  },
  {
    id: 'first-custom',
    title: 'Own Knot',
    description: 'First problem of your own',
    emoji: '🪢',
    needs: { customRounds: 1 },
  },
  { id: 'bird-found', title: 'Bird Spotter', description: 'A firecrest found', emoji: '🐦', needs: { birdsFound: 1 } },
] as const satisfies readonly Achievement[]

export type AchievementId = (typeof achievements)[number]['id']

/** Is the achievement reached with these deeds? */
export const isReached = ({ needs }: Pick<Achievement, 'needs'>, deeds: Deeds): boolean =>
  Object.entries(needs).every(([deed, least]) => deeds[deed as keyof Deeds] >= least)

/** Reached now and not unlocked before, in the order of the list. */
export const newlyUnlocked = (before: Iterable<string>, deeds: Deeds) => {
  const unlocked = new Set(before)
  return achievements.filter((achievement) => !unlocked.has(achievement.id) && isReached(achievement, deeds))
}
