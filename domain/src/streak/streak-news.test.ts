import { expect, test } from 'vitest'
import type { Day } from '../day/day.ts'
import type { DayKind } from './day-log.ts'
import { streakNewsText } from './streak-news.ts'

// A Monday.
const quiet = {
  today: '2026-03-16',
  streak: 8,
  sessions: 0,
  kinds: new Map<Day, DayKind>([['2026-03-15', 'done']]),
  earnBack: null,
  isWonBack: false,
}
const offer = { length: 10, until: '2026-03-17' }
const daysOf = (...kinds: DayKind[]) =>
  new Map<Day, DayKind>(kinds.map((kind, index) => [`2026-03-${15 - index}`, kind]))

test.each([
  { why: 'nothing happened', says: null },
  {
    why: 'two sessions heal a loss',
    streak: 0,
    earnBack: offer,
    says: 'Two sessions today bring back your 10-day streak.',
  },
  {
    why: 'one of the two is left',
    streak: 1,
    sessions: 1,
    earnBack: offer,
    says: 'One more session and your 10-day streak is back.',
  },
  {
    why: 'one day is lost',
    streak: 1,
    sessions: 1,
    earnBack: { ...offer, length: 1 },
    says: 'One more session and your 1-day streak is back.',
  },
  { why: 'both wait on the device', streak: 1, sessions: 2, earnBack: offer, says: null },
  { why: 'the second has just come in', streak: 11, sessions: 2, earnBack: offer, says: 'It’s back: 11 days.' },
  {
    why: 'one lost day is no more than the new streak',
    streak: 2,
    earnBack: { ...offer, length: 1 },
    says: 'Two sessions today bring back your 1-day streak.',
  },
  { why: 'the streak came back today', streak: 11, sessions: 2, isWonBack: true, says: 'It’s back: 11 days.' },
  { why: 'a freeze held', kinds: daysOf('frozen', 'done'), says: 'A freeze covered Sunday. Still 8 days.' },
  {
    why: 'two freezes held',
    kinds: daysOf('frozen', 'frozen', 'done'),
    says: 'Two freezes covered Saturday and Sunday. Still 8 days.',
  },
  {
    why: 'a freeze held before a pause',
    kinds: daysOf('paused', 'frozen', 'done'),
    says: 'A freeze covered Saturday. Still 8 days.',
  },
  {
    why: 'a streak of one day was held',
    streak: 1,
    kinds: daysOf('frozen', 'done'),
    says: 'A freeze covered Sunday. Still 1 day.',
  },
  { why: 'a freeze held, and today is done', sessions: 1, kinds: daysOf('frozen', 'done'), says: null },
  { why: 'a freeze held before the last session', kinds: daysOf('done', 'frozen', 'done'), says: null },
  { why: 'a freeze did not suffice', streak: 0, kinds: daysOf('frozen'), says: null },
])('$why: $says', ({ says, why: _, ...change }) => expect(streakNewsText({ ...quiet, ...change })).toBe(says))
