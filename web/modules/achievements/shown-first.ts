import { type AchievementGroup, achievementGroups, achievements } from '@app/domain/achievements/achievements'
import type { Unlocked } from './achievements.queries.ts'

interface Progress {
  id: string
  done: number
  of: number
}

/** One that is unlocked has its date; of the others it is known how far they are, if the server said so. */
export interface Badge {
  id: string
  title: string
  description: string
  emoji: string
  unlockedAt?: string
  progress?: Pick<Progress, 'done' | 'of'>
}

interface Known {
  /** Newest first. */
  unlocked: readonly Unlocked[]
  /** Nearest to done first. */
  progress: readonly Progress[]
}

const few = { all: 6, unlocked: 3 }

/** Those still locked, the nearest first. */
function lockedOf({ unlocked, progress }: Known): Badge[] {
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

/** Six of them: what is nearest, and what was unlocked last. */
export function shownFirst(known: Known): Badge[] {
  const locked = lockedOf(known)
  const recent = known.unlocked.slice(0, Math.max(few.unlocked, few.all - locked.length))
  return [...locked.slice(0, few.all - recent.length), ...recent]
}

/** All of them, in their groups. */
export function inGroups(known: Known): { group: AchievementGroup; badges: Badge[] }[] {
  const all: Badge[] = [...known.unlocked, ...lockedOf(known)]
  return achievementGroups.map((group) => ({
    group,
    badges: achievements
      .filter((each) => each.group === group)
      .flatMap(({ id }) => all.find((badge) => badge.id === id) ?? []),
  }))
}
