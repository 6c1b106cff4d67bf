import { thinkerStories } from '@app/content/thinker-stories'
import { thinkers } from '@app/content/thinkers'
import { routes } from '@app/contract/routes'
import { dayAt } from '@app/domain/day/day'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userQuery } from '../../api/session.ts'
import { ada, beginAtNoon, draftAt, json, noon, openSolve, pass, pending, round } from './test/solve-world.tsx'
import { thinkerOfTheDayId } from './thinker-of-the-day.ts'

beginAtNoon()

const generate = (body: object, status: number) => ({ [routes.openRound]: json(body, status) })
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

test('while the problem is on its way, it says so', async () => {
  await openSolve({ [routes.openRound]: pending })
  expect(screen.getByRole('status').textContent).toContain('Loading your problem')
})

test('the problem comes with its category, difficulty, length and this turn’s instruction', async () => {
  await openSolve()
  expect(heading()).toBe(round.text)
  for (const words of ['Getting around', 'Medium', '2 min', 'Write the most unusual ideas you can.'])
    expect(screen.getByText(words)).toBeTruthy()
})

test('there are exactly as many boxes as the server gives slots', async () => {
  await openSolve({ [routes.openRound]: json({ ...round, slots: 7 }) })
  expect(screen.getAllByRole('textbox')).toHaveLength(7)
  expect(screen.getByText('0 of 7 ideas')).toBeTruthy()
})

test('a problem that cannot be had is explained, and asked for again', async () => {
  const reload = vi.fn()
  await openSolve(generate({ message: 'We could not do that.' }, 500))
  vi.stubGlobal('location', { reload })
  expect(heading()).toBe('Problem Generation Failed')
  expect(screen.getByText('Unable to generate your brain training problem. Please try again.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('without network a problem that is not on the device is not called failed', async () => {
  await openSolve({ [routes.openRound]: () => Promise.reject(new TypeError('Failed to fetch')) })
  await expect.poll(heading).toBe('Today’s problem is not on this device')
  screen.getByText('It comes by itself as soon as you are online.')
  screen.getByRole('link', { name: 'Back to Home' })
})

test('from every dead end a way leads home', async () => {
  await openSolve(generate({ message: 'We could not do that.' }, 500))
  fireEvent.click(screen.getByRole('link', { name: 'Back to Home' }))
  await pass(50)
  expect(heading()).toBe('Home')
})

test('an ended session leads to the sign-in', async () => {
  await openSolve(generate({ message: 'Unauthorized' }, 401))
  expect(heading()).toBe('Session Expired')
  expect(screen.getByText(/safe on this device/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login')
})

test('a session that ends in another tab leads there too, and the draft stays', async () => {
  const { client } = await openSolve()
  fireEvent.change(screen.getByRole('textbox', { name: 'Solution 1' }), { target: { value: 'A bench' } })
  act(() => client.setQueryData(userQuery.queryKey, null))
  await pass(50)
  expect(heading()).toBe('Session Expired')
  expect(localStorage.getItem(draftAt)).toContain('A bench')
})

test.each([
  { plan: 'free', sentence: /All 2 sessions are done. Come back tomorrow/ },
  { plan: 'premium', sentence: /All 5 sessions are done. Come back tomorrow/ },
])('after the last session of a $plan day no more is offered', async ({ plan, sentence }) => {
  const refusal = generate({ message: 'No more today.', code: 'daily_limit' }, 429)
  await openSolve({ [routes.currentUser]: json({ ...ada, plan }), ...refusal })
  expect(heading()).toBe('Daily Training Complete!')
  expect(screen.getByText(sentence)).toBeTruthy()
})

const checked = () =>
  screen.getAllByRole<HTMLInputElement>('radio', { hidden: true }).find((radio) => radio.checked)?.value

test('the thinker of the day is chosen already, and says so', async () => {
  await openSolve()
  expect(screen.getAllByRole('radio')).toHaveLength(20)
  const id = thinkerOfTheDayId(dayAt(noon, ada.timeZone))
  expect(checked()).toBe(id)
  expect(screen.getByRole('radio', { name: /of the day/ })).toHaveProperty('value', id)
  expect(screen.getAllByText('Thinker of the day').length).toBeGreaterThan(0)
})

test('another thinker brings its technique, and is still chosen at the next visit', async () => {
  const first = await openSolve()
  fireEvent.click(screen.getByRole('radio', { name: /Galileo/ }))
  const galileo = thinkers.find(({ id }) => id === 'galileo')
  expect(screen.getByText(galileo?.operation ?? '').closest('summary')?.textContent).toContain(galileo?.superpower)
  await pass(300)
  first.unmount()
  await openSolve()
  expect(checked()).toBe('galileo')
})

test('the technique opens to its whole text and its source', async () => {
  await openSolve()
  fireEvent.click(screen.getByRole('radio', { name: /Galileo/ }))
  const { technique, source } = thinkerStories.galileo
  expect(screen.queryByText(technique)).toBeNull()
  const details = screen.getByText(thinkers[7].operation).closest('details')
  if (details) fireEvent(Object.assign(details, { open: true }), new Event('toggle'))
  await vi.waitFor(() => screen.getByText(technique), { timeout: 5_000 })
  screen.getByText(source)
})

test('the clock stands still while all twenty are open, and a paused one stays paused', async () => {
  await openSolve()
  const left = () => screen.getByRole('timer', { hidden: true }).getAttribute('aria-label')
  const openSheet = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'All twenty' }))
    await vi.waitFor(() => screen.getByRole('dialog', { name: 'All twenty thinkers' }), { timeout: 5_000 })
  }
  const before = checked()
  await openSheet()
  const stopped = left()
  await pass(20_000)
  expect(left()).toBe(stopped)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(checked()).toBe(before)
  await pass(20_000)
  expect(left()).not.toBe(stopped)

  fireEvent.click(screen.getByRole('button', { name: 'Pause timer' }))
  await openSheet()
  fireEvent.click(screen.getByRole('button', { name: /Rumi/ }))
  expect(checked()).toBe('rumi')
  expect(screen.getByRole('button', { name: 'Go on with the timer' })).toBeTruthy()
})
