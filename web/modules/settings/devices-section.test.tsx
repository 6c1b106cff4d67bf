import { routes } from '@app/contract/routes'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { clearEndedSession, hasSessionEnded } from '../../api/ended-session.ts'
import type { Answer } from '../../test/server.ts'
import { callTo } from '../../test/server.ts'
import { consumeNextPageMessage } from '../../ui/next-page-message.ts'
import { atSettings, button, laptop, telephone, toast } from './test/settings-world.tsx'

// One test of this file leaves a page that no other page replaces.
beforeEach(() => {
  clearEndedSession()
  dispatchEvent(new Event('pageshow'))
})

const card = async () => within(await screen.findByRole('region', { name: 'Your devices' }))

test('every device is listed, and this one cannot be taken for another', async () => {
  await atSettings()
  const devices = await card()
  const lines = await devices.findAllByRole('listitem')
  expect(lines).toHaveLength(2)
  const [here, there] = lines.map((line) => within(line))
  here?.getByText(laptop.device)
  here?.getByText('This device')
  expect(here?.queryByRole('button')).toBeNull()
  there?.getByText(telephone.device, { selector: 'b' })
  there?.getByText(/^Signed in 1 November 2026/)
  there?.getByText(/^Last seen (19|20) November 2026/)
})

test('a device is signed out, its line leaves, and the focus stays in the card', async () => {
  const path = callTo('signOutDevice', { id: telephone.id })
  const { person } = await atSettings({ [path]: [204, null] })
  await person.click(await screen.findByRole('button', { name: 'Sign Out Safari on iPhone' }))
  const shown = await toast('Signed Out')
  shown.getByText('Safari on iPhone is signed out.')
  expect((await card()).getAllByRole('listitem')).toHaveLength(1)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your devices' }))
})

test('two presses at once sign a device out once, and nothing is said to fail', async () => {
  const path = callTo('signOutDevice', { id: telephone.id })
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const { sent } = await atSettings({ [path]: promise })
  const signOut = await screen.findByRole('button', { name: 'Sign Out Safari on iPhone' })
  await act(async () => {
    signOut.click()
    signOut.click()
  })
  resolve([204, null])
  const shown = await toast('Signed Out')
  expect(sent.filter(({ call }) => call === path)).toHaveLength(1)
  // Each press says so, and the second toast takes the place of the first while a pointer is on its way.
  act(() => shown.getByRole('button', { name: 'Dismiss' }).click())
  expect(screen.queryByText('Error')).toBeNull()
})

test('a device that could not be signed out stays', async () => {
  const { person } = await atSettings()
  await person.click(await screen.findByRole('button', { name: 'Sign Out Safari on iPhone' }))
  const shown = await toast('Error')
  shown.getByText('There’s nothing here.')
  expect((await card()).getAllByRole('listitem')).toHaveLength(2)
})

test('signing out everywhere asks first', async () => {
  const { person, sent } = await atSettings()
  await person.click(button('Sign Out Everywhere'))
  const dialog = within(screen.getByRole('dialog', { name: 'Sign out everywhere?' }))
  await person.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent.some(({ call }) => call.startsWith('POST'))).toBe(false)
})

test('signing out everywhere loads the sign-in page anew, without any cached data', async () => {
  const { person, left } = await atSettings({ [routes.signOutEverywhere]: [204, null] })
  await person.click(button('Sign Out Everywhere'))
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign Out Everywhere' }))
  await waitFor(() => expect(left).toEqual(['/login']))
  expect(consumeNextPageMessage()).toEqual({ title: 'Signed Out', text: 'You’re signed out on every device.' })
})

test('a call that is refused while signing out everywhere does not lead to the sign-in page before the answer', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const { person, left } = await atSettings({
    [routes.signOutEverywhere]: promise,
    [routes.changeDifficulty]: [401, { message: 'Unauthorized' }],
  })
  await person.click(button('Sign Out Everywhere'))
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign Out Everywhere' }))
  await person.click(button('Hard'))
  ;(await toast('Error')).getByText('Unauthorized')
  expect([left, hasSessionEnded()]).toEqual([[], false])
  resolve([204, null])
  await waitFor(() => expect(left).toEqual(['/login']))
  expect(consumeNextPageMessage()).toEqual({ title: 'Signed Out', text: 'You’re signed out on every device.' })
})

test('a sign-out that fails is reported in the dialog', async () => {
  const { person, pathNow } = await atSettings({ [routes.signOutEverywhere]: null })
  await person.click(button('Sign Out Everywhere'))
  const dialog = within(screen.getByRole('dialog'))
  await person.click(dialog.getByRole('button', { name: 'Sign Out Everywhere' }))
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain('needs a connection'))
  expect(pathNow()).toBe('/settings')
})
