import { expect, test } from 'vitest'
import { streakDays, weeksOf } from './month.ts'

const days = (...dates: string[]) => new Set(dates.map((date) => `2026-11-${date}`))

test.each([
  { today: '20', done: ['18', '19'], streak: ['18', '19'], why: 'today breaks nothing before it is over' },
  { today: '20', done: ['19', '20'], streak: ['19', '20'], why: 'today counts once it is done' },
  { today: '20', done: ['17', '18'], streak: [], why: 'a missed day breaks it' },
])('$why', ({ today, done, streak }) =>
  expect([...streakDays(`2026-11-${today}`, days(...done))].sort()).toEqual([...days(...streak)]),
)

test('November 2026 begins on a Sunday and ends on a Monday', () => {
  const weeks = weeksOf('2026-11-20', days())
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
  const cells = weeksOf('2026-11-20', done).flat()
  const dates = (of: 'opens' | 'closes') => cells.filter((cell) => cell?.[of]).map((cell) => cell?.date)
  expect(dates('opens')).toEqual([13, 16])
  expect(dates('closes')).toEqual([15, 19])
  expect(cells.find((cell) => cell?.date === 6)?.mark).toBe('done')
})
