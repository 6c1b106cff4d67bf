import { routes } from '@app/contract/routes'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ada } from '../../test/server.ts'
import { visit } from '../../test/visit.tsx'

// The dashboard fetches its code late; here it is no part of the waiting.

/** The same wall clock, wherever this runs. */
const local = (moment: string) => new Date(moment).toISOString()
const ordinary = { until: local('2026-03-15T00:00'), opened: local('2026-03-15T03:00'), yesterday: null }

const evening = local('2026-03-14T18:00')

const open = async (streak: number, times: typeof ordinary | { yesterday: string } | null, now = evening) => {
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] })
  visit('/', {
    [routes.currentUser]: [200, { ...ada, streak }],
    [routes.dayLog]: [200, { today: '2026-03-14', days: [], open: times && { ...ordinary, ...times } }],
  })
  const term = await screen.findByText('Day streak')
  return term.closest('[data-part="streak"]')?.querySelector('[data-part="open"]')?.textContent
}

test.each([
  { times: ordinary, said: 'Start by midnight, finish by 03:00.' },
  {
    times: { ...ordinary, until: local('2026-03-14T18:30'), opened: local('2026-03-14T21:30') },
    said: 'Start by 18:30, finish by 21:30.',
  },
  {
    times: { yesterday: local('2026-03-14T03:00') },
    said: 'You started this yesterday. Finish by 03:00 and it still counts.',
  },
])('beside a streak that waits for today stands until when, by the clock on the wall: $said', async ({ times, said }) =>
  expect(await open(12, times)).toBe(said),
)

test.each([
  { why: 'today is done', streak: 12, times: null },
  { why: 'there is no streak', streak: 0, times: ordinary },
])('no time is shown when $why', async ({ streak, times }) => expect(await open(streak, times)).toBeUndefined())

test('a deadline is told in its last six hours, and not in the morning', async () =>
  expect(await open(12, ordinary, local('2026-03-14T17:59'))).toBeUndefined())

test.each([
  { kind: 'none' as const, said: 'Finish one session today to start your streak.' },
  { kind: 'done' as const, said: 'Today’s session is saved on this device. Your streak starts once we have it.' },
])('before anything was counted the card says how a streak begins (today: $kind)', async ({ kind, said }) => {
  visit('/', {
    [routes.currentUser]: [200, { ...ada, streak: 0, totalSolved: 0 }],
    [routes.dayLog]: [
      200,
      { today: '2026-03-14', days: kind === 'done' ? [{ day: '2026-03-14', kind }] : [], open: null },
    ],
  })
  await screen.findByText(said)
  // There is no story of a streak yet.
  expect(screen.queryByRole('button', { name: 'Your streak' })).toBeNull()
})

test('a streak that can come back is offered on the card, without opening anything', async () => {
  const earnBack = { length: 10, until: '2026-03-15' }
  visit('/', {
    [routes.currentUser]: [200, { ...ada, streak: 0 }],
    [routes.dayLog]: [200, { today: '2026-03-14', days: [], open: null, earnBack, isWonBack: false }],
  })
  const offer = await screen.findByText(/bring your .* back/)
  expect(offer.textContent).toBe('Two sessions in one day by Sunday 15 March bring your 10-day streak back. It’s free.')
  expect(offer.closest('[data-part="streak"]')).not.toBeNull()
})

test('a day that a freeze saved is a snowflake in the week, as in the story of the streak', async () => {
  visit('/', {
    [routes.currentUser]: [200, { ...ada, streak: 3 }],
    [routes.dayLog]: [200, { today: '2026-03-14', days: [{ day: '2026-03-12', kind: 'frozen' }], open: null }],
  })
  const day = (await screen.findByText(/^Thursday: /)).closest('li')
  expect(day?.querySelector('svg')?.classList.contains('lucide-snowflake')).toBe(true)
})
