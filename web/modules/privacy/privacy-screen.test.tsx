import { routes } from '@app/contract/routes'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../../test/visit.tsx'

test('anybody reads what is stored, what each cookie is for, and where to write', async () => {
  visit('/privacy', {
    [routes.currentUser]: [401, { message: 'Unauthorized' }],
    [routes.installation]: [
      200,
      { stripePublishableKey: null, supportEmail: 'help@fire.example', mail: true, crypto: [] },
    ],
  })
  await screen.findByRole('heading', { level: 1, name: 'Privacy, in plain words' })
  for (const name of ['With an account', 'Without an account', 'If you pay', 'Cookies and browser storage'])
    screen.getByRole('heading', { level: 2, name })
  for (const cookie of ['The sign-in cookie', 'The known-device cookie', 'The sign-in step cookie', 'The guest cookie'])
    screen.getByText(cookie)
  screen.getByText(/its name, your ID there and the email address it gave us/)
  for (const what of [
    'Your reminders',
    'What you practise',
    'Changing your email address',
    'Notifications',
    'On your device, while you’re signed in',
  ])
    screen.getByText(what)
  screen.getByText(/Other people see only what you share, without your name\..* sees the problem and your ideas/)
  const address = await screen.findByRole('link', { name: 'help@fire.example' })
  expect(address.getAttribute('href')).toBe('mailto:help@fire.example')
})
