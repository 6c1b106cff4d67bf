import { routes } from '@app/contract/routes'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answer, ada } from '../../test/server.ts'
import { visit } from '../../test/visit.tsx'
import type { FinishedRound } from './feedback.queries.ts'
import { beginFinish } from './finish-state.ts'
import { finishedRound, lines } from './test/finished.ts'
// The dashboard fetches its code late; here it is no part of the waiting.
import './feedback-card.tsx'

const fresh = { finishedAt: new Date().toISOString(), thinkerId: 'hokusai' }

async function finish(round: FinishedRound, streak = 13, answers: Record<string, Answer> = {}) {
  const visited = visit('/', {
    [routes.currentUser]: [200, { ...ada, streak }],
    [routes.latestRound]: [200, { today: round, yesterday: null }],
    ...answers,
  })
  const head = await screen.findByRole('heading', { level: 1, name: / lit$/ })
  return { ...visited, head, band: head.closest('section') as HTMLElement }
}

test('all ideas are lit before anything is said of them, and the way on is there before a pick', async () => {
  const { band, head, person } = await finish(finishedRound(fresh))
  expect(head.textContent).toBe('Eight ideas lit')
  within(band).getByRole('img', { name: '8 ideas' })
  expect(screen.queryByText(/%|of 100|No one else/)).toBeNull()
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Pick two' })
  screen.getByRole('button', { name: 'Skip' })
  const status = within(next.parentElement ?? expect.fail('no row')).getByRole('status')
  expect([next.disabled, next.ariaDisabled, status.textContent]).toEqual([false, 'true', ''])
  await person.click(next)
  await person.click(screen.getByRole('checkbox', { name: /chess/ }))
  expect([next.textContent, next.ariaDisabled, status.textContent]).toEqual(['Next', 'false', '1 of 2 picked'])
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull()
})

test.each(['name', 'line'] as const)('a list of %ss is called by what it holds', async (form) => {
  const { band, head } = await finish(finishedRound({ ...fresh, form }))
  expect(head.textContent).toBe(`Eight ${form}s lit`)
  within(band).getByRole('img', { name: `8 ${form}s` })
  screen.getByRole('group', { name: `Your 8 ${form}s, pick up to two` })
  expect(screen.queryByText(/^Idea 1/)).toBeNull()
})

test.each([
  { what: 'counts on from the day before', before: 12, streak: 13, shows: '1213' },
  { what: 'stands still in the second session of a day', before: 13, streak: 13, shows: '13' },
  { what: 'does not count up from nothing', before: 0, streak: 1, shows: '1' },
])('the streak $what', async ({ before, streak, shows }) => {
  const round = finishedRound(fresh)
  beginFinish(round.id, before)
  const { band } = await finish(round, streak)
  expect(within(band).getByText('Day Streak').previousElementSibling?.textContent).toBe(shows)
})

test.each(['pointerDown', 'keyDown'] as const)('the motion ends with a press: %s', async (press) => {
  const round = finishedRound(fresh)
  beginFinish(round.id, 12)
  const { band } = await finish(round)
  expect(band.dataset['shown']).toBeUndefined()
  // It listens from its first effect on, which may come behind its first picture.
  await waitFor(() => {
    fireEvent[press](document.body)
    expect(band.dataset['shown']).toBe('true')
  })
})

test('a session that is looked at again stands still', async () => {
  const { band } = await finish(finishedRound(fresh))
  expect(band.dataset['shown']).toBe('true')
})

test('a list of one idea has nothing to choose from', async () => {
  const { head } = await finish(finishedRound({ ...fresh, ideas: lines('A bench that hums') }))
  expect(head.textContent).toBe('One idea lit')
  expect(screen.queryByRole('checkbox')).toBeNull()
  screen.getByRole('button', { name: 'Show me' })
})
