import { routes } from '@app/contract/routes'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hasSessionEnded, isSigningOut } from '../../api/ended-session.ts'
import { settingsQuery } from '../../api/settings.ts'
import { pasteInto } from '../../test/paste-into.ts'
import { type Answer, ada, nobody } from '../../test/server.ts'
import { toast } from '../../test/toast.ts'
import { visit } from '../../test/visit.tsx'

const reset = routes.resetPassword
const link = '/reset-password?token=abc'
const head = (name: string) => screen.findByRole('heading', { level: 1, name })
const fields = { password: 'New password', again: 'Confirm password' } as const
const good = 'tangle of wet string'

async function enter(password: string, again: string, answers: Parameters<typeof visit>[1] = {}) {
  const visited = visit(link, { ...nobody, [reset]: [200, { message: 'done' }], ...answers })
  await head('New password')
  if (password) await pasteInto(visited.person, screen.getByLabelText(fields.password), password)
  if (again) await pasteInto(visited.person, screen.getByLabelText(fields.again), again)
  await visited.person.click(screen.getByRole('button', { name: 'Reset Password' }))
  return visited
}

test('a new password is set by the link, which is then forgotten', async () => {
  const { sent, person, pathNow } = await enter(good, good)
  const title = await head('Password Reset Complete')
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(sent).toContainEqual({ call: reset, search: '', body: { token: 'abc', newPassword: good } })
  expect(window.mailed).toBeUndefined()
  await person.click(screen.getByRole('link', { name: 'Continue to Sign In' }))
  await head('Welcome Back')
  expect(pathNow()).toBe('/login')
})

test('the form names the account to password managers, by the address that the link was mailed to', async () => {
  visit(`${link}#ada%2Bb%40example.org`, nobody)
  await head('New password')
  expect(document.querySelector('[autocomplete="username"]')).toHaveProperty('value', 'ada+b@example.org')
  expect(location.hash).toBe('')
})

test('a person who was signed in here is signed out, and comes to the sign-in page', async () => {
  const { person, left } = await enter(good, good, { [routes.currentUser]: [200, ada] })
  await head('Password Reset Complete')
  expect(screen.queryByRole('button', { name: /Account menu/ })).toBeNull()
  // What follows sessions in a whole page leaves for the sign-in page unless this one ends on purpose.
  expect([left, isSigningOut()]).toEqual([[], true])
  await person.click(screen.getByRole('link', { name: 'Continue to Sign In' }))
  await head('Welcome Back')
})

test('a call that is refused while the password is set leads nobody away from the link', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const { client, left } = await enter(good, good, {
    [routes.currentUser]: [200, ada],
    [routes.settings]: [401, { message: 'Unauthorized' }],
    [reset]: promise,
  })
  await expect(client.fetchQuery(settingsQuery)).rejects.toThrow('401')
  expect([left, hasSessionEnded()]).toEqual([[], false])
  resolve([200, { message: 'done' }])
  await head('Password Reset Complete')
})

test('T27: the token is gone from the address before anything is asked', async () => {
  const { addressNow } = visit(link, nobody)
  expect(location.href).not.toContain('token')
  await head('New password')
  expect(addressNow()).toBe('/reset-password')
})

test.each(['/reset-password', '/reset-password?token='])(
  '%s holds no link and leads to the sign-in page',
  async (path) => {
    const { pathNow } = visit(path, nobody)
    const shown = await toast('Invalid Link')
    shown.getByText('This password reset link is invalid or has expired.')
    await head('Welcome Back')
    expect(pathNow()).toBe('/login')
  },
)

test.each([
  { password: '', again: '', at: 'password', complaint: 'Please fill in all fields' },
  { password: '', again: good, at: 'password', complaint: 'Please fill in all fields' },
  { password: good, again: '', at: 'again', complaint: 'Please fill in all fields' },
  { password: 'sevens7', again: 'sevens7', at: 'password', complaint: 'Password must be at least 8 characters long' },
  { password: good, again: 'wet string', at: 'again', complaint: 'Passwords do not match' },
] as const)('"$password" and "$again": $complaint', async ({ password, again, at, complaint }) => {
  const { sent, person } = await enter(password, again)
  expect((await screen.findByRole('alert')).textContent).toBe(complaint)
  const field = screen.getByLabelText(fields[at])
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(sent.some(({ call }) => call === reset)).toBe(false)
  await person.type(field, 'a')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a password past 256 bytes is refused before it is sent', async () => {
  const { person } = visit(link, nobody)
  await head('New password')
  for (const label of Object.values(fields)) {
    await person.click(screen.getByLabelText(label))
    await person.paste('é'.repeat(129))
  }
  await person.click(screen.getByRole('button', { name: 'Reset Password' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Password is too long')
})

test('a used link says so and leads to another one', async () => {
  const message = 'This password reset link is invalid or has expired.'
  const { person } = await enter(good, good, { [reset]: [400, { message, code: 'invalid_reset_link' }] })
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  await person.click(screen.getByRole('link', { name: 'Get a New Link' }))
  await head('Forgot your password?')
})

test('a failure without a sentence names likely causes, and what was typed stays', async () => {
  await enter(good, good, { [reset]: null })
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to reset password. The link may have expired.')
  expect(screen.getByLabelText(fields.password)).toHaveProperty('value', good)
})
