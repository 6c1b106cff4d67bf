import { routes } from '@app/contract/routes'
import { achievements } from '@app/domain/achievements/achievements'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answer, callTo } from '../../test/server.ts'
import { toast } from '../../test/toast.ts'
import { visit } from '../../test/visit.tsx'
import { dismissToasts, showToast } from '../../ui/toast.ts'
// The dashboard fetches their code late; here it is no part of the waiting.
import './achievement-list.tsx'
import './achievement-toasts.tsx'
import { achievementsQuery } from './achievements.queries.ts'

afterEach(() => {
  vi.useRealTimers()
  act(dismissToasts)
})

const unlockedAt = '2026-03-01T12:00:00.000Z'
const unlocked = (isNew: boolean, ...ids: string[]) =>
  achievements.filter(({ id }) => ids.includes(id)).map(({ needs, ...each }) => ({ ...each, unlockedAt, isNew }))
const list = routes.listAchievements
const badges = async () => within(await screen.findByRole('region', { name: 'Achievements' })).findAllByRole('listitem')

test('six are shown, the nearest first, and all of them in their groups on request', async () => {
  const { person } = visit('/', {
    [list]: [200, unlocked(false, 'first-session')],
    [routes.achievementProgress]: [200, [{ id: 'thinkers-10', done: 4, of: 10 }]],
  })
  const first = await badges()
  expect(first).toHaveLength(6)
  expect(first[0]?.textContent).toBe('Ten Minds10 thinkers tried4 of 10')
  expect(first[5]?.textContent).toContain('Unlocked on 1 March 2026')
  const toggle = screen.getByRole('button', { name: 'Show All' })
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  await person.click(toggle)
  expect(await badges()).toHaveLength(achievements.length)
  screen.getByRole('heading', { level: 3, name: 'Solved 1 of 4' })
  await person.click(screen.getByRole('button', { name: 'Show Less' }))
  expect(await badges()).toHaveLength(6)
})

test('the refresh button counts again', async () => {
  const { person, sent } = visit('/', {
    [routes.checkAchievements]: [200, unlocked(false, 'solved-100')],
  })
  await badges()
  await person.click(screen.getByRole('button', { name: 'Check for new achievements' }))
  await waitFor(async () => expect((await badges())[5]?.textContent).toContain('A Hundred Solved'))
  expect(sent.map(({ call }) => call)).toContain(routes.checkAchievements)
  expect(screen.queryByText('Nothing New')).toBeNull()
})

test('a count that finds nothing new says so', async () => {
  const same = unlocked(false, 'solved-100')
  const { person } = visit('/', { [list]: [200, same], [routes.checkAchievements]: [200, same] })
  await badges()
  await person.click(screen.getByRole('button', { name: 'Check for new achievements' }))
  ;(await toast('Nothing New')).getByText('You’re up to date: 1 unlocked.')
})

test('a list that does not load can be tried again, and a failed count says so', async () => {
  const { person } = visit('/', { [list]: null, [routes.checkAchievements]: null })
  await screen.findByText('Your achievements didn’t load.')
  await person.click(screen.getByRole('button', { name: 'Check for new achievements' }))
  await toast('Error')
})

const region = () => screen.queryByText(/^New achievement:/)?.closest('li') ?? null
const shown = () => region()?.querySelector('b')?.textContent
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function openFresh() {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const seen = Object.fromEntries(
    ['first-session', 'first-spoken'].map((id) => [
      callTo('seeAchievement', { id }),
      [204, undefined] as [number, unknown],
    ]),
  )
  const world = visit('/', { [list]: [200, unlocked(true, 'first-session', 'first-spoken')], ...seen })
  await waitFor(() => expect(region()).not.toBeNull())
  await pass(20)
  return world
}

test('new achievements come once, one every three seconds, and each of them is seen then', async () => {
  const { sent } = await openFresh()
  const seen = () => sent.map(({ call }) => call).filter((call) => call.endsWith('/seen'))
  expect(shown()).toBe('First Session')
  expect(region()?.textContent).toContain('1 of 2')
  expect(seen()).toEqual([])
  await pass(3_000)
  expect(shown()).toBe('Out Loud')
  expect(region()?.textContent).toContain('2 of 2')
  await pass(3_000)
  expect(region()).toBeNull()
  expect(seen()).toEqual(['first-session', 'first-spoken'].map((id) => callTo('seeAchievement', { id })))
})

