import { routes } from '@app/contract/routes'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { callTo } from '../../test/server.ts'
import { visit } from '../../test/visit.tsx'
import { finishedRound } from './test/finished.ts'

const round = finishedRound({ favourites: [2] })

test.each([
  { now: '2026-03-14T12:00:00', last: round, isShown: true },
  { now: '2026-03-14T12:00:00', last: { ...round, id: crypto.randomUUID() }, isShown: false },
  { now: '2026-03-14T12:00:00', last: null, isShown: false },
  { now: '2026-03-15T12:00:00', last: round, isShown: false },
])('a second look is announced at the last list of today alone: $now, $isShown', async ({ now, last, isShown }) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) })
  const { sent } = visit(`/rounds/${round.id}`, {
    [callTo('finishedRound', { id: round.id })]: [200, round],
    [routes.latestRound]: [200, { today: last, yesterday: null }],
  })
  await screen.findByRole('link', { name: 'Done' })
  if (now < '2026-03-15') await waitFor(() => expect(sent.some(({ call }) => call.endsWith('/latest'))).toBe(true))
  if (isShown) await screen.findByText(/^Second look tomorrow: one minute/)
  expect(screen.queryByText(/^Second look tomorrow: one minute/) !== null).toBe(isShown)
})
