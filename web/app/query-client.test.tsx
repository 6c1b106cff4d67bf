import { routes } from '@app/contract/routes'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { clearEndedSession, hasSessionEnded } from '../api/ended-session.ts'
import { sendToTabs } from '../api/tab-channel.ts'
import { nobody } from '../test/server.ts'
import { beginSession } from '../test/session-marker.ts'
import { visit } from '../test/visit.tsx'

const unauthorized: [number, unknown] = [401, { message: 'Unauthorized' }]
const settings = [200, { difficulty: 'medium', timeZone: 'Europe/Berlin', nextTimeZone: null }] as [number, unknown]
const change = routes.changeDifficulty

beforeEach(clearEndedSession)

test('a person who was signed out elsewhere is led to the sign-in page by the next press', async () => {
  const { person, left } = visit('/settings', { [routes.settings]: settings, [change]: unauthorized })
  await person.click(await screen.findByRole('button', { name: 'Hard' }))
  await waitFor(() => expect(left).toEqual(['/login']))
  expect(hasSessionEnded()).toBe(true)
  expect(document.body.hidden).toBe(true)
  expect(document.querySelector('body ~ p')?.textContent).toBe('You were signed out.')
})

test('a call that is refused after another tab has signed in ends nothing here or there', async () => {
  const other = new BroadcastChannel('firecrest')
  onTestFinished(() => other.close())
  const heard: unknown[] = []
  other.onmessage = ({ data }) => void heard.push(data)
  const answer = Promise.withResolvers<typeof unauthorized>()
  const { person, left, sent } = visit('/settings', { [routes.settings]: settings, [change]: answer.promise })
  await person.click(await screen.findByRole('button', { name: 'Hard' }))
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain(change))
  beginSession()
  answer.resolve(unauthorized)
  await screen.findByText('That didn’t work. Try again.')
  // A message that was sent before this one would arrive before it.
  sendToTabs({ kind: 'submissions-changed' })
  await waitFor(() => expect(heard).toEqual([{ kind: 'submissions-changed' }]))
  expect([left, hasSessionEnded()]).toEqual([[], false])
})

test('a refused list leads to the sign-in page too', async () => {
  const { left } = visit('/admin', { [routes.listUsers]: unauthorized })
  await waitFor(() => expect(left).toEqual(['/login']))
})

test('the solve screen says itself that the session has expired', async () => {
  const { left } = visit('/solve', { [routes.openRound]: unauthorized })
  await screen.findByRole('heading', { name: /Session Expired/ })
  expect(left).toEqual([])
})

test.each([
  { what: 'a refusal of another kind', answer: [403, { message: 'This is for admins only.' }] },
  { what: 'a failure', answer: [500, { message: 'broken' }] },
] as const)('$what does not lead to the sign-in page', async ({ answer: [status, body] }) => {
  const { person, left } = visit('/settings', {
    [routes.settings]: settings,
    [change]: [status, body],
  })
  await person.click(await screen.findByRole('button', { name: 'Hard' }))
  await screen.findByText(body.message)
  expect([left, hasSessionEnded()]).toEqual([[], false])
})

test('a wrong password at the sign-in is not an ended session', async () => {
  const { person, left } = visit('/login', { ...nobody, [routes.signIn]: unauthorized })
  await person.type(await screen.findByLabelText('Email'), 'ada@example.org')
  await person.type(screen.getByLabelText('Password'), 'analytical{Enter}')
  await screen.findByText('Sign In Failed')
  expect([left, hasSessionEnded()]).toEqual([[], false])
})
