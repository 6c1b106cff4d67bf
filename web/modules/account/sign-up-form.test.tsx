import { routes } from '@app/contract/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { saveGuestIdea } from '../../device/guest-idea.ts'
import { type Answer, ada } from '../../test/server.ts'
import { toast } from '../../test/toast.ts'
import { atSignUp, button, field, fillSignUp, form, unverified } from './test/login-page.ts'

const notices = [
  'Please check your email and click the verification link to activate your account.',
  'You’re in. Sign in to start.',
]

test.each(notices)(
  'a person with a new account reads "%s" and nothing else, and one press signs it in',
  async (message) => {
    const visited = await atSignUp({
      [routes.signUp]: [201, { message }],
      [routes.signIn]: [401, { message: unverified, code: 'wrong_or_unverified' }],
    })
    await fillSignUp(visited)
    await toast('Account Created Successfully!')
    screen.getByRole('heading', { name: 'Welcome' })
    expect(screen.getByText(message).closest('[role="status"]')?.textContent).toBe(message)
    expect(document.body.textContent.split(message)).toHaveLength(2)
    expect(location.hash).toBe('')
    for (const other of notices.filter((each) => each !== message)) expect(screen.queryByText(other)).toBeNull()
    expect(field('Email')).toHaveProperty('value', 'ada@example.org')
    expect(field('Password')).toHaveProperty('value', 'analytical engine')
    await visited.person.click(button('Sign In'))
    await waitFor(() => expect(visited.sent.at(-1)?.call).toBe(routes.signIn))
    expect(visited.sent.at(-1)?.body).toEqual({ email: 'ada@example.org', password: 'analytical engine' })
  },
)

const withoutMail: Record<string, Answer> = {
  [routes.installation]: [200, { opinions: false, supportEmail: null, mail: false, crypto: [] }],
}
const newcomer = { ...ada, streak: 0, totalSolved: 0 }

test('where no mail is needed, a sign-up is in with one press, and nobody is welcomed back', async () => {
  const visited = await atSignUp({
    ...withoutMail,
    [routes.signUp]: [201, { message: 'You’re in. Sign in to start.' }],
    [routes.signIn]: [200, newcomer],
  })
  await fillSignUp(visited)
  await screen.findByRole('heading', { level: 1, name: /Welcome, .*Ada/ })
  await toast('Account Created Successfully!')
  expect(screen.queryByText('Welcome back!')).toBeNull()
  expect(visited.sent.filter(({ call }) => call === routes.signIn).map(({ body }) => body)).toEqual([
    { email: 'ada@example.org', password: 'analytical engine' },
  ])
})

test('where a server is too busy to sign somebody new in, the form is filled and waits', async () => {
  const visited = await atSignUp({
    ...withoutMail,
    [routes.signUp]: [201, { message: 'You’re in. Sign in to start.' }],
    [routes.signIn]: [503, { message: 'We’re busy right now.', code: 'busy' }],
  })
  await fillSignUp(visited)
  await screen.findByText('You’re in. Sign in to start.')
  expect(field('Password')).toHaveProperty('value', 'analytical engine')
  expect(screen.queryByText('Sign In Failed')).toBeNull()
})

test.each([
  { answer: [200, ada] as Answer, ends: 'Welcome back!' },
  { answer: [401, { message: 'No such pair', code: 'wrong_credentials' }] as Answer, ends: 'Sign Up Failed' },
])(
  'a sign-up for an address with an account is a sign-in by its own password alone: $ends',
  async ({ answer, ends }) => {
    const taken = { message: 'An account with this email already exists.', code: 'address_taken' }
    const visited = await atSignUp({ ...withoutMail, [routes.signUp]: [409, taken], [routes.signIn]: answer })
    await fillSignUp(visited)
    const shown = await toast(ends)
    if (ends === 'Sign Up Failed') shown.getByText(taken.message)
  },
)

test('with mail nothing is tried behind a refused sign-up', async () => {
  const refused = { message: 'An account with this email already exists.', code: 'address_taken' }
  const visited = await atSignUp({
    [routes.installation]: [200, { opinions: false, supportEmail: null, mail: true, crypto: [] }],
    [routes.signUp]: [409, refused],
  })
  await fillSignUp(visited)
  await toast('Sign Up Failed')
  expect(visited.sent.some(({ call }) => call === routes.signIn)).toBe(false)
})

test.each([
  { written: 'a bench\na song\na queue', form: undefined, line: 'Keep your 3 ideas and start day 1. Free.' },
  { written: 'Nap & Go', form: 'name' as const, line: 'Keep your name and start day 1. Free.' },
  { written: 'One\nTwo', form: 'line' as const, line: 'Keep your 2 lines and start day 1. Free.' },
])('who has just tried a problem reads at the sign-up: $line', async ({ written, form, line }) => {
  const problem = { id: '9f2c61ab-0000-4000-8000-000000000001', category: 'Waiting', text: 'How to wait well?' }
  saveGuestIdea({ problem, written, thinkerId: 'hokusai', savedAt: Date.now(), isDone: true, ...(form && { form }) })
  await atSignUp()
  screen.getByText(line)
})

test('the note about a new account is gone when it signs in', async () => {
  const message = 'Please check your email.'
  const visited = await atSignUp({
    [routes.signUp]: [201, { message }],
    [routes.signIn]: [401, { message: unverified, code: 'wrong_or_unverified' }],
  })
  await fillSignUp(visited)
  await screen.findByText(message)
  await visited.person.click(button('Sign In'))
  await screen.findByRole('button', { name: 'Send a New Link' })
  expect(screen.queryByText(message)).toBeNull()
})

test.each([
  {
    answer: [409, { message: 'An account with this email already exists.' }] as [number, unknown],
    text: 'An account with this email already exists.',
  },
  { answer: [500, {}] as [number, unknown], text: 'Please try again with different credentials' },
])('a failed sign-up is explained: $text', async ({ answer, text }) => {
  const visited = await atSignUp({ [routes.signUp]: answer })
  await fillSignUp(visited)
  const shown = await toast('Sign Up Failed')
  shown.getByText(text)
  within(form()).getByText(text)
  await visited.person.click(button('Sign In'))
  expect(within(form()).queryByText(text)).toBeNull()
})

test('a weak password is accepted with a warning', async () => {
  const { person } = await atSignUp()
  await person.type(field('Password'), 'abc123')
  await screen.findByText(/Easy to guess/)
  await person.clear(field('Password'))
  await person.type(field('Password'), 'tangle of wet string')
  expect(screen.queryByText(/Easy to guess/)).toBeNull()
})
