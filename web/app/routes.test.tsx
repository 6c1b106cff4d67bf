import { routes } from '@app/contract/routes'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { nobody } from '../test/server.ts'
import { visit } from '../test/visit.tsx'

const lost = () => screen.findByRole('heading', { name: '404 Page Not Found' })

test.each(['/nowhere', '/settings/nowhere', '/login/nowhere', '/rounds', '/rounds/one/more'])(
  'signed in, %s is not found',
  async (path) => {
    visit(path)
    await lost()
    screen.getByText('Did you forget to add the page to the router?')
    screen.getByRole('link', { name: 'Back to Home' })
    expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull()
  },
)

test.each(['/nowhere', '/settings', '/rounds/one', '/admin', '/subscribe', '/email-status'])(
  'signed out, %s is not found and offers to sign in',
  async (path) => {
    visit(path, nobody)
    await lost()
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login')
  },
)

test.each(['/premium', '/premium-success'])('signed out, %s leaves for the sign-in', async (path) => {
  const { left } = visit(path, nobody)
  await waitFor(() => expect(left).toEqual(['/login']))
})

test('where cards are paid is another document, which a link loads only once it is pressed', async () => {
  const { left, person, router } = visit('/privacy')
  const lookedAhead = vi.spyOn(router, 'preloadRoute')
  const [link] = await screen.findAllByRole('link', { name: 'Premium' })
  if (!link) throw new Error('No link leads to Premium')
  await person.hover(link)
  await waitFor(() => expect(lookedAhead).toHaveResolved())
  expect(left).toEqual([])
  await person.click(link)
  await waitFor(() => expect(left).toEqual(['/premium']))
})

test('the document where cards are paid is left for any other screen, and stays for its own', async () => {
  const { left, router } = visit('/premium')
  await screen.findByRole('heading', { name: 'A bigger box of matches' })
  await router.navigate({ to: '/subscribe' })
  await screen.findByRole('heading', { name: 'A bigger box of matches' })
  expect(left).toEqual([])
  void router.navigate({ to: '/solution-history' })
  await waitFor(() => expect(left).toEqual(['/solution-history']))
})

test.each(['/solve', '/home'])('signed out, %s leaves for the landing page', async (path) => {
  const { left } = visit(path, nobody)
  await waitFor(() => expect(left).toEqual(['/']))
})

test('a session that ended while the page was on its way leads to the door, not in a circle', async () => {
  const { left } = visit('/', nobody)
  await screen.findByRole('heading', { name: 'Welcome Back' })
  screen.getByText('You were signed out. Sign in again to go on.')
  expect(left).toEqual([])
})

test.each(['/login', '/home'])('signed in, %s leads to the dashboard', async (path) => {
  const { pathNow } = visit(path)
  await screen.findByRole('heading', { name: /Ready to strike/ })
  expect(pathNow()).toBe('/')
})

test('a spinner turns until it is known who looks, and a failure can be tried again', async () => {
  const { person } = visit('/', { [routes.currentUser]: [500, { message: 'Something broke' }] })
  expect(screen.getAllByRole('status').length).toBeGreaterThan(0)
  await person.click(await screen.findByRole('button', { name: 'Try Again' }))
})

test('the privacy page is open to visitors', async () => {
  visit('/privacy', nobody)
  await screen.findByRole('heading', { name: 'Privacy, in plain words' })
  screen.getByText(/writes to the operator of this site, about an account/)
})

test('the focus stands at the head of the next screen', async () => {
  const { person } = visit('/')
  await screen.findByRole('heading', { name: /Ready to strike/ })
  await person.click(screen.getByRole('link', { name: 'Privacy' }))
  const head = await screen.findByRole('heading', { name: 'Privacy, in plain words' })
  await waitFor(() => expect(document.activeElement).toBe(head))
})
