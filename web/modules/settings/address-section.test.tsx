import { routes } from '@app/contract/routes'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { atSettings } from './test/settings-world.tsx'

const section = async () => within(await screen.findByRole('region', { name: 'E-mail' }))

test('a person asks for another address and reads what happens next', async () => {
  const message = 'If this address is free, we have sent a link to it.'
  const { person, sent } = await atSettings({ [routes.changeAddress]: [200, { message }] })
  const mail = await section()
  await person.click(mail.getByRole('button', { name: 'Change address' }))
  expect(document.activeElement).toBe(mail.getByRole('heading', { name: 'E-mail' }))
  await person.type(mail.getByRole('textbox', { name: 'E-mail' }), ' maya@new.example.org')
  await person.click(mail.getByRole('button', { name: 'Change address' }))
  await mail.findByText(message)
  expect(document.activeElement).toBe(mail.getByRole('heading', { name: 'E-mail' }))
  expect(sent).toContainEqual({ call: routes.changeAddress, search: '', body: { email: 'maya@new.example.org' } })
})

test('an address that somebody has is said where it is typed, and stays typed', async () => {
  const taken = [409, { message: 'An account with this email already exists.', code: 'address_taken' }] as const
  const { person } = await atSettings({ [routes.changeAddress]: [...taken] })
  const mail = await section()
  await person.click(mail.getByRole('button', { name: 'Change address' }))
  await person.type(mail.getByRole('textbox', { name: 'E-mail' }), 'ada@example.org')
  await person.click(mail.getByRole('button', { name: 'Change address' }))
  await mail.findByText('An account with this email already exists.')
  expect(mail.getByRole('textbox', { name: 'E-mail' })).toHaveProperty('value', 'ada@example.org')
})
