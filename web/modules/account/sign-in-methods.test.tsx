import { routes } from '@app/contract/routes'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { assertion, challenge, fakePasskeys, refusedByPerson, signed } from '../../test/passkeys.ts'
import { ada, nobody } from '../../test/server.ts'
import { toast } from '../../test/toast.ts'
import { visit } from '../../test/visit.tsx'

const button = () => screen.getByRole('button', { name: 'Use a Passkey' })

async function atTheDoor(answers: Parameters<typeof visit>[1] = {}) {
  const visited = visit('/login', { ...nobody, [routes.passkeyChallenge]: [200, challenge], ...answers })
  await screen.findByRole('heading', { name: 'Welcome Back' })
  return visited
}

test('a browser without passkeys shows the password alone', async () => {
  await atTheDoor()
  expect(screen.queryByRole('button', { name: 'Use a Passkey' })).toBeNull()
  expect(screen.queryByText('or with your password')).toBeNull()
})

test('a person signs in by a passkey without a name, and is welcomed on the dashboard', async () => {
  fakePasskeys({ get: async () => signed })
  const { person, pathNow, sent } = await atTheDoor({ [routes.signInByPasskey]: [200, ada] })
  await person.click(button())
  await toast('Welcome back!')
  await screen.findByRole('heading', { level: 1, name: /Ada/ })
  expect(pathNow()).toBe('/')
  expect(sent).toContainEqual({ call: routes.signInByPasskey, search: '', body: { assertion } })
})

test('a person who takes no passkey reads why, with the focus there, and finds what they typed', async () => {
  fakePasskeys({ get: refusedByPerson })
  const { person, sent } = await atTheDoor()
  await person.type(screen.getByLabelText('Email'), 'ada@example.org')
  await person.click(button())
  const said = await screen.findByText('We didn’t get your passkey. Is it on a different device?')
  await waitFor(() => expect(document.activeElement).toBe(said.closest('p')))
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@example.org')
  expect(sent.some(({ call }) => call === routes.signInByPasskey)).toBe(false)
})

test('a passkey that the server does not take is explained', async () => {
  const message = 'This passkey didn’t work.'
  fakePasskeys({ get: async () => signed })
  const { person } = await atTheDoor({ [routes.signInByPasskey]: [400, { message, code: 'passkey_refused' }] })
  await person.click(button())
  await screen.findByText(message)
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('false'))
})

test('a passkey chosen from the list under the e-mail signs in without a press more', async () => {
  const chosen = Promise.withResolvers<unknown>()
  fakePasskeys({ list: () => chosen.promise })
  const { sent } = await atTheDoor({ [routes.signInByPasskey]: [200, ada] })
  expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username webauthn')
  await waitFor(() => expect(sent.some(({ call }) => call === routes.passkeyChallenge)).toBe(true))
  chosen.resolve(signed)
  await toast('Welcome back!')
  expect(sent).toContainEqual({ call: routes.signInByPasskey, search: '', body: { assertion } })
})

test('a passkey from the list that reaches no server says what needs a connection', async () => {
  fakePasskeys({ list: async () => signed })
  await atTheDoor({ [routes.signInByPasskey]: null })
  await screen.findByText('Signing in needs a connection. Try again when you’re online.')
})

test.each([
  { what: 'types a password', act: (p: Person) => p.type(screen.getByLabelText('Password'), 'a') },
  { what: 'turns to the sign-up', act: (p: Person) => p.click(screen.getByRole('button', { name: 'Create Account' })) },
  { what: 'leaves the page', act: (p: Person) => p.click(screen.getByRole('link', { name: 'Forgot password?' })) },
])('the list under the e-mail ends, and nothing is said, when a person $what', async ({ act }) => {
  const listed = Promise.withResolvers<AbortSignal>()
  const list = ({ signal }: CredentialRequestOptions) => {
    if (signal) listed.resolve(signal)
    return new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason)))
  }
  fakePasskeys({ list })
  const { person } = await atTheDoor()
  const signal = await listed.promise
  expect(signal.aborted).toBe(false)
  await act(person)
  await waitFor(() => expect(signal.aborted).toBe(true))
  expect(screen.queryByText(/No passkey was used/)).toBeNull()
})

type Person = Awaited<ReturnType<typeof atTheDoor>>['person']
