import { routes } from '@app/contract/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { callTo } from '../../test/server.ts'
import { consumePendingAction, savePendingAction } from '../providers/pending-action.ts'
import { atSettings, button, byPassword, toast } from './test/settings-world.tsx'

const connected = {
  email: 'maya@example.org',
  createdAt: '2026-10-03T08:00:00.000Z',
  lastUsedAt: '2026-11-12T08:00:00.000Z',
}
const accounts = [
  { name: 'google', label: 'Google', connected },
  { name: 'apple', label: 'Apple', connected: null },
]
const list = { [routes.listConnectedAccounts]: [200, accounts] as [number, unknown] }
const installation = {
  [routes.installation]: [200, { opinions: false, providers: [{ name: 'google', label: 'Google' }] }] as [
    number,
    unknown,
  ],
}

test('a person sees which accounts are connected, and since when they were not used', async () => {
  await atSettings(list)
  await screen.findByText('maya@example.org, last used on 12 November 2026')
  screen.getByText('Not connected')
})

test('without a service of this installation there is nothing about it', async () => {
  await atSettings({ [routes.listConnectedAccounts]: [200, []] })
  await screen.findByRole('heading', { name: 'Password' })
  expect(screen.queryByRole('heading', { name: 'Connected accounts' })).toBeNull()
})

test('to connect leads to the service', async () => {
  const begin = callTo('connectAccount', { name: 'apple' })
  const { person, left } = await atSettings({ ...list, [begin]: [200, { address: 'https://apple.example/auth' }] })
  await person.click(await screen.findByRole('button', { name: 'Connect Apple' }))
  await waitFor(() => expect(left).toEqual(['https://apple.example/auth']))
})

test('a disconnected account is said, and the list asked anew', async () => {
  const end = callTo('disconnectAccount', { name: 'google' })
  const { person, sent } = await atSettings({ ...list, [end]: [204, undefined] })
  await person.click(await screen.findByRole('button', { name: 'Disconnect Google' }))
  ;(await toast('Disconnected')).getByText('You can’t sign in with Google any more.')
  await waitFor(() => expect(sent.filter(({ call }) => call === routes.listConnectedAccounts)).toHaveLength(2))
})

test('the only way in stays, and a dialog says so', async () => {
  const end = callTo('disconnectAccount', { name: 'google' })
  const { person } = await atSettings({
    ...list,
    [end]: [409, { code: 'last_way', message: 'This is your only way to sign in.' }],
  })
  await person.click(await screen.findByRole('button', { name: 'Disconnect Google' }))
  await screen.findByRole('heading', { name: 'This is your only way to sign in' })
  await person.click(button('Keep It'))
})

test.each([
  ['connected', 'Account Connected', 'You can now sign in with Google.'],
  [
    'not_fresh',
    'That Didn’t Work',
    'Google didn’t confirm that you just signed in. Use a different way to confirm it’s you.',
  ],
  ['not_yours', 'That Didn’t Work', 'That isn’t the Google account you connected.'],
])('who comes back from a service reads how it ended: %s', async (outcome, title, text) => {
  await atSettings({ ...list, ...installation }, {}, `?provider=google&outcome=${outcome}`)
  ;(await toast(title)).getByText(text)
  expect(location.search).toBe('')
})

test('who has shown at a service that it is them reads what they were about to do, once', async () => {
  const back = () => atSettings({ ...list, ...installation }, {}, '?provider=google&outcome=proved')
  savePendingAction('turn off the authenticator app')
  await back()
  ;(await toast('Confirmed')).getByText('Press the button again to turn off the authenticator app.')
  expect(consumePendingAction()).toBeNull()
})

test('a link of a stranger names nothing to press', async () => {
  await atSettings({ ...list, ...installation }, {}, '?provider=google&outcome=proved&about-to=delete+your+account')
  ;(await toast('Confirmed')).getByText('Pick up where you left off.')
})

const gone = { ...byPassword, hasPassword: false, passwordSince: null, providers: ['gone'], hasFreshProof: false }

test.each([
  { mail: true, says: /We’ll email you a link to choose a password.*Email help@fire\.example\.$/, link: true },
  { mail: false, says: /Email help@fire\.example\.$/, link: false },
])('whose only service is not offered any more reads what can be done; mail: $mail', async ({ mail, says, link }) => {
  const { person } = await atSettings({
    [routes.installation]: [200, { opinions: false, providers: [], mail, supportEmail: 'help@fire.example' }],
    [routes.waysToSignIn]: [200, gone],
  })
  await person.click(screen.getByRole('link', { name: 'Download My Data' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }))
  const said = await dialog.findByText(/^None of your sign-in options work here right now\./)
  expect(said.closest('p')?.textContent).toMatch(says)
  const choose = dialog.queryByRole('link', { name: 'Choose a Password' })
  expect(choose?.getAttribute('href')).toBe(link ? '/forgot-password' : undefined)
})

test('who is asked whether it is them may show it by a connected service', async () => {
  const end = callTo('disconnectAccount', { name: 'google' })
  const prove = callTo('proveByProvider', { name: 'google' })
  const { person, sent } = await atSettings({
    ...list,
    ...installation,
    [routes.waysToSignIn]: [200, { ...byPassword, hasFreshProof: false, providers: ['google', 'apple'] }],
    [end]: [403, { code: 'proof_required', message: 'Please confirm it’s you.' }],
    [prove]: [503, { code: 'provider_unavailable', message: 'Google isn’t responding right now.' }],
  })
  await person.click(await screen.findByRole('button', { name: 'Disconnect Google' }))
  await screen.findByRole('heading', { name: 'Confirm it’s you' })
  await person.click(await screen.findByRole('button', { name: 'Continue with Google' }))
  await screen.findByText('Google isn’t responding right now.')
  expect(sent.at(-1)).toMatchObject({ call: prove, body: { from: '/settings' } })
  expect(screen.queryByRole('button', { name: 'Continue with Apple' })).toBeNull()
})
