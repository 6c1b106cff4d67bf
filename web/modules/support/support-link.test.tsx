import { routes } from '@app/contract/routes'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answer } from '../../test/server.ts'
import { visit } from '../../test/visit.tsx'
import { whole } from '../../test/whole-text.ts'
// Its code comes late; here it is no part of the waiting.
import './support-dialog.tsx'

const config = routes.installation
const press = async ({ person }: ReturnType<typeof visit>) =>
  person.click(await screen.findByRole('button', { name: 'Contact support' }))

test('the foot of a screen shows where to write once it is pressed, and fetches the address no earlier', async () => {
  const world = visit('/', { [config]: [200, { supportEmail: 'help@example.org' }] })
  await screen.findByRole('button', { name: 'Contact support' })
  expect(world.sent.some(({ call }) => call === config)).toBe(false)
  await press(world)
  const dialog = within(await screen.findByRole('dialog', { name: 'Contact support' }))
  expect(dialog.getByRole('link').getAttribute('href')).toBe('mailto:help@example.org')
})

test('where no address is set, the operator is named, and nothing can be pressed that writes to nobody', async () => {
  const world = visit('/', { [config]: [200, { supportEmail: null }] })
  await press(world)
  const dialog = within(await screen.findByRole('dialog', { name: 'Contact support' }))
  dialog.getByText(whole('There’s no support address. Ask the site owner.'))
  expect(dialog.queryByRole('link')).toBe(null)
})

test('an address that does not load says so, and is asked for again by another press', async () => {
  const answers: Record<string, Answer> = { [config]: null }
  const world = visit('/', answers)
  await press(world)
  await screen.findByText('The support address didn’t load. Try again.')
  answers[config] = [200, { supportEmail: 'help@example.org' }]
  await press(world)
  await screen.findByRole('dialog', { name: 'Contact support' })
})
