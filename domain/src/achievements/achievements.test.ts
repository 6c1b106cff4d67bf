import fc from 'fast-check'
import { expect, test } from 'vitest'
import { thinkerIds } from '../round/thinker-ids.ts'
import { type AchievementId, achievements, type Deeds, newlyUnlocked, progressOf } from './achievements.ts'

const nothing: Deeds = {
  longestStreak: 0,
  totalSolved: 0,
  spokenIdeas: 0,
  fullRounds: 0,
  thinkersTried: 0,
  customRounds: 0,
  birdsFound: 0,
}

const idsFor = (deeds: Partial<Deeds>) => newlyUnlocked([], { ...nothing, ...deeds }).map(({ id }) => id)

// The numbers are written out here, so that a slip in the list does not move its test along.
const thresholds: [AchievementId, Partial<Deeds>, keyof Deeds, number][] = [
  ['first-session', {}, 'totalSolved', 1],
  ['streak-3', {}, 'longestStreak', 3],
  ['streak-7', {}, 'longestStreak', 7],
  ['perfect-week', { totalSolved: 7 }, 'longestStreak', 7],
  ['perfect-week', { longestStreak: 7 }, 'totalSolved', 7],
  ['first-spoken', {}, 'spokenIdeas', 1],
  ['full-slots', {}, 'fullRounds', 1],
  ['streak-14', {}, 'longestStreak', 14],
  ['streak-30', {}, 'longestStreak', 30],
  ['streak-100', {}, 'longestStreak', 100],
  ['solved-10', {}, 'totalSolved', 10],
  ['solved-50', {}, 'totalSolved', 50],
  ['solved-100', {}, 'totalSolved', 100],
  ['thinkers-10', {}, 'thinkersTried', 10],
  ['thinkers-all', {}, 'thinkersTried', 20],
  ['first-custom', {}, 'customRounds', 1],
  ['bird-found', {}, 'birdsFound', 1],
]

test.each(thresholds)('%s with %o comes when %s is %i, not one before', (id, others, deed, at) => {
  expect(idsFor({ ...others, [deed]: at - 1 })).not.toContain(id)
  expect(idsFor({ ...others, [deed]: at })).toContain(id)
  expect(idsFor({ ...others, [deed]: at + 1 })).toContain(id)
})

test('the table above covers every achievement, each named once', () => {
  expect(new Set(thresholds.map(([id]) => id))).toEqual(new Set(achievements.map(({ id }) => id)))
  expect(new Set(achievements.map(({ id }) => id)).size).toBe(achievements.length)
  expect(new Set(achievements.map(({ title }) => title)).size).toBe(achievements.length)
  for (const { id, emoji } of achievements) expect(emoji, id).toMatch(/^\p{RGI_Emoji}$/v)
})

test('all thinkers are as many as there are', () => {
  expect(thinkerIds).toHaveLength(20)
})

test('what is unlocked is not unlocked again', () => {
  const deeds = { ...nothing, longestStreak: 3, totalSolved: 3 }
  expect(newlyUnlocked([], deeds).map(({ id }) => id)).toEqual(['first-session', 'streak-3'])
  expect(newlyUnlocked(['first-session'], deeds).map(({ id }) => id)).toEqual(['streak-3'])
  expect(newlyUnlocked(['first-session', 'streak-3'], deeds)).toEqual([])
})

test('however a person grows, each achievement comes once, and in the end all that one look would give', () => {
  const step = fc.record({ deed: fc.constantFrom(...(Object.keys(nothing) as (keyof Deeds)[])), by: fc.nat(40) })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const deeds = { ...nothing }
      const unlocked: string[] = []
      for (const { deed, by } of steps) {
        deeds[deed] += by
        unlocked.push(...newlyUnlocked(unlocked, deeds).map(({ id }) => id))
      }
      expect(unlocked).toHaveLength(new Set(unlocked).size)
      expect(new Set(unlocked)).toEqual(new Set(idsFor(deeds)))
    }),
  )
})

test('locked achievements stand nearest to done first, and those with one share in the order of the list', () => {
  const deeds = { ...nothing, longestStreak: 6, totalSolved: 9, thinkersTried: 4 }
  const before = ['first-session', 'streak-3']
  const progress = progressOf(before, deeds).map(({ id, done, of }) => `${id} ${done} of ${of}`)
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
  expect(progressOf([], { ...nothing, longestStreak: 9, totalSolved: 2 })).toContainEqual({
    id: 'perfect-week',
    done: 2,
    of: 7,
  })
  expect(progressOf([], { ...nothing, longestStreak: 9, totalSolved: 9 })).toContainEqual({
    id: 'perfect-week',
    done: 7,
    of: 7,
  })
})
