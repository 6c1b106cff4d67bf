import { routes } from '@app/contract/routes'
import { act, configure, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ada, nobody } from '../../test/server.ts'
import { toast } from '../../test/toast.ts'
import { visit } from '../../test/visit.tsx'

// Every effect runs twice: the link must still be asked for once.
beforeEach(() => configure({ reactStrictMode: true }))
afterEach(() => configure({ reactStrictMode: false }))

const verify = routes.verifyEmail
const resend = routes.resendVerification
const link = '/verify-email?token=t.o-k%2Ben'
const head = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const open = (answers: Parameters<typeof visit>[1], path = link) => visit(path, { ...nobody, ...answers })
const press = async ({ person }: ReturnType<typeof visit>) =>
  await person.click(await screen.findByRole('button', { name: 'Verify My Email' }))
async function follow(answers: Parameters<typeof visit>[1]) {
  const opened = open(answers)
  await press(opened)
  return opened
}

test('T81: a link that is only opened, as programs open every link, verifies nothing', async () => {
  const { sent } = open({ [verify]: [200, { message: 'Email verified.' }] })
  await head('Did you just sign up?')
  screen.getByText(/If not, close this page\./)
  expect(sent.some(({ call }) => call === verify)).toBe(false)
})

test('a valid link verifies once, says so and leads to the sign-in page', async () => {
  const { sent, person, pathNow } = await follow({ [verify]: [200, { message: 'Email verified.' }] })
  const title = await head('Email Verified!')
  screen.getByText('Email verified.')
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(sent.filter(({ call }) => call === verify)).toEqual([
    { call: verify, search: '?token=t.o-k%2Ben', body: undefined },
  ])
  await person.click(screen.getByRole('link', { name: 'Continue to Sign In' }))
  await head('Welcome Back')
  expect(pathNow()).toBe('/login')
})

test('the browser of the sign-up is in after the press', async () => {
  const user = { ...ada, totalSolved: 0, streak: 0 }
  const { pathNow } = await follow({ [verify]: [200, { message: 'Email verified.', user }] })
  await head(/Welcome, .*Ada/)
  await toast('Email Verified!')
  expect([pathNow(), screen.queryByText('Welcome back!')]).toEqual(['/', null])
})

test('T27: the token is gone from the address before anything is asked', async () => {
  const opened = open({ [verify]: [200, { message: 'Email verified.' }] })
  const { addressNow } = opened
  expect(location.href).not.toContain('token')
  await press(opened)
  await head('Email Verified!')
  expect(addressNow()).toBe('/verify-email')
})

test('until the answer comes it says what it does, and one that is slow brings the way to a new link', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { person } = await follow({ [verify]: 'never' })
  await head('Verifying Email...')
  expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Send a New Link' })).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(8_000))
  await person.click(screen.getByRole('button', { name: 'Send a New Link' }))
  expect(document.activeElement?.textContent).toMatch(/^Links work for 24 hours\./)
  screen.getByLabelText('Email')
})

test.each([
  { answer: [400, { message: 'This link has burnt out.' }] as [number, unknown], text: 'This link has burnt out.' },
  { answer: [502, 'gateway'] as [number, unknown], text: 'Email verification failed' },
  { answer: null, text: 'Email verification failed' },
])('a link that does not verify says why: $text', async ({ answer, text }) => {
  const { person } = await follow({ [verify]: answer })
  const title = await head('Verification Failed')
  screen.getByText(text)
  await waitFor(() => expect(document.activeElement).toBe(title))
  await person.click(screen.getByRole('link', { name: 'Back to Login' }))
  await head('Welcome Back')
})

test('a person with an old link reads how long one works, and can sign up again', async () => {
  const { person } = await follow({ [verify]: [400, { message: 'Invalid verification link' }] })
  await head('Verification Failed')
  const hint = screen.getByText(/Links work for 24 hours\./)
  expect(hint.textContent).toBe('Links work for 24 hours. If yours is older, sign up again.')
  await person.click(screen.getByRole('link', { name: 'sign up again' }))
  await head('Create Account')
})

test('a link that the server never saw can be tried again', async () => {
  const answers: Parameters<typeof visit>[1] = { ...nobody, [verify]: null }
  const opened = visit(link, answers)
  await press(opened)
  const { person } = opened
  await head('Verification Failed')
  answers[verify] = [200, { message: 'Email verified.' }]
  await person.click(screen.getByRole('button', { name: 'Try Again' }))
  await head('Email Verified!')
})

test('a refused link is not tried again', async () => {
  await follow({ [verify]: [400, { message: 'Invalid verification link' }] })
  await head('Verification Failed')
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
})

test.each(['/verify-email', '/verify-email?token='])('%s holds no link, and nothing is asked', async (path) => {
  const { sent } = open({}, path)
  await head('Verification Failed')
  screen.getByText('Invalid verification link')
  expect(sent.some(({ call }) => call === verify)).toBe(false)
})

async function askForAnother(email: string, answer: [number, unknown] | null) {
  const opened = open({ [resend]: answer }, '/verify-email')
  await head('Verification Failed')
  if (email) await opened.person.type(screen.getByLabelText('Email'), email)
  await opened.person.click(screen.getByRole('button', { name: 'Send a New Link' }))
  return opened
}

test('a new link can be requested, and the answer does not reveal who has an account', async () => {
  const message = 'If this address has an account that is not verified yet, a new link is on its way.'
  const { sent } = await askForAnother('ada@example.org', [200, { message }])
  const said = await screen.findByText(message)
  expect(document.activeElement).toBe(said)
  expect(sent.at(-1)).toEqual({ call: resend, search: '', body: { email: 'ada@example.org' } })
  expect(screen.queryByRole('button', { name: 'Send a New Link' })).toBeNull()
})

test.each([
  { answer: [503, { message: 'We’re busy right now.' }] as [number, unknown], text: 'We’re busy right now.' },
  { answer: null, text: 'We couldn’t send a new link. Try again.' },
])('a new link that could not be sent says why: $text', async ({ answer, text }) => {
  await askForAnother('ada@example.org', answer)
  await screen.findByText(text)
  screen.getByRole('button', { name: 'Send a New Link' })
})

test.each([
  { email: '', complaint: 'Please enter your email address' },
  { email: 'ada@', complaint: 'Please enter a valid email address' },
])('"$email" gets no link: $complaint', async ({ email, complaint }) => {
  const { sent } = await askForAnother(email, null)
  expect((await screen.findByRole('alert')).textContent).toBe(complaint)
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  expect(sent.some(({ call }) => call === resend)).toBe(false)
})
