import { routes } from '@app/contract/routes'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { callTo, nobody } from '../../test/server.ts'
import { visit } from '../../test/visit.tsx'

const google = { name: 'google', label: 'Google' }
const installation = {
  opinions: false,
  supportEmail: null,
  mail: true,
  crypto: [],
  providers: [google, { name: 'work', label: 'our house' }],
}
const begin = callTo('signInByProvider', { name: 'google' })

const at = (path: string, answers: Parameters<typeof visit>[1] = {}) =>
  visit(path, { ...nobody, [routes.installation]: [200, installation], ...answers })

test.each([
  ['/login', 'or with your password'],
  ['/login#sign-up', 'or with your email'],
])('at %s the services of this installation stand above the form, in the order of the settings', async (path, or) => {
  at(path)
  const first = await screen.findByRole('button', { name: 'Continue with Google' })
  const second = screen.getByRole('button', { name: 'Continue with our house' })
  const field = screen.getByLabelText('Email')
  expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(second.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  screen.getByText(or)
})

test('where no service is offered the page is as it was', async () => {
  at('/login', { [routes.installation]: [200, { ...installation, providers: [] }] })
  await screen.findByLabelText('Email')
  expect(screen.queryByRole('button', { name: /Continue with/ })).toBeNull()
  expect(screen.queryByText('or with your password')).toBeNull()
})

test('who comes from a service with an authenticator app on enters the code', async () => {
  const { person, sent } = at('/login?provider=google&outcome=code')
  await screen.findByRole('heading', { name: 'One more step' })
  await person.type(screen.getByLabelText('Code'), '123456')
  await waitFor(() => expect(sent).toContainEqual({ call: routes.signInByCode, search: '', body: { code: '123456' } }))
  await person.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByRole('button', { name: 'Continue with Google' })
})

test('a press leads to the service', async () => {
  const { person, left } = at('/login', { [begin]: [200, { address: 'https://accounts.example/authorize' }] })
  await person.click(await screen.findByRole('button', { name: 'Continue with Google' }))
  await waitFor(() => expect(left).toEqual(['https://accounts.example/authorize']))
})

test('a service that is away says so in one sentence with the focus, and nothing typed is lost', async () => {
  const message = 'Google isn’t responding. Try again in a moment or use a different way to sign in.'
  const { person } = at('/login', { [begin]: [503, { message, code: 'provider_unavailable' }] })
  await person.type(await screen.findByLabelText('Email'), 'ada@example.org')
  await person.click(screen.getByRole('button', { name: 'Continue with Google' }))
  const said = await screen.findByText(message)
  await waitFor(() => expect(document.activeElement).toBe(said.closest('p')))
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@example.org')
})

test.each([
  ['refused', 'Google didn’t sign you in. Try again or sign in a different way.'],
  ['known', 'This address already has an account. Sign in as usual, then connect Google in settings.'],
])('who comes back without being signed in reads why, once, with the focus there: %s', async (outcome, sentence) => {
  at(`/login?provider=google&outcome=${outcome}`)
  const said = await screen.findByText(sentence)
  await waitFor(() => expect(document.activeElement).toBe(said.closest('p')))
  expect(location.search).toBe('')
})

test.each(['provider=evil&outcome=refused', 'provider=google&outcome=%3Cb%3E', 'outcome=toString'])(
  'an address says nothing of its own: %s',
  async (search) => {
    at(`/login?${search}`)
    await screen.findByRole('button', { name: 'Continue with Google' })
    expect(screen.queryByText(/did not sign you in|evil|toString/)).toBeNull()
  },
)
