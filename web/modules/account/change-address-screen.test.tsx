import { routes } from '@app/contract/routes'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { isSigningOut } from '../../api/ended-session.ts'
import { ada, nobody } from '../../test/server.ts'
import { visit } from '../../test/visit.tsx'

const follow = routes.followAddressLink
const head = (name: string) => screen.findByRole('heading', { level: 1, name })

test('opening the link changes nothing; one press takes the new address', async () => {
  const answer = [200, { did: 'changed' }] as [number, unknown]
  const { sent, person, addressNow } = visit('/change-address?token=abc', { ...nobody, [follow]: answer })
  await head('Use this email address?')
  expect(addressNow()).toBe('/change-address')
  expect(sent.some(({ call }) => call === follow)).toBe(false)
  await person.click(screen.getByRole('button', { name: 'Use This Address' }))
  await head('Email changed')
  expect(sent).toContainEqual({ call: follow, search: '', body: { token: 'abc' } })
})

test('whoever puts an address back reads that a link to a new password is in the mail', async () => {
  const answer = [200, { did: 'restored' }] as [number, unknown]
  const { person, pathNow } = visit('/change-address?token=undo-abc', { ...nobody, [follow]: answer })
  await head('Restore your old email address?')
  screen.getByText(/Passwords, passkeys and connected accounts will stop working/)
  await person.click(screen.getByRole('button', { name: 'Restore It' }))
  await head('Email address restored')
  screen.getByText(/We’ve emailed you a link to choose a new password/)
  await person.click(screen.getByRole('link', { name: 'Continue to Sign In' }))
  expect(pathNow()).toBe('/login')
})

test('whoever puts an address back while signed in here reads it, too', async () => {
  const answer = [200, { did: 'restored' }] as [number, unknown]
  const { person, left } = visit('/change-address?token=undo-abc', {
    [routes.currentUser]: [200, ada],
    [follow]: answer,
  })
  await head('Restore your old email address?')
  await person.click(screen.getByRole('button', { name: 'Restore It' }))
  await head('Email address restored')
  // What follows sessions in a whole page leaves for the sign-in page unless this one ends on purpose.
  expect([left, isSigningOut()]).toEqual([[], true])
})

const over = [400, { message: 'This link has expired.', code: 'invalid_address_link' }] as [number, unknown]

test.each([
  { token: 'abc', button: 'Use This Address', says: /Ask for a new one in settings/, next: 'Go to Settings' },
  {
    token: 'undo-abc',
    button: 'Restore It',
    says: /Didn’t change your address\? Contact support/,
    next: 'Continue to Sign In',
  },
])('a link that is over says what is left to do: $button', async ({ token, button, says, next }) => {
  const { person } = visit(`/change-address?token=${token}`, { ...nobody, [follow]: over })
  await person.click(await screen.findByRole('button', { name: button }))
  expect((await screen.findByRole('alert')).textContent).toMatch(says)
  screen.getByRole('link', { name: next })
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
})

test('a link that could not be followed just now can be tried again', async () => {
  const busy = [503, { message: 'We’re busy right now.', code: 'busy' }] as [number, unknown]
  const answers: Record<string, unknown> & Parameters<typeof visit>[1] = { ...nobody, [follow]: busy }
  const { person } = visit('/change-address?token=abc', answers)
  await person.click(await screen.findByRole('button', { name: 'Use This Address' }))
  await screen.findByText('We’re busy right now.')
  answers[follow] = [200, { did: 'changed' }]
  await person.click(screen.getByRole('button', { name: 'Try Again' }))
  await head('Email changed')
})
