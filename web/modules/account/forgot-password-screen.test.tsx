import { routes } from '@app/contract/routes'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answer, nobody } from '../../test/server.ts'
import { toast } from '../../test/toast.ts'
import { visit } from '../../test/visit.tsx'

const forgot = routes.forgotPassword
const always = 'If an account exists with this email, you will receive a password reset link.'
const config = { stripePublishableKey: null, supportEmail: 'support@example.org', crypto: [] }
const field = () => screen.getByLabelText('Email')
const head = (name: string) => screen.findByRole('heading', { level: 1, name })

async function ask(email: string, answers: Parameters<typeof visit>[1] = {}) {
  const visited = visit('/forgot-password', { ...nobody, [forgot]: [200, { message: always }], ...answers })
  await head('Forgot your password?')
  if (email) await visited.person.type(field(), email)
  await visited.person.click(screen.getByRole('button', { name: 'Send Reset Link' }))
  return visited
}

test('the answer is the same for every address, and the focus goes to it', async () => {
  const { sent } = await ask(' ada@example.org ')
  const title = await head('Check Your Email')
  screen.getByText(always)
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(sent).toContainEqual({ call: forgot, search: '', body: { email: 'ada@example.org' } })
})

test('another address can be tried', async () => {
  const { person } = await ask('ada@example.org')
  await head('Check Your Email')
  await person.click(screen.getByRole('button', { name: 'Try Different Email' }))
  await head('Forgot your password?')
  expect(field()).toHaveProperty('value', '')
})

test('after the mail is sent a link leads back to the sign-in page', async () => {
  const { person } = await ask('ada@example.org')
  await head('Check Your Email')
  await person.click(screen.getByRole('link', { name: 'Back to Login' }))
  await head('Welcome Back')
})

test.each([
  { email: '', complaint: 'Please enter your email address' },
  { email: '  ', complaint: 'Please enter your email address' },
  { email: 'ada@', complaint: 'Please enter a valid email address' },
])('"$email" gets no letter: $complaint', async ({ email, complaint }) => {
  const { sent, person } = await ask(email)
  expect((await screen.findByRole('alert')).textContent).toBe(complaint)
  expect(document.activeElement).toBe(field())
  expect(sent.some(({ call }) => call === forgot)).toBe(false)
  await person.type(field(), 'a')
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([{ answer: [503, { message: 'Busy' }] as [number, unknown] }, { answer: null }])(
  'a note says that a letter was not sent: $answer',
  async ({ answer }) => {
    await ask('ada@example.org', { [forgot]: answer })
    const shown = await toast('Error')
    shown.getByText('Failed to send reset email. Please try again.')
    expect(field()).toHaveProperty('value', 'ada@example.org')
  },
)

test('a link that was sent at the second try stands beside no complaint of the first', async () => {
  const tries: Answer[] = [
    [503, { message: 'Busy' }],
    [200, { message: 'sent' }],
  ]
  const answers = {
    ...nobody,
    get [forgot]() {
      return Promise.resolve(tries.shift() ?? null)
    },
  }
  const { person } = visit('/forgot-password', answers)
  await head('Forgot your password?')
  await person.type(field(), 'ada@example.org{Enter}')
  await toast('Error')
  await person.click(screen.getByRole('button', { name: 'Send Reset Link' }))
  await head('Check Your Email')
  expect(screen.queryByText('Failed to send reset email. Please try again.')).toBeNull()
})

test('without a mail server the screen says who finds the mail', async () => {
  await ask('ada@example.org', { [routes.installation]: [200, { ...config, mail: false }] })
  await screen.findByText('Email isn’t set up here. Ask the site owner for your link.')
})

test('without a mail server nobody is promised an email', async () => {
  visit('/forgot-password', { ...nobody, [routes.installation]: [200, { ...config, mail: false }] })
  await screen.findByText('It happens. The site owner will have a link for you.')
})

test('with a mail server nothing is said of files', async () => {
  const { sent } = await ask('ada@example.org', { [routes.installation]: [200, { ...config, mail: true }] })
  await head('Check Your Email')
  await waitFor(() => expect(sent.some(({ call }) => call === routes.installation)).toBe(true))
  expect(screen.queryByText(/Email isn’t set up here/)).toBeNull()
})
