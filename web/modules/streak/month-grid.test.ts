import { expect, test } from 'vitest'
import { daysInStreak, monthGridOf } from './month-grid.ts'

const days = (...dates: string[]) => new Map(dates.map((date) => [`2026-11-${date}`, 'done' as const]))

test.each([
  { today: '20', done: ['18', '19'], streak: ['18', '19'], why: 'today breaks nothing before it is over' },
  { today: '20', done: ['19', '20'], streak: ['19', '20'], why: 'today counts once it is done' },
  { today: '20', done: ['17', '18'], streak: [], why: 'a missed day breaks it' },
  { today: '20', late: '19', done: ['17', '18'], streak: ['17', '18'], why: 'a day that is still open breaks nothing' },
  { today: '20', late: '19', done: ['18', '19'], streak: ['18', '19'], why: 'a day done late counts' },
  { today: '20', late: '19', done: ['16', '17'], streak: [], why: 'what was missed before an open day breaks it' },
])('$why', ({ today, done, streak, late }) =>
  expect(
    [
      ...daysInStreak({ today: `2026-11-${today}`, kinds: days(...done), late: late ? `2026-11-${late}` : null }),
    ].sort(),
  ).toEqual([...days(...streak).keys()]),
)

test('November 2026 begins on a Sunday and ends on a Monday', () => {
  const weeks = monthGridOf('2026-11-20', { today: '2026-11-20', kinds: days() })
  expect(weeks).toHaveLength(6)
  expect(weeks[0]?.map((cell) => cell?.date)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    1,
  ])
  expect(weeks[5]?.[0]?.date).toBe(30)
})

test('the ribbon opens and closes at the ends of the streak and of each week', () => {
  const done = days('06', ...['13', '14', '15', '16', '17', '18', '19'])
  const cells = monthGridOf('2026-11-20', { today: '2026-11-20', kinds: done }).flat()
  const dates = (of: 'isStreakStart' | 'isStreakEnd') => cells.filter((cell) => cell?.[of]).map((cell) => cell?.date)
  expect(dates('isStreakStart')).toEqual([13, 16])
  expect(dates('isStreakEnd')).toEqual([15, 19])
  expect(cells.find((cell) => cell?.date === 6)?.isInStreak).toBe(false)
})

test('a day saved without a session continues the ribbon without being done', () => {
  const kinds = new Map([...days('17', '19'), ['2026-11-18', 'frozen' as const]])
  expect(daysInStreak({ today: '2026-11-20', kinds }).size).toBe(3)
})

test('a month looks the same on every later day', () => {
  const weeks = monthGridOf('2026-02-01', { today: '2026-11-20', kinds: new Map([['2026-02-28', 'paused' as const]]) })
  expect(weeks).toHaveLength(5)
  expect(weeks[4]?.[5]).toMatchObject({ date: 28, kind: 'paused', isInStreak: false, when: 'past' })
})
