import { routes } from '@app/contract/routes'
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pasteInto } from '../../test/paste-into.ts'
import { type Answer, ada } from '../../test/server.ts'
import { visit } from '../../test/visit.tsx'

const wrong: Answer = [
  400,
  { message: 'That code doesn’t match. Your app shows a new one every 30 seconds.', code: 'wrong_code' },
]

/** Ada, whose password was right. */
async function atCode(answer: Answer) {
  const visited = visit('/login', {
    [routes.currentUser]: [401, { message: 'Unauthorized' }],
    [routes.signIn]: [200, { needs: 'code' }],
    [routes.signInByCode]: answer,
  })
  await pasteInto(visited.person, await screen.findByLabelText('Email'), 'ada@example.org')
  await pasteInto(visited.person, screen.getByLabelText('Password'), 'analytical')
  await visited.person.keyboard('{Enter}')
  const head = await screen.findByRole('heading', { name: 'One more step' })
  const codes = () => visited.sent.filter(({ call }) => call === routes.signInByCode).map(({ body }) => body)
  return { ...visited, head, codes }
}

test('the sixth digit signs a person in, and the step is read from its heading', async () => {
  const { person, head, codes, pathNow } = await atCode([200, ada])
  expect(document.activeElement).toBe(head)
  const field = screen.getByLabelText('Code')
  expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric'])
  await person.type(field, '٤٨٢٠١٩')
  await expect.poll(pathNow).toBe('/')
  expect(codes()).toEqual([{ code: '482019' }])
})

test('a password manager that fills the code and sends the form as well signs in once, without a complaint', async () => {
  const { person, codes, pathNow } = await atCode([200, ada])
  const field = screen.getByLabelText<HTMLInputElement>('Code')
  const form = field.form
  await person.type(field, '48201')
  // The answer is there, the dashboard is not yet.
  const said = screen.findByText('Welcome back!')
  await person.type(field, '9')
  await said
  form?.requestSubmit()
  await expect.poll(pathNow).toBe('/')
  expect(codes()).toEqual([{ code: '482019' }])
})

test('where the browser keeps no cookies the step says so, and nobody is welcomed', async () => {
  const { person, pathNow } = await atCode([200, ada])
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
  onTestFinished(() => void vi.restoreAllMocks())
  await person.type(screen.getByLabelText('Code'), '482019')
  expect((await screen.findByRole('alert')).textContent).toContain('Your browser is blocking this site’s cookies')
  expect([screen.queryByText('Welcome back!'), pathNow()]).toEqual([null, '/login'])
})

test('a code that is wrong stays and is selected, and the clock is named', async () => {
  const { person, pathNow } = await atCode(wrong)
  const field = screen.getByLabelText<HTMLInputElement>('Code')
  await person.type(field, '482019')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'That code doesn’t match. Your app shows a new one every 30 seconds.',
  )
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['482019', 0, 6])
  screen.getByText(/clock to automatic/)
  expect(pathNow()).toBe('/login')
})

test('a person without the phone signs in by a recovery code, or goes back to the password', async () => {
  const { person, codes, pathNow } = await atCode([200, ada])
  await person.click(screen.getByRole('button', { name: 'Use a Recovery Code' }))
  screen.getByText(/Use a passkey\. No passkey/)
  await person.click(screen.getByRole('button', { name: 'Use Your Authenticator App' }))
  await person.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByRole('heading', { name: 'Welcome Back' })
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@example.org')
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  await person.keyboard('analytical{Enter}')
  await person.click(await screen.findByRole('button', { name: 'Use a Recovery Code' }))
  await person.type(screen.getByLabelText('Recovery code'), 'f7qk-2mzd{Enter}')
  await expect.poll(pathNow).toBe('/')
  expect(codes()).toEqual([{ code: 'f7qk-2mzd' }])
})

test('a recovery code that is wrong is told so, and not that the app shows another one', async () => {
  const message = 'That code doesn’t match or was already used.'
  const { person } = await atCode([400, { message, code: 'wrong_recovery_code' }])
  await person.click(screen.getByRole('button', { name: 'Use a Recovery Code' }))
  await person.type(screen.getByLabelText('Recovery code'), 'f7qk-2mzd{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(message)
})

test('a code that is missing, or tried too often, is no matter of the clock', async () => {
  const { person } = await atCode([429, { message: 'Too many attempts. Please wait.', code: 'too_many_tries' }])
  await person.click(screen.getByRole('button', { name: 'Sign In' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Please enter all six digits')
  await person.type(screen.getByLabelText('Code'), '482019')
  await screen.findByText('Too many attempts. Please wait.')
  expect(screen.queryByText(/clock to automatic/)).toBeNull()
})

test('a sign-in that took too long begins anew', async () => {
  const message = 'Signing in took too long. Start again.'
  const { person } = await atCode([410, { message, code: 'sign_in_over' }])
  await person.type(screen.getByLabelText('Code'), '482019')
  await screen.findByRole('heading', { name: 'Welcome Back' })
  await screen.findByText(message)
})
