import fc from 'fast-check'
import { expect, test } from 'vitest'
import { thinkerIds } from '../rounds/thinker-ids.ts'
import {
  type AchievementCounts,
  type AchievementId,
  achievementProgressOf,
  achievements,
  newlyUnlockedAchievements,
} from './achievements.ts'

const nothing: AchievementCounts = {
  longestStreak: 0,
  totalSolved: 0,
  thinkersTried: 0,
  hasSpoken: false,
  hasFilledAllSlots: false,
  hasSolvedCustom: false,
  hasFoundBird: false,
}

const idsFor = (counts: Partial<AchievementCounts>) =>
  newlyUnlockedAchievements([], { ...nothing, ...counts }).map(({ id }) => id)

type NamesOf<Kind> = { [Name in keyof AchievementCounts]: AchievementCounts[Name] extends Kind ? Name : never }
type CountedName = NamesOf<number>[keyof AchievementCounts]
type HappenedName = NamesOf<boolean>[keyof AchievementCounts]

// The numbers are written out here, so that a slip in the list does not move its test along.
const thresholds: [AchievementId, Partial<AchievementCounts>, CountedName, number][] = [
  ['first-session', {}, 'totalSolved', 1],
  ['streak-3', {}, 'longestStreak', 3],
  ['streak-7', {}, 'longestStreak', 7],
  ['perfect-week', { totalSolved: 7 }, 'longestStreak', 7],
  ['perfect-week', { longestStreak: 7 }, 'totalSolved', 7],
  ['streak-14', {}, 'longestStreak', 14],
  ['streak-30', {}, 'longestStreak', 30],
  ['streak-100', {}, 'longestStreak', 100],
  ['solved-10', {}, 'totalSolved', 10],
  ['solved-50', {}, 'totalSolved', 50],
  ['solved-100', {}, 'totalSolved', 100],
  ['thinkers-10', {}, 'thinkersTried', 10],
  ['thinkers-all', {}, 'thinkersTried', 20],
]

test.each(thresholds)('%s with %o is unlocked when %s is %i, not one before', (id, others, name, at) => {
  expect(idsFor({ ...others, [name]: at - 1 })).not.toContain(id)
  expect(idsFor({ ...others, [name]: at })).toContain(id)
  expect(idsFor({ ...others, [name]: at + 1 })).toContain(id)
})

const happenings: [AchievementId, HappenedName][] = [
  ['first-spoken', 'hasSpoken'],
  ['full-slots', 'hasFilledAllSlots'],
  ['first-custom', 'hasSolvedCustom'],
  ['bird-found', 'hasFoundBird'],
]

test.each(happenings)('%s is unlocked by what happens once, and is one of one until then', (id, name) => {
  expect(achievementProgressOf([], nothing)).toContainEqual({ id, done: 0, of: 1 })
  expect(idsFor({})).not.toContain(id)
  expect(idsFor({ [name]: true })).toContain(id)
})

test('the tables above cover every achievement, each named once', () => {
  expect(new Set([...thresholds, ...happenings].map(([id]) => id))).toEqual(new Set(achievements.map(({ id }) => id)))
  expect(new Set(achievements.map(({ id }) => id)).size).toBe(achievements.length)
  expect(new Set(achievements.map(({ title }) => title)).size).toBe(achievements.length)
  for (const { id, emoji } of achievements) expect(emoji, id).toMatch(/^\p{RGI_Emoji}$/v)
})

test('the achievement for all thinkers needs as many as there are', () => {
  expect(thinkerIds).toHaveLength(20)
})

test('what is unlocked is not unlocked again', () => {
  const counts = { ...nothing, longestStreak: 3, totalSolved: 3 }
  expect(newlyUnlockedAchievements([], counts).map(({ id }) => id)).toEqual(['first-session', 'streak-3'])
  expect(newlyUnlockedAchievements(['first-session'], counts).map(({ id }) => id)).toEqual(['streak-3'])
  expect(newlyUnlockedAchievements(['first-session', 'streak-3'], counts)).toEqual([])
})

test('in whatever steps the counts grow, each achievement is unlocked once, and in the end all that the final counts give', () => {
  const step = fc.record({
    name: fc.constantFrom(...(Object.keys(nothing) as (keyof AchievementCounts)[])),
    by: fc.nat(40),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const counts = { ...nothing }
      const unlocked: string[] = []
      for (const { name, by } of steps) {
        const before = counts[name]
        Object.assign(counts, { [name]: typeof before === 'number' ? before + by : before || by > 0 })
        unlocked.push(...newlyUnlockedAchievements(unlocked, counts).map(({ id }) => id))
      }
      expect(unlocked).toHaveLength(new Set(unlocked).size)
      expect(new Set(unlocked)).toEqual(new Set(idsFor(counts)))
    }),
  )
})

test('locked achievements stand nearest to done first, and those with one share in the order of the list', () => {
  const counts = { ...nothing, longestStreak: 6, totalSolved: 9, thinkersTried: 4 }
  const before = ['first-session', 'streak-3']
  const progress = achievementProgressOf(before, counts).map(({ id, done, of }) => `${id} ${done} of ${of}`)
  expect(progress.slice(0, 6)).toEqual([
    'solved-10 9 of 10',
    'streak-7 6 of 7',
    'perfect-week 6 of 7',
    'streak-14 6 of 14',
    'thinkers-10 4 of 10',
    'streak-30 6 of 30',
  ])
  expect(progress).toHaveLength(achievements.length - before.length)
})

test('an achievement with two needs shows the one that is further behind, and never more than its number', () => {
  expect(achievementProgressOf([], { ...nothing, longestStreak: 9, totalSolved: 2 })).toContainEqual({
    id: 'perfect-week',
    done: 2,
    of: 7,
  })
  expect(achievementProgressOf([], { ...nothing, longestStreak: 9, totalSolved: 9 })).toContainEqual({
    id: 'perfect-week',
    done: 7,
    of: 7,
  })
})
