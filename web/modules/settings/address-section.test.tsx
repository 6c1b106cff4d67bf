import { routes } from '@app/contract/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { atSettings, byPassword } from './test/settings-world.tsx'

const section = async () => within(await screen.findByRole('region', { name: 'Email' }))

test('a person asks for another address and reads what happens next', async () => {
  const message = 'If this address is free, we’ve sent it a link.'
  const { person, sent } = await atSettings({ [routes.changeAddress]: [200, { message }] })
  const mail = await section()
  await person.click(mail.getByRole('button', { name: 'Change Address' }))
  expect(document.activeElement).toBe(mail.getByRole('heading', { name: 'Email' }))
  await person.type(mail.getByRole('textbox', { name: 'Email' }), ' maya@new.example.org')
  await person.click(mail.getByRole('button', { name: 'Change Address' }))
  await mail.findByText(message)
  expect(document.activeElement).toBe(mail.getByRole('heading', { name: 'Email' }))
  expect(sent).toContainEqual({ call: routes.changeAddress, search: '', body: { email: 'maya@new.example.org' } })
})

test('an address that somebody has is said where it is typed, and stays typed', async () => {
  const taken = [409, { message: 'An account with this email already exists.', code: 'address_taken' }] as const
  const { person } = await atSettings({ [routes.changeAddress]: [...taken] })
  const mail = await section()
  await person.click(mail.getByRole('button', { name: 'Change Address' }))
  await person.type(mail.getByRole('textbox', { name: 'Email' }), 'ada@example.org')
  await person.click(mail.getByRole('button', { name: 'Change Address' }))
  await mail.findByText('An account with this email already exists.')
  expect(mail.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', 'ada@example.org')
})

test('who has a passkey ends what the earlier address could take back', async () => {
  const ways = { ...byPassword, passkeys: 1, addressUndoUntil: '2026-11-23T20:00:00.000Z' }
  const { person, answers } = await atSettings({
    [routes.waysToSignIn]: [200, ways],
    [routes.keepAddress]: [204, null],
  })
  const mail = await section()
  mail.getByText(/^You can undo this from your old address until 23 November 2026/)
  answers[routes.waysToSignIn] = [200, { ...ways, addressUndoUntil: null }]
  await person.click(mail.getByRole('button', { name: 'Keep New Address' }))
  await waitFor(() => expect(mail.queryByText(/undo this from your earlier/)).toBeNull())
})

test('who closes the question whether it is them reads of no fault, and what was typed stays', async () => {
  const { person } = await atSettings({
    [routes.changeAddress]: [403, { message: 'Please confirm it’s you.', code: 'proof_required' }],
    [routes.waysToSignIn]: [200, { ...byPassword, hasFreshProof: false }],
  })
  const mail = await section()
  await person.click(mail.getByRole('button', { name: 'Change Address' }))
  await person.type(mail.getByRole('textbox', { name: 'Email' }), 'maya@new.example.org{Enter}')
  const question = await screen.findByRole('dialog', { name: 'Confirm it’s you' })
  await person.click(within(question).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(mail.getByRole('button', { name: 'Change Address' }).ariaDisabled).toBe('false'))
  expect(mail.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', 'maya@new.example.org')
  expect(mail.queryByRole('alert')).toBeNull()
})
