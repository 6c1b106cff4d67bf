import { type AchievementCounts, achievementProgressOf, achievements } from '@app/domain/achievements/achievements'
import { expect, test } from 'vitest'
import { groupBadges, highlightedBadges } from './badges.ts'

const nothing: AchievementCounts = {
  longestStreak: 0,
  totalSolved: 0,
  thinkersTried: 0,
  hasSpoken: false,
  hasFilledAllSlots: false,
  hasSolvedCustom: false,
  hasFoundBird: false,
}
const known = (ids: readonly string[], counts: Partial<AchievementCounts> = {}) => ({
  unlocked: ids.flatMap((id) =>
    achievements.filter((each) => each.id === id).map((each) => ({ ...each, unlockedAt: '2026-03-01', isNew: false })),
  ),
  progress: achievementProgressOf(ids, { ...nothing, ...counts }),
})
const all = achievements.map(({ id }) => id)

test.each([
  {
    who: 'somebody new',
    unlocked: [],
    counts: {},
    shown: ['first-session', 'streak-3', 'streak-7', 'first-spoken', 'full-slots', 'streak-14'],
  },
  {
    who: 'somebody with one unlocked, and the nearest ones behind it',
    unlocked: ['first-session'],
    counts: { totalSolved: 9, longestStreak: 2 },
    shown: ['first-session', 'solved-10', 'streak-3', 'streak-7', 'solved-50', 'streak-14'],
  },
  {
    who: 'somebody with five unlocked: the three newest',
    unlocked: ['solved-10', 'streak-7', 'perfect-week', 'streak-3', 'first-session'],
    counts: { totalSolved: 10, longestStreak: 13 },
    shown: ['solved-10', 'streak-7', 'perfect-week', 'streak-14', 'streak-30', 'solved-50'],
  },
  {
    who: 'somebody with one left',
    unlocked: all.slice(0, -1),
    counts: {},
    shown: [...all.slice(0, 5), 'bird-found'],
  },
  { who: 'somebody with all of them', unlocked: all, counts: {}, shown: all.slice(0, 6) },
])('six are shown to $who', ({ unlocked, counts, shown }) => {
  expect(highlightedBadges(known(unlocked, counts)).map(({ id }) => id)).toEqual(shown)
})

test('without an answer about the progress the locked ones stand in the order of the list', () => {
  const badges = highlightedBadges({ unlocked: [], progress: [] })
  expect(badges.map(({ id }) => id)).toEqual(all.filter((id) => id !== 'perfect-week').slice(0, 6))
  expect(badges.every(({ progress }) => progress === undefined)).toBe(true)
})

test('the groups hold every achievement once, each with its progress or its date', () => {
  const groups = groupBadges(known(['streak-3', 'first-session'], { longestStreak: 4 }))
  expect(groups.map(({ group }) => group)).toEqual(['streak', 'solved', 'thinkers', 'craft'])
  const badges = groups.flatMap((each) => each.badges)
  expect(badges.map(({ id }) => id).toSorted()).toEqual([...all].toSorted())
  for (const { unlockedAt, progress } of badges) expect(Boolean(unlockedAt)).toBe(!progress)
  expect(groups[0]?.badges.map(({ id, progress }) => [id, progress?.done]).slice(0, 3)).toEqual([
    ['streak-3', undefined],
    ['streak-7', 4],
    ['perfect-week', 0],
  ])
})
