import { routes } from '@app/contract/routes'
import { dayAt, endOfDay } from '@app/domain/day/day'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isOffline } from '../api/network.ts'
import type { Answer, SentCall } from '../test/server.ts'
import { ada } from '../test/server.ts'
import { visit } from '../test/visit.tsx'

const settings: Answer = [200, { difficulty: 'medium', timeZone: 'Europe/Berlin', nextTimeZone: null }]
const countOf = (sent: readonly SentCall[], call: string) => sent.filter((each) => each.call === call).length

test('a person who opened the app without network is found by one call once there is network', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => isOnline.mockRestore())
  const answers: Record<string, Answer> = { [routes.currentUser]: null, [routes.settings]: settings }
  const { sent } = visit('/settings', answers)
  await screen.findByRole('heading', { name: 'You’re offline' })
  screen.getByText('This page opens once you’re online.')
  answers[routes.currentUser] = [200, ada]
  fireEvent(window, new Event('online'))
  await screen.findByRole('button', { name: 'Hard' })
  expect(countOf(sent, routes.currentUser)).toBe(2)
})

test('what failed while the server answered is asked for again once the browser is online, and nothing else', async () => {
  const answers: Record<string, Answer> = { [routes.settings]: [500, { message: 'broken' }] }
  const { sent } = visit('/settings', answers)
  await screen.findAllByText('We couldn’t load your settings.')
  const before = sent.length
  answers[routes.settings] = settings
  fireEvent(window, new Event('online'))
  await screen.findByRole('button', { name: 'Hard' })
  await waitFor(() => expect(countOf(sent.slice(before), routes.settings)).toBe(1))
  expect(countOf(sent.slice(before), routes.currentUser)).toBe(0)
})

test('a dashboard that stays in view turns to the new day by itself after midnight', async () => {
  const now = endOfDay(dayAt(Date.now(), ada.timeZone), ada.timeZone) - 10_000
  vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { sent } = visit('/')
  await screen.findByText(/^of 2$/)
  const before = countOf(sent, routes.todayCount)
  act(() => vi.advanceTimersByTime(31_000))
  await waitFor(() => expect(countOf(sent, routes.todayCount)).toBe(before + 1))
  act(() => vi.advanceTimersByTime(120_000))
  await waitFor(() => expect(countOf(sent, routes.todayCount)).toBe(before + 1))
})

test('after a press that found no network the server is asked who is signed in before anything else', async () => {
  const change = routes.changeDifficulty
  const { sent, person } = visit('/settings', { [routes.settings]: settings, [change]: null })
  await person.click(await screen.findByRole('button', { name: 'Hard' }))
  await waitFor(() => expect(isOffline()).toBe(true))
  const before = sent.length
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(isOffline()).toBe(false))
  expect(sent[before]?.call).toBe(routes.currentUser)
})
