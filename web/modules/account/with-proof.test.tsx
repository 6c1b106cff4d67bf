import { buildPath, routes } from '@app/contract/routes'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { api } from '../../api/api.ts'
import { challenge, fakePasskeys, signed } from '../../test/passkeys.ts'
import { type Answer, fakeServer } from '../../test/server.ts'
import { withProof } from './with-proof.ts'

const person = userEvent.setup({ delay: null })
const call = routes.openCalendarFeed
const needed: Answer = [403, { message: 'Please confirm it’s you.', code: 'proof_required' }]
const done: Answer = [200, { address: 'https://firecrest.example/api/calendar/x.ics' }]
const ways = { hasPassword: true, passkeys: 0, providers: [], secondFactor: null, hasFreshProof: false }

/** A call that needs a proof, for a person with a password. */
async function atQuestion() {
  const answers: Record<string, Answer> = { [call]: needed, [routes.waysToSignIn]: [200, ways] }
  const sent = fakeServer(answers)
  const result = withProof('renew your calendar link', () => api.openCalendarFeed()).catch((error: Error) => error)
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }))
  const calls = () => sent.filter((each) => each.call === call).length
  return { answers, dialog, result, calls, sent }
}

test('a person shows by their password that it is them, and what they wanted happens, once', async () => {
  const { answers, dialog, result, calls, sent } = await atQuestion()
  dialog.getByText('Before you renew your calendar link, confirm it’s you.')
  answers[routes.prove] = [400, { message: 'That isn’t your current password.', code: 'wrong_current_password' }]
  await person.type(dialog.getByLabelText('Password'), 'a guess{Enter}')
  expect((await dialog.findByRole('alert')).textContent).toBe('That isn’t your current password.')
  expect(calls()).toBe(1)
  Object.assign(answers, { [routes.prove]: [204, undefined], [call]: done })
  await person.clear(dialog.getByLabelText('Password'))
  await person.type(dialog.getByLabelText('Password'), 'analytical{Enter}')
  expect(await result).toEqual(done?.[1])
  expect(calls()).toBe(2)
  expect(sent.findLast((each) => each.call === `POST ${buildPath('prove')}`)?.body).toEqual({ password: 'analytical' })
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

test('a person who came by a connected account changes the app only by its code, which that account does not stand for', async () => {
  const removing = routes.removeSecondFactor
  const secondFactor = { since: '2026-10-03T08:00:00.000Z', asksKnownDevices: true, codesLeft: 8 }
  const answers: Record<string, Answer> = {
    [removing]: [403, { message: 'Please show a code.', code: 'factor_proof_required' }],
    [routes.waysToSignIn]: [200, { ...ways, providers: ['google'], secondFactor, hasFreshProof: true }],
    [routes.installation]: [200, { providers: [{ name: 'google', label: 'Google' }] }],
    [routes.prove]: [204, undefined],
  }
  const sent = fakeServer(answers)
  const result = withProof('turn off the authenticator app', () => api.removeSecondFactor())
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }))
  dialog.getByText(/^Before you turn off the authenticator app, confirm it’s you. You’ll need a code or a passkey/)
  await person.type(dialog.getByLabelText('Password'), 'analytical')
  await person.type(dialog.getByLabelText('App code or recovery code'), '482019')
  expect(dialog.queryByRole('button', { name: 'Continue with Google' })).toBeNull()
  answers[routes.prove] = [400, { message: 'It was used before.', code: 'wrong_recovery_code' }]
  await person.click(dialog.getByRole('button', { name: 'Continue' }))
  await dialog.findByRole('textbox', {
    name: 'App code or recovery code',
    description: 'It was used before.',
  })
  Object.assign(answers, { [removing]: [204, undefined], [routes.prove]: [204, undefined] })
  await person.click(dialog.getByRole('button', { name: 'Continue' }))
  await result
  const proof = sent.findLast((each) => each.call === routes.prove)
  expect(proof?.body).toEqual({ password: 'analytical', code: '482019' })
})

test('an admin whose second factor is a passkey is asked for no password, which would not do', async () => {
  fakePasskeys({ get: async () => signed })
  const creation = routes.passkeyCreation
  const sent = fakeServer({
    [creation]: [403, { message: 'Please show a passkey.', code: 'factor_proof_required' }],
    [routes.waysToSignIn]: [200, { ...ways, passkeys: 1, hasFreshProof: true }],
    [routes.passkeyProofChallenge]: [200, challenge],
    [routes.proveByPasskey]: [204, undefined],
  })
  const result = withProof('add a passkey', () => api.passkeyCreation()).catch((error: Error) => error)
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }))
  expect(dialog.queryByLabelText('Password')).toBeNull()
  await person.click(dialog.getByRole('button', { name: 'Use a Passkey' }))
  // Refused again, it is not asked again.
  expect(await result).toMatchObject({ status: 403 })
  expect(sent.filter((each) => each.call === creation)).toHaveLength(2)
})

test('a person who closes the question changes nothing', async () => {
  const { dialog, result, calls } = await atQuestion()
  await person.click(dialog.getByRole('button', { name: 'Close' }))
  expect(await result).toMatchObject({ status: 403 })
  expect(calls()).toBe(1)
})

test('another refusal asks nobody who they are', async () => {
  fakeServer({ [call]: [503, { message: 'We’re busy right now.', code: 'busy' }] })
  await expect(withProof('renew it', () => api.openCalendarFeed())).rejects.toMatchObject({ status: 503 })
  expect(screen.queryByRole('dialog')).toBeNull()
})
