import { routes } from '@app/contract/routes'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ada, callTo } from '../../test/server.ts'
import { visit } from '../../test/visit.tsx'
import { finishedRound } from './test/finished.ts'

interface Scene {
  /** The day of the account. */
  today?: string
  roundOn?: string
  done?: readonly string[]
}

/** Somebody four days into a streak at a round that had six slots. */
async function openRound({ today = '2026-03-14', roundOn = '2026-03-14', done = [] }: Scene) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${today}T12:00:00`) })
  const round = finishedRound({ favourites: [], day: roundOn, slots: 6 })
  const days = done.map((day) => ({ day, kind: 'done' }))
  const visited = visit(`/rounds/${round.id}`, {
    [routes.currentUser]: [200, { ...ada, streak: 4, maxSolutionSlots: 7 }],
    [routes.dayLog]: [200, { today, days: [{ day: '2026-03-10', kind: 'frozen' }, ...days] }],
    [callTo('finishedRound', { id: round.id })]: [200, round],
  })
  await screen.findByRole('link', { name: 'Done' })
  return visited
}

const threeDays = ['2026-03-11', '2026-03-12', '2026-03-13']

test('a hand-in lights its day: the streak, the week in words, and the slots of the next box', async () => {
  await openRound({ done: [...threeDays, '2026-03-14'] })
  const card = within((await screen.findByRole('heading', { name: 'Day 4 is done' })).closest('article') as HTMLElement)
  card.getByText('Tomorrow you have 7 slots, one more than in this session.')
  const week = within(card.getByRole('list', { name: 'The last seven days' })).getAllByRole('listitem')
  expect(week.map((day) => day.querySelector('span:not([aria-hidden])')?.textContent)).toEqual([
    'Sunday: not done',
    'Monday: not done',
    'Tuesday: kept by a freeze',
    'Wednesday: done',
    'Thursday: done',
    'Friday: done',
    'Saturday: done',
  ])
})

test('handed in after midnight, it is the day before that is lit, and the next box is today’s', async () => {
  await openRound({ roundOn: '2026-03-13', done: threeDays })
  const card = within((await screen.findByRole('heading', { name: 'Day 4 is done' })).closest('article') as HTMLElement)
  card.getByText('Today you have 7 slots, one more than in this session.')
  expect(card.getAllByRole('listitem').at(-1)?.textContent).toBe('FFriday: done')
})

test('for a round of long ago the days are not asked for', async () => {
  const { sent } = await openRound({ roundOn: '2026-02-01' })
  expect(sent.some(({ call }) => call === routes.dayLog)).toBe(false)
})
