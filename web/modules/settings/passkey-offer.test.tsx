import { routes } from '@app/contract/routes'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakePasskeys } from '../../test/passkeys.ts'
import { visit } from '../../test/visit.tsx'
import { savePendingAction } from '../providers/pending-action.ts'

const offer = () => screen.queryByRole('region', { name: 'Sign in without a password' })

test('a person is offered a passkey, puts the offer away with one press, and it is kept for all devices', async () => {
  fakePasskeys({})
  const { person, sent } = visit('/', {
    [routes.passkeyOffer]: [200, { isDue: true }],
    [routes.putPasskeyOfferAway]: [204, null],
  })
  await person.click(await screen.findByRole('button', { name: 'Hide this offer' }))
  await waitFor(() => expect(sent.some(({ call }) => call === routes.putPasskeyOfferAway)).toBe(true))
  expect(offer()).toBeNull()
  expect(document.activeElement?.textContent).toBe('Hidden.')
})

test('who has shown at a service that it is them is told on the dashboard, too, to press once more', async () => {
  fakePasskeys({})
  savePendingAction('add a passkey')
  visit('/?provider=google&outcome=proved', {
    [routes.passkeyOffer]: [200, { isDue: true }],
    [routes.installation]: [200, { opinions: false, providers: [{ name: 'google', label: 'Google' }] }],
  })
  await screen.findByText('Press the button again to add a passkey.')
})

test('no passkey is offered beside the question about reminders', async () => {
  fakePasskeys({})
  const { sent } = visit('/', {
    [routes.passkeyOffer]: [200, { isDue: true }],
    [routes.reminderNote]: [200, { kind: 'ask', time: '08:15' }],
  })
  await screen.findByRole('button', { name: 'Yes, at 08:15' })
  expect(offer()).toBeNull()
  expect(sent.some(({ call }) => call === routes.passkeyOffer)).toBe(false)
})
