import { routes } from '@app/contract/routes'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userQuery } from '../../api/session.ts'
import { ada, beginAtNoon, draftAt, json, openSolve, pass, pending, round } from './test/solve-world.tsx'

beginAtNoon()

const generate = (body: object, status: number) => ({ [routes.openRound]: json(body, status) })
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

test('while the problem is on its way, it says so', async () => {
  await openSolve({ [routes.openRound]: pending })
  expect(screen.getByRole('status').textContent).toContain('Loading your problem')
})

test('the problem comes with its category and difficulty', async () => {
  await openSolve()
  expect(heading()).toBe(round.text)
  for (const words of ['Getting around', 'Medium']) expect(screen.getByText(words)).toBeTruthy()
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
  await expect.poll(heading).toBe('Today’s problem isn’t on this device')
  screen.getByText('It’ll load once you’re online.')
  screen.getByRole('link', { name: 'Back to Today' })
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
  fireEvent.change(screen.getByRole('textbox', { name: 'Idea 1' }), { target: { value: 'A bench' } })
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
  expect(screen.getByText('New problems in').nextSibling?.textContent).toMatch(/^\d+ (h|min)/)
})
