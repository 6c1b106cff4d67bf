import { type AchievementGroup, achievementGroups, achievements } from '@app/domain/achievements/achievements'
import type { UnlockedAchievement } from './achievements.queries.ts'

interface Progress {
  id: string
  done: number
  of: number
}

export interface Badge {
  id: string
  title: string
  description: string
  emoji: string
  unlockedAt?: string
  progress?: Pick<Progress, 'done' | 'of'>
}

interface Achievements {
  /** Newest first. */
  unlocked: readonly UnlockedAchievement[]
  /** Nearest to done first. */
  progress: readonly Progress[]
}

const few = { all: 6, unlocked: 3 }

function lockedOf({ unlocked, progress }: Achievements): Badge[] {
  const locked = achievements.filter(({ id }) => !unlocked.some((each) => each.id === id))
  const placeOf = (id: string) => {
    const place = progress.findIndex((each) => each.id === id)
    return place < 0 ? progress.length : place
  }
  return locked
    .map((each) => {
      const way = progress[placeOf(each.id)]
      return way ? { ...each, progress: way } : each
    })
    .toSorted((a, b) => placeOf(a.id) - placeOf(b.id))
}

/** Six: the last unlocked ones, and the nearest locked ones. */
export function highlightedBadges(known: Achievements): Badge[] {
  const next = lockedOf(known)
  // It is as far as this one, and more.
  const waits = next.some(({ id }) => id === 'streak-7') ? 'perfect-week' : undefined
  const locked = next.filter(({ id }) => id !== waits)
  const recent = known.unlocked.slice(0, Math.max(few.unlocked, few.all - locked.length))
  return [...recent, ...locked.slice(0, few.all - recent.length)]
}

export function groupBadges(known: Achievements): { group: AchievementGroup; badges: Badge[] }[] {
  const all: Badge[] = [...known.unlocked, ...lockedOf(known)]
  return achievementGroups.map((group) => ({
    group,
    badges: achievements
      .filter((each) => each.group === group)
      .flatMap(({ id }) => all.find((badge) => badge.id === id) ?? []),
  }))
}
