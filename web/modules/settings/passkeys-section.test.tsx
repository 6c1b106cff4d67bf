import { routes } from '@app/contract/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { assertion, challenge, creation, fakePasskeys, refusedByPerson, signed } from '../../test/passkeys.ts'
import { type Answer, callTo } from '../../test/server.ts'
import { atSettings, button, byPassword, toast } from './test/settings-world.tsx'

const desk = {
  id: 'desk',
  name: 'Computer, Firefox',
  createdAt: '2026-11-01T08:00:00.000Z',
  lastUsedAt: '2026-11-20T08:12:00.000Z',
}
const phone = { id: 'phone', name: 'Phone', createdAt: '2026-11-02T08:00:00.000Z', lastUsedAt: null }
const proofRequired: Answer = [403, { message: 'Please confirm it’s you.', code: 'proof_required' }]

const section = async () => within(await screen.findByRole('region', { name: 'Passkeys' }))
const open = async (person: Awaited<ReturnType<typeof atSettings>>['person'], name: string) => {
  await person.click(await screen.findByRole('button', { name: `More options for passkey ${name}` }))
  return within(await screen.findByRole('dialog', { name }))
}

test('each passkey is listed with its name and its last use', async () => {
  await atSettings({ [routes.listPasskeys]: [200, [desk, phone]] })
  const lines = await (await section()).findAllByRole('listitem')
  expect(lines).toHaveLength(2)
  within(lines[0] as HTMLElement).getByText(/^Last used 20 November 2026/)
  within(lines[1] as HTMLElement).getByText(/^Added 2 November 2026.*, not used yet$/)
})

test('a passkey is added once the person has shown by another one that it is them', async () => {
  fakePasskeys({ get: async () => signed, create: async () => signed })
  const { person, sent, answers } = await atSettings({
    [routes.listPasskeys]: [200, [desk]],
    [routes.waysToSignIn]: [200, { ...byPassword, passkeys: 1, hasFreshProof: false }],
    [routes.passkeyCreation]: proofRequired,
    [routes.passkeyProofChallenge]: [200, challenge],
    [routes.proveByPasskey]: [204, null],
    [routes.addPasskey]: [201, phone],
  })
  await person.click((await section()).getByRole('button', { name: 'Add a Passkey' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }))
  dialog.getByText('Before you add a passkey, confirm it’s you.')
  answers[routes.passkeyCreation] = [200, creation]
  answers[routes.listPasskeys] = [200, [desk, phone]]
  await person.click(dialog.getByRole('button', { name: 'Use a Passkey' }))
  ;(await toast('Passkey Added')).getByText('You can now sign in with “Phone”.')
  expect(sent).toContainEqual({ call: routes.proveByPasskey, search: '', body: { assertion } })
  const added = sent.find(({ call }) => call === routes.addPasskey)
  expect(added?.body).toEqual({
    attestation: {
      id: 'AQID',
      attestationObject: 'AQID',
      clientDataJSON: 'AQID',
      transports: ['internal'],
      attachment: 'platform',
    },
  })
  await waitFor(async () => expect((await section()).getAllByRole('listitem')).toHaveLength(2))
})

test('beside a passkey the password waits behind a button', async () => {
  fakePasskeys({})
  const { person } = await atSettings({
    [routes.listPasskeys]: [200, [desk]],
    [routes.waysToSignIn]: [200, { ...byPassword, passkeys: 1, hasFreshProof: false }],
    [routes.passkeyCreation]: proofRequired,
  })
  await person.click((await section()).getByRole('button', { name: 'Add a Passkey' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }))
  expect(dialog.queryByLabelText('Password')).toBeNull()
  await person.click(dialog.getByRole('button', { name: 'Password' }))
  expect(document.activeElement).toBe(dialog.getByLabelText('Password'))
})

test.each([
  { why: 'closes the question of the browser', create: refusedByPerson, text: /^We didn’t add a passkey/ },
  {
    why: 'has one on this device',
    create: async () => {
      throw new DOMException('It is there.', 'InvalidStateError')
    },
    text: 'You already have a passkey on this device.',
  },
])('a person who $why reads that nothing was added', async ({ create, text }) => {
  fakePasskeys({ create })
  const { person, sent } = await atSettings({ [routes.passkeyCreation]: [200, creation] })
  await person.click((await section()).getByRole('button', { name: 'Add a Passkey' }))
  ;(await toast('No Passkey Added')).getByText(text)
  expect(sent.some(({ call }) => call === routes.addPasskey)).toBe(false)
})

test('a passkey gets another name', async () => {
  const call = callTo('renamePasskey', { id: 'desk' })
  const { person, sent, answers } = await atSettings({ [routes.listPasskeys]: [200, [desk]], [call]: [204, null] })
  const dialog = await open(person, desk.name)
  const field = dialog.getByLabelText('Name')
  await person.clear(field)
  await person.click(dialog.getByRole('button', { name: 'Save Name' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('Please enter a name')
  answers[routes.listPasskeys] = [200, [{ ...desk, name: 'Desk' }]]
  await person.type(field, 'Desk{Enter}')
  await screen.findByText('Desk', { selector: 'b' })
  expect(sent.find((each) => each.call === call)?.body).toEqual({ name: 'Desk' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a passkey is removed, and the focus stays in its section', async () => {
  fakePasskeys({})
  const call = callTo('removePasskey', { id: 'phone' })
  const listed: Answer = [200, [desk, phone]]
  const { person, answers } = await atSettings({ [routes.listPasskeys]: listed, [call]: [204, null] })
  const dialog = await open(person, 'Phone')
  answers[routes.listPasskeys] = [200, [desk]]
  await person.click(dialog.getByRole('button', { name: 'Remove Passkey' }))
  ;(await toast('Passkey Removed')).getByText('You can’t sign in with “Phone” any more.')
  await waitFor(async () => expect((await section()).getAllByRole('listitem')).toHaveLength(1))
  expect(document.activeElement).toBe(button('Add a Passkey'))
})

test('the only way in stays, and another one can be added first', async () => {
  fakePasskeys({ create: async () => signed })
  const call = callTo('removePasskey', { id: 'desk' })
  const { person, sent } = await atSettings({
    [routes.listPasskeys]: [200, [desk]],
    [call]: [409, { message: 'This is your only way to sign in. Add another first.', code: 'last_way' }],
    [routes.passkeyCreation]: [200, creation],
    [routes.addPasskey]: [201, phone],
  })
  await person.click((await open(person, desk.name)).getByRole('button', { name: 'Remove Passkey' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'This is your only way to sign in' }))
  dialog.getByText('Without it, you can’t sign in. Add another way first.')
  dialog.getByRole('button', { name: 'Keep It' })
  await person.click(dialog.getByRole('button', { name: 'Add a Passkey' }))
  await waitFor(() => expect(sent.some((each) => each.call === routes.addPasskey)).toBe(true))
})