test('at the next visit those that were not shown yet come, and no others', async () => {
  const { client } = await openFresh()
  await pass(3_000)
  const known = client.getQueryData(achievementsQuery.queryKey)
  cleanup()
  visit('/', { [list]: [200, known] })
  await waitFor(() => expect(region()).not.toBeNull())
  expect(shown()).toBe('Out Loud')
})

test('one that comes while others are shown takes its turn, and is counted and announced', async () => {
  const { client } = await openFresh()
  await pass(3_000)
  const more = unlocked(true, 'solved-100')
  client.setQueryData(achievementsQuery.queryKey, (known = []) => [...known, ...more])
  await pass(10)
  expect(region()?.textContent).toContain('2 of 3')
  await pass(100)
  const announced = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(announced.join(' ')).toContain('A Hundred Solved')
  await pass(3_000)
  expect(shown()).toBe('A Hundred Solved')
  expect(region()?.textContent).toContain('3 of 3')
})

test('they stay while the pointer rests on them', async () => {
  await openFresh()
  fireEvent.pointerMove(screen.getByRole('region', { name: 'Notifications (F8)' }))
  await pass(9_000)
  expect(shown()).toBe('First Session')
})

test('they stay while the focus is in them', async () => {
  await openFresh()
  act(() => screen.getByRole('button', { name: 'Dismiss new achievements' }).focus())
  await pass(30_000)
  expect(shown()).toBe('First Session')
})

test('dismissed where the server is not reached, they stay away at the next visit, and are marked as seen once it is', async () => {
  const call = callTo('seeAchievement', { id: 'first-session' })
  const answers = { [list]: [200, unlocked(true, 'first-session')] as Answer }
  const { client } = visit('/', { ...answers, [call]: null })
  fireEvent.click(await screen.findByRole('button', { name: 'Dismiss new achievements' }))
  await waitFor(() => expect(client.getMutationCache().getAll()[0]?.state.status).toBe('error'))
  cleanup()
  visit('/', { ...answers, [call]: null })
  await badges()
  expect(region()).toBeNull()
  cleanup()
  const { sent } = visit('/', { ...answers, [call]: [204, undefined] })
  await waitFor(() => expect(sent.map((each) => each.call)).toContain(call))
  await waitFor(() => expect(Object.keys(localStorage).filter((name) => name.includes('dismissed'))).toEqual([]))
})

test('F8 leads to them, where they stay, and Escape gives the focus back', async () => {
  await openFresh()
  const before = await screen.findByRole('button', { name: 'Show All' })
  act(() => before.focus())
  fireEvent.keyDown(before, { key: 'F8', code: 'F8' })
  await pass(9_000)
  expect(shown()).toBe('First Session')
  fireEvent.keyDown(document.activeElement ?? before, { key: 'Escape' })
  await waitFor(() => expect(region()).toBeNull())
  expect(document.activeElement).toBe(before)
})

test.each([
  { how: 'by its button', dismiss: (button: HTMLElement) => fireEvent.click(button) },
  { how: 'by Escape', dismiss: (button: HTMLElement) => fireEvent.keyDown(button, { key: 'Escape' }) },
])('dismissed $how, each one is marked as seen and stays away', async ({ dismiss }) => {
  const { sent } = await openFresh()
  dismiss(screen.getByRole('button', { name: 'Dismiss new achievements' }))
  await waitFor(() => expect(region()).toBeNull())
  const calls = sent.map(({ call }) => call).filter((call) => call.endsWith('/seen'))
  expect(calls).toEqual([
    callTo('seeAchievement', { id: 'first-session' }),
    callTo('seeAchievement', { id: 'first-spoken' }),
  ])
  expect(await badges()).toHaveLength(6)
})

test('dismissed by the keyboard, they give the focus back to where it was', async () => {
  const { person } = await openFresh()
  const before = await screen.findByRole('button', { name: 'Show All' })
  act(() => before.focus())
  act(() => screen.getByRole('button', { name: 'Dismiss new achievements' }).focus())
  await person.keyboard('{Enter}')
  await waitFor(() => expect(region()).toBeNull())
  expect(document.activeElement).toBe(before)
})

test('achievement toasts wait while another toast is shown', async () => {
  act(() => void showToast({ title: 'Solutions Submitted!' }))
  visit('/', { [list]: [200, unlocked(true, 'first-session')] })
  await badges()
  expect(region()).toBeNull()
  act(dismissToasts)
  await waitFor(() => expect(region()).not.toBeNull())
})
