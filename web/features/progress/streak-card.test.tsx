import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ada } from '../../test/server.ts'
import { visit } from '../../test/visit.tsx'

/** The same wall clock, wherever this runs. */
const local = (moment: string) => new Date(moment).toISOString()
const ordinary = { until: local('2026-03-15T00:00'), opened: local('2026-03-15T03:00'), yesterday: null }

const open = async (streak: number, times: typeof ordinary | { yesterday: string } | null) => {
  visit('/', {
    'GET /api/auth/user': [200, { ...ada, streak }],
    'GET /api/progress/days': [200, { today: '2026-03-14', days: [], open: times && { ...ordinary, ...times } }],
  })
  const term = await screen.findByText('Day streak')
  return term.closest('.streak')?.querySelector('.open')?.textContent
}

test.each([
  { times: ordinary, said: 'Open until midnight, or 03:00 once begun' },
  {
    times: { ...ordinary, until: local('2026-03-14T18:30'), opened: local('2026-03-14T21:30') },
    said: 'Open until 18:30, or 21:30 once begun',
  },
  { times: { yesterday: local('2026-03-14T03:00') }, said: 'Begun yesterday, it counts until 03:00' },
])('beside a streak that waits for today stands until when, by the clock on the wall: $said', async ({ times, said }) =>
  expect(await open(12, times)).toBe(said),
)

test.each([
  { why: 'today is done', streak: 12, times: null },
  { why: 'there is no streak', streak: 0, times: ordinary },
])('nothing waits when $why', async ({ streak, times }) => expect(await open(streak, times)).toBeUndefined())
