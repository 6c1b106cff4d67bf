import { routes } from '@app/contract/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pasteInto } from '../../test/paste-into.ts'
import { type Answer, fakeServer } from '../../test/server.ts'
import { atSettings, button, byPassword, toast } from './test/settings-world.tsx'

const call = routes.changePassword
const labels = ['Current password', 'New password', 'Confirm new password'] as const
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

/** The form stands where its button was. */
async function atForm(answers: Parameters<typeof atSettings>[0] = {}) {
  const visited = await atSettings(answers)
  await visited.person.click(await screen.findByRole('button', { name: 'Change Password' }))
  return visited
}

async function send(entries: readonly string[], answer: Answer = [200, { message: 'Your password is changed.' }]) {
  const visited = await atForm({ [call]: answer })
  for (const [i, text] of entries.entries()) if (text) await pasteInto(visited.person, field(labels[i] ?? ''), text)
  await visited.person.click(button('Change Password'))
  return visited
}

test.each([
  { entries: ['', '', ''], sentence: 'Please fill in all fields', about: [...labels] },
  { entries: ['old one', 'tangle of string', ''], sentence: 'Please fill in all fields', about: [labels[2]] },
  {
    entries: ['old one', '1234567', '1234567'],
    sentence: 'New password must be at least 8 characters long',
    about: [labels[1]],
  },
  {
    entries: ['old one', '🔥🔥🔥🔥🔥🔥🔥', '🔥🔥🔥🔥🔥🔥🔥'],
    sentence: 'New password must be at least 8 characters long',
    about: [labels[1]],
  },
  {
    entries: ['old one', 'tangle of string', 'tangle of wire'],
    sentence: 'New passwords do not match',
    about: [labels[2]],
  },
])('$entries: $sentence', async ({ entries, sentence, about }) => {
  const { sent } = await send(entries)
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toBe(sentence)
  for (const label of labels) {
    const isMeant = about.includes(label)
    expect([label, field(label).getAttribute('aria-invalid')]).toEqual([label, String(isMeant)])
    if (isMeant) expect(field(label).getAttribute('aria-describedby')).toBe(alert.id)
  }
  expect(document.activeElement).toBe(field(about[0] ?? ''))
  expect(sent.some((each) => each.call === call)).toBe(false)
})

const good = ['old one', 'tangle of string', 'tangle of string']

test('a changed password is said, and the fields are empty again', async () => {
  const { sent } = await send(good)
  const shown = await toast('Password Changed')
  shown.getByText('Your password is changed.')
  expect(sent.find((each) => each.call === call)?.body).toEqual({
    currentPassword: 'old one',
    newPassword: 'tangle of string',
  })
  for (const label of labels) expect(field(label).value).toBe('')
  // The others have just been signed out.
  await waitFor(() => expect(sent.filter((each) => each.call === routes.listDevices)).toHaveLength(2))
})

test('a new password that is too common is said at its own field', async () => {
  await send(good, [400, { code: 'common_password', message: 'Too common.' }])
  expect((await screen.findByRole('alert')).textContent).toBe('Too common.')
  const invalid = labels.filter((label) => field(label).getAttribute('aria-invalid') === 'true')
  expect(invalid).toEqual(['New password'])
})

test('what was asked meanwhile with the session that the password replaced is asked again, and nobody leaves', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const change = routes.changeDifficulty
  const { person, sent, left } = await atForm({
    [call]: promise,
    [change]: [401, { message: 'Unauthorized' }],
  })
  for (const [i, text] of good.entries()) await pasteInto(person, field(labels[i] ?? ''), text)
  await person.click(button('Change Password'))
  await person.click(button('Hard'))
  await waitFor(() => expect(sent.at(-1)?.call).toBe(change))
  fakeServer({ [change]: [200, { difficulty: 'hard' }] })
  resolve([200, { message: 'Your password is changed.' }])
  await toast('Difficulty Changed')
  expect(left).toEqual([])
})

test.each([
  {
    answer: [400, { message: 'That isn’t your current password.' }] as Answer,
    sentence: 'That isn’t your current password.',
  },
  { answer: null, sentence: 'Failed to change password' },
])('a refused change keeps what was written and says $sentence', async ({ answer, sentence }) => {
  await send(good, answer)
  expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  expect(labels.map((label) => field(label).value)).toEqual(good)
  expect(field('Current password').getAttribute('aria-invalid')).toBe('true')
})

test('each password can be shown by itself', async () => {
  const { person } = await atForm()
  for (const [label, called] of [
    ['Current password', 'current password'],
    ['New password', 'new password'],
    ['Confirm new password', 'confirmed password'],
  ] as const) {
    await person.click(button(`Show ${called}`))
    expect(field(label).type).toBe('text')
    await person.click(button(`Hide ${called}`))
    expect(field(label).type).toBe('password')
  }
})

test('the warning stands under the new password while it is written', async () => {
  const { person } = await atForm()
  await person.type(field('New password'), 'lovelace1')
  screen.getByText(/Easy to guess/)
  await person.type(field('New password'), ' and a tangle of string')
  screen.getByText(/Easy to guess/)
  await person.clear(field('New password'))
  await person.type(field('New password'), 'a tangle of string')
  expect(screen.queryByText(/Easy to guess/)).toBeNull()
})

test.each([
  { since: '2026-01-01T09:00:00.000Z', line: 'Chosen on 1 January 2026.' },
  { since: '2026-10-03T09:00:00.000Z', line: 'Changed on 3 October 2026.' },
])('a person reads how old the password is: $line', async ({ since, line }) => {
  await atSettings({ [routes.waysToSignIn]: [200, { ...byPassword, passwordSince: since }] })
  const section = within(await screen.findByRole('region', { name: 'Password' }))
  section.getByText(line)
})

test('a person with another way in can remove the password', async () => {
  const ways = { ...byPassword, passkeys: 1 }
  const { person, sent } = await atForm({
    [routes.waysToSignIn]: [200, ways],
    [routes.removePassword]: [204, undefined],
  })
  await person.click(button('Remove Password Instead'))
  await waitFor(() => expect(sent.some((each) => each.call === routes.removePassword)).toBe(true))
})
