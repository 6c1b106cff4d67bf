import { routes } from '@app/contract/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hasSessionEnded } from '../../api/ended-session.ts'
import { listSubmissions, saveSubmission } from '../../device/submission-queue/submission-store.ts'
import { pasteInto } from '../../test/paste-into.ts'
import type { Answer } from '../../test/server.ts'
import { unsent } from '../../test/unsent-call.ts'
import { consumeNextPageMessage } from '../../ui/next-page-message.ts'
import { setTheme } from '../../ui/theme.ts'
import { atSettings, button, byPassword, toast } from './test/settings-world.tsx'

const call = routes.deleteAccount

const gone: Answer = [200, { message: 'Your account is gone.' }]
const unauthorized: Answer = [401, { message: 'Unauthorized' }]

async function atQuestion(answer: Answer | Promise<Answer> = gone, others: Record<string, Answer> = {}) {
  const visited = await atSettings({ [call]: answer, ...others })
  await visited.person.click(button('Delete My Account'))
  const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }))
  const address = dialog.getByLabelText('Type your email address to confirm')
  const password = dialog.getByLabelText('Password')
  /** As somebody does who means it. */
  async function confirm() {
    await pasteInto(visited.person, address, 'ada@example.org')
    await pasteInto(visited.person, password, 'analytical')
    await visited.person.keyboard('{Enter}')
  }
  const go = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete My Account' })
  return { ...visited, dialog, address, password, go, confirm }
}

test('the button is enabled once the address is written, however it is capitalised', async () => {
  const { person, address, go, dialog } = await atQuestion()
  dialog.getByText('ada@example.org')
  expect(go.disabled).toBe(true)
  await person.type(address, 'ada@example.or')
  expect(go.disabled).toBe(true)
  await person.clear(address)
  await person.type(address, ' Ada@Example.org')
  expect(go.disabled).toBe(false)
})

test('without a password nothing is sent', async () => {
  const { person, address, password, go, dialog, sent } = await atQuestion()
  await pasteInto(person, address, 'ada@example.org')
  await person.click(go)
  const alert = dialog.getByRole('alert')
  expect(alert.textContent).toBe('Please enter your password')
  expect(password.getAttribute('aria-describedby')).toBe(alert.id)
  expect(sent.some((each) => each.call === call)).toBe(false)
})

test.each([
  {
    answer: [400, { message: 'That isn’t your current password.' }] as Answer,
    sentence: 'That isn’t your current password.',
  },
  { answer: null, sentence: 'We couldn’t delete your account. Try again.' },
])('a refusal is said beneath the password: $sentence', async ({ answer, sentence }) => {
  const { person, address, password, go, dialog, left } = await atQuestion(answer)
  await pasteInto(person, address, 'ada@example.org')
  await pasteInto(person, password, 'wrong')
  await person.click(go)
  const alert = await dialog.findByRole('alert')
  expect(alert.textContent).toBe(sentence)
  expect(password.getAttribute('aria-invalid')).toBe('true')
  expect(left).toEqual([])
})

test('T53: afterwards nothing of the person is in this browser, all of another person is, and the landing page says that it is done', async () => {
  setTheme('dark')
  const draft = JSON.stringify({ ideas: ['an idea'], savedAt: 1 })
  for (const name of ['draft:ada:round', 'custom:ada', 'second-look:ada:r1', 'push:ada', 'draft:bob:ada-r2'])
    localStorage.setItem(`firecrest:${name}`, draft)
  const before = Object.keys(localStorage)
  await saveSubmission(unsent)
  await saveSubmission({ ...unsent, person: 'bob', id: 'b' })
  sessionStorage.setItem('of-this-visit', 'a word')
  const { go, left, sent, confirm } = await atQuestion()
  await confirm()
  await expect.poll(() => left).toEqual(['/'])
  expect(go.isConnected).toBe(true)
  expect(sent.find((each) => each.call === call)?.body).toEqual({
    confirmation: 'ada@example.org',
    password: 'analytical',
  })
  expect(Object.keys(localStorage)).toEqual(before.filter((name) => !/:ada(:|$)/.test(name)))
  expect(localStorage.getItem('firecrest:draft:bob:ada-r2')).toBe(draft)
  expect((await listSubmissions()).map(({ person }) => person)).toEqual(['bob'])
  expect(sessionStorage.getItem('of-this-visit')).toBeNull()
  expect(consumeNextPageMessage()).toEqual({ title: 'Account Deleted', text: 'Your account is gone.' })
  expect(consumeNextPageMessage()).toBeNull()
})

test('a call that is refused while the account is deleted, or after, does not lead to the sign-in page', async () => {
  const answer = Promise.withResolvers<Answer>()
  const { person, left, confirm } = await atQuestion(answer.promise, {
    [routes.changeDifficulty]: unauthorized,
  })
  const isRefused = async (level: string) => {
    await person.click(button(level))
    await (await toast('Error')).findByText('Unauthorized')
  }
  await confirm()
  await isRefused('Hard')
  expect(left).toEqual([])
  answer.resolve(gone)
  await expect.poll(() => left).toEqual(['/'])
  await isRefused('Easy')
  expect([left, hasSessionEnded()]).toEqual([['/'], false])
})

test('a person who closes the question too late leaves all the same', async () => {
  const answer = Promise.withResolvers<Answer>()
  const { person, dialog, left, confirm } = await atQuestion(answer.promise)
  await confirm()
  await person.click(dialog.getByRole('button', { name: 'Cancel' }))
  answer.resolve(gone)
  await expect.poll(() => left).toEqual(['/'])
  expect(consumeNextPageMessage()).toEqual({ title: 'Account Deleted', text: 'Your account is gone.' })
})

test('a person who was signed out elsewhere is led to the sign-in page also by this call', async () => {
  const { left, confirm } = await atQuestion(unauthorized)
  await confirm()
  await expect.poll(() => left).toEqual(['/login'])
  expect(hasSessionEnded()).toBe(true)
})

test('a person who cancels keeps the account', async () => {
  const { person, dialog, sent } = await atQuestion()
  await person.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent.some((each) => each.call === call)).toBe(false)
})

test('a person without a password types the address only, and shows in another way who they are', async () => {
  const ways = { hasPassword: false, passkeys: 1, providers: [], secondFactor: null, hasFreshProof: true }
  const { person, left, sent } = await atSettings({ [call]: gone, [routes.waysToSignIn]: [200, ways] })
  await screen.findByText('You don’t have a password yet. We’ll email you a link to choose one.')
  await person.click(button('Delete My Account'))
  const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }))
  expect(dialog.queryByLabelText('Password')).toBeNull()
  await person.type(dialog.getByLabelText('Type your email address to confirm'), 'ada@example.org{Enter}')
  await expect.poll(() => left).toEqual(['/'])
  expect(sent.find((each) => each.call === call)?.body).toEqual({ confirmation: 'ada@example.org' })
})

test('who closes the question whether it is them keeps the account, and reads of no fault', async () => {
  const unproven: Answer = [403, { message: 'Please confirm it’s you.', code: 'proof_required' }]
  const ways: Answer = [200, { ...byPassword, hasFreshProof: false }]
  const { person, go, dialog, confirm } = await atQuestion(unproven, { [routes.waysToSignIn]: ways })
  await confirm()
  const question = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }))
  await person.click(question.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(go.ariaDisabled).toBe('false'))
  expect(dialog.queryByRole('alert')).toBeNull()
})
