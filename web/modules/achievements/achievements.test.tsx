import { routes } from '@app/contract/routes'
import { achievements } from '@app/domain/achievements/achievements'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Answer, callTo } from '../../test/server.ts'
import { toast } from '../../test/toast.ts'
import { visit } from '../../test/visit.tsx'
import { dismissToasts } from '../../ui/toast.ts'
// The dashboard fetches their code late; here it is no part of the waiting.
import './achievement-list.tsx'
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

test('six are shown, the unlocked ones first, then the nearest, and all of them in their groups on request', async () => {
  const { person } = visit('/', {
    [list]: [200, unlocked(false, 'first-session')],
    [routes.achievementProgress]: [
      200,
      [
        { id: 'thinkers-10', done: 4, of: 10 },
        { id: 'solved-10', done: 0, of: 10 },
      ],
    ],
  })
  const first = await badges()
  expect(first).toHaveLength(6)
  expect(first[0]?.textContent).toBe('First SessionFirst session finishedUnlocked on 1 Mar 2026')
  expect(first[1]?.textContent).toBe('Ten Minds10 thinkers tried4 of 10')
  expect(first[2]?.textContent).toBe('Ten Solved10 problems solved')
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
  await waitFor(async () => expect((await badges())[0]?.textContent).toContain('A Hundred Solved'))
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

const card = () => screen.findByRole('region', { name: /^New achievement: / })
const dismiss = () => screen.findByRole('button', { name: 'Dismiss new achievements' })
const seeCalls = (sent: readonly { call: string }[]) =>
  sent.map(({ call }) => call).filter((call) => call.endsWith('/seen'))
const seen = (...ids: string[]) => ids.map((id) => callTo('seeAchievement', { id }))
const takesSeen = Object.fromEntries(
  seen('first-session', 'first-spoken').map((call): [string, Answer] => [call, [204, undefined]]),
)

const shown = () => screen.queryByRole('heading', { name: /^New achievement: / })?.textContent
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('several new achievements come one every three seconds in a card, are seen then, and the last stays on the page', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const answers = { [list]: [200, unlocked(true, 'first-session', 'first-spoken')] as Answer, ...takesSeen }
  const { sent, client } = visit('/', answers)
  within(await card()).getByText('First session finished')
  expect(shown()).toBe('New achievement: First Session')
  await pass(1_000)
  expect(seeCalls(sent)).toEqual(seen('first-session'))
  await pass(2_000)
  within(await card()).getByText('First spoken idea')
  await pass(9_000)
  expect(shown()).toBe('New achievement: Out Loud')
  expect(document.querySelector('[data-part="toast"]')).toBeNull()
  expect(seeCalls(sent)).toEqual(seen('first-session', 'first-spoken'))
  const known = client.getQueryData(achievementsQuery.queryKey)
  cleanup()
  visit('/', { [list]: [200, known] })
  expect(await badges()).toHaveLength(6)
  expect(shown()).toBeUndefined()
})

test('a new achievement that was shown is not new again on the next page, however soon the person leaves', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const answers = { [list]: [200, unlocked(true, 'first-session', 'first-spoken')] as Answer, ...takesSeen }
  const { sent, client } = visit('/', answers)
  await card()
  await pass(3_000)
  expect(shown()).toBe('New achievement: Out Loud')
  await pass(1_100)
  const known = client.getQueryData(achievementsQuery.queryKey)
  cleanup()
  expect(seeCalls(sent)).toEqual(seen('first-session', 'first-spoken'))
  visit('/', { [list]: [200, known] })
  expect(await badges()).toHaveLength(6)
  expect(shown()).toBeUndefined()
})

test('a new achievement below the view is not seen', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let look = (..._areIntersecting: boolean[]) => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        look = (...areIntersecting) => onChange(areIntersecting.map((isIntersecting) => ({ isIntersecting })))
      }
      observe() {}
      disconnect() {}
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  const { sent } = visit('/', { [list]: [200, unlocked(true, 'first-session', 'first-spoken')], ...takesSeen })
  await card()
  // Somebody scrolls past it while the page is busy.
  act(() => look(true, false))
  await pass(9_000)
  expect(seeCalls(sent)).toEqual([])
  expect(shown()).toBe('New achievement: First Session')
  act(() => look(true))
  await pass(1_000)
  expect(seeCalls(sent)).toEqual(seen('first-session'))
})

test.each(['a pointer rests on it', 'the focus is in it'])('a card of new achievements waits while %s', async (how) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  visit('/', { [list]: [200, unlocked(true, 'first-session', 'first-spoken')] })
  const fresh = await card()
  if (how.includes('focus')) act(() => within(fresh).getByRole('button').focus())
  else fireEvent.pointerEnter(fresh)
  await pass(9_000)
  expect(shown()).toBe('New achievement: First Session')
})

test('dismissed, each one is marked as seen, stays away, and the focus is not lost', async () => {
  const answers = { [list]: [200, unlocked(true, 'first-session', 'first-spoken')] as Answer, ...takesSeen }
  const { person, sent, client } = visit('/', answers)
  ;(await dismiss()).focus()
  await person.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Hidden.'))
  await waitFor(() => expect(seeCalls(sent)).toEqual(seen('first-session', 'first-spoken')))
  const known = client.getQueryData(achievementsQuery.queryKey)
  cleanup()
  visit('/', { [list]: [200, known] })
  expect(await badges()).toHaveLength(6)
  expect(screen.queryByRole('region', { name: /^New achievement: / })).toBeNull()
})

test('dismissed where the server is not reached, they stay away at the next visit, and are marked as seen once it is', async () => {
  const [call = ''] = seen('first-session')
  const answers = { [list]: [200, unlocked(true, 'first-session')] as Answer }
  const { client } = visit('/', { ...answers, [call]: null })
  fireEvent.click(await dismiss())
  await waitFor(() => expect(client.getMutationCache().getAll()[0]?.state.status).toBe('error'))
  cleanup()
  visit('/', { ...answers, [call]: null })
  await badges()
  expect(screen.queryByRole('region', { name: /^New achievement: / })).toBeNull()
  cleanup()
  const { sent } = visit('/', { ...answers, [call]: [204, undefined] })
  await waitFor(() => expect(sent.map((each) => each.call)).toContain(call))
  await waitFor(() => expect(Object.keys(localStorage).filter((name) => name.includes('dismissed'))).toEqual([]))
})
