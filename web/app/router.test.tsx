import { routes } from '@app/contract/routes'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setOnline } from '../api/network.ts'
import { type Answer, ada, nobody } from '../test/server.ts'
import { visit } from '../test/visit.tsx'
import { screens } from './screens.ts'

afterEach(() => void vi.restoreAllMocks())

const lost = () => screen.findByRole('heading', { name: '404 Page Not Found' })

test.each(['/nowhere', '/settings/nowhere', '/login/nowhere', '/rounds', '/rounds/one/more'])(
  'signed in, %s is not found',
  async (path) => {
    visit(path)
    await lost()
    screen.getByText('Did you forget to add the page to the router?')
    screen.getByRole('link', { name: 'Back to Today' })
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

test.each(['/premium', '/premium-success'])('signed out, %s redirects to the sign-in page', async (path) => {
  const { left } = visit(path, nobody)
  await waitFor(() => expect(left).toEqual(['/login']))
})

test('where cards are paid is another document, which a link loads only once it is pressed', async () => {
  const { left, person } = visit('/you')
  const fetched = vi.spyOn(screens['/premium'], 'load')
  const [link] = await screen.findAllByRole('link', { name: /^Premium/ })
  if (!link) throw new Error('No link leads to Premium')
  await person.hover(link)
  await waitFor(() => expect(fetched).toHaveResolved())
  expect(left).toEqual([])
  await person.click(link)
  await waitFor(() => expect(left).toEqual(['/premium']))
})

test('the document where cards are paid is left for any other screen, and stays for its own', async () => {
  const { left, router } = visit('/premium')
  await screen.findByRole('heading', { name: 'More sessions, more ideas' })
  await router.go('/subscribe')
  await screen.findByRole('heading', { name: 'More sessions, more ideas' })
  expect(left).toEqual([])
  void router.go('/solution-history')
  await waitFor(() => expect(left).toEqual(['/solution-history']))
})

test.each(['/solve', '/home'])('signed out, %s redirects to the landing page', async (path) => {
  const { left } = visit(path, nobody)
  await waitFor(() => expect(left).toEqual(['/']))
})

test('a session that ended while the page loaded leads to the sign-in page, not in a circle', async () => {
  const { left } = visit('/', nobody)
  await screen.findByRole('heading', { name: 'Welcome Back' })
  screen.getByText('You were signed out. Sign in again to continue.')
  expect(left).toEqual([])
})

test.each(['/login', '/home'])('signed in, %s leads to the dashboard', async (path) => {
  const { pathNow } = visit(path)
  await screen.findByRole('heading', { level: 1, name: /Ada/ })
  expect(pathNow()).toBe('/')
})

test('a slash at the end of an address leads to the same screen, with all that was asked of it', async () => {
  const { router, pathNow } = visit('/privacy/')
  await screen.findByRole('heading', { name: 'Privacy, in plain words' })
  expect(pathNow()).toBe('/privacy')
  await router.go('/solution-history/?q=kite' as never)
  await waitFor(() => expect(pathNow() + location.search).toBe('/solution-history?q=kite'))
})

test('a page that is open stays when the server cannot be reached for a while', async () => {
  const answers: Record<string, Answer> = {}
  const { sent } = visit('/', answers)
  await screen.findByRole('heading', { level: 1, name: /Ada/ })
  answers[routes.currentUser] = null
  setOnline(false)
  const asked = () => sent.filter(({ call }) => call === routes.currentUser).length
  const before = asked()
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(asked()).toBe(before + 1))
  await act(async () => undefined)
  screen.getByRole('heading', { level: 1, name: /Ada/ })
})

test('a spinner shows until the session is known, and a failure can be tried again', async () => {
  const { person } = visit('/', { [routes.currentUser]: [500, { message: 'Something went wrong' }] })
  expect(screen.getAllByRole('status').length).toBeGreaterThan(0)
  await person.click(await screen.findByRole('button', { name: 'Try Again' }))
})

test('the privacy page is open to visitors', async () => {
  visit('/privacy', nobody)
  await screen.findByRole('heading', { name: 'Privacy, in plain words' })
  expect(screen.getByRole('main').textContent).toContain('Email the site owner. If you have an account')
})

test('the focus stands at the head of the next screen', async () => {
  const { person } = visit('/')
  await screen.findByRole('heading', { level: 1, name: /Ada/ })
  await person.click(screen.getByRole('link', { name: 'Privacy' }))
  const head = await screen.findByRole('heading', { name: 'Privacy, in plain words' })
  await waitFor(() => expect(document.activeElement).toBe(head))
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a press with %o is left to the browser, which opens the link elsewhere',
  async (press) => {
    const { pathNow } = visit('/terms')
    const link = await screen.findByRole('link', { name: 'Privacy' })
    const isLeft = new Promise<boolean>((done) => {
      // jsdom would say that it has no second window.
      const seen = (event: Event) => {
        done(!event.defaultPrevented)
        event.preventDefault()
      }
      addEventListener('click', seen, { once: true })
    })
    fireEvent.click(link, press)
    expect(await isLeft).toBe(true)
    expect(pathNow()).toBe('/terms')
  },
)

test.each([
  ['/you', 'You', 'page'],
  ['/solution-history', 'You', 'true'],
  ['/analytics', 'You', 'true'],
  ['/premium', 'You', 'true'],
  ['/subscribe', 'You', 'true'],
  ['/custom-problem', 'Today', 'true'],
  ['/book', 'Album', 'true'],
  ['/months/2026-01', 'Months', 'true'],
])('at %s the tabs say that the person is at %s', async (path, name, current) => {
  visit(path)
  const links = await screen.findAllByRole('link', { name })
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([current, current])
  expect(document.querySelectorAll('nav [aria-current]')).toHaveLength(links.length)
})

test('the link of the page that is shown adds nothing to go back to', async () => {
  const { person } = visit('/privacy')
  const length = history.length
  await person.click(await screen.findByRole('link', { name: 'Privacy' }))
  expect(history.length).toBe(length)
})

test('of two steps the later one counts, however long the code of the first takes', async () => {
  const { router } = visit('/')
  await screen.findByRole('heading', { level: 1, name: /Ada/ })
  const late = Promise.withResolvers<() => null>()
  vi.spyOn(screens['/terms'], 'load').mockReturnValue(late.promise)
  const first = router.go('/terms')
  await router.go('/privacy')
  late.resolve(() => null)
  await first
  await screen.findByRole('heading', { name: 'Privacy, in plain words' })
})

test.each([
  ['code does not come', () => Promise.reject(new Error('no connection'))],
  [
    'drawing fails',
    async () => () => {
      throw new Error('a fault in the screen')
    },
  ],
])('a screen whose %s shows an error in its frame, and the next screen works', async (_, load) => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(screens['/terms'], 'load').mockImplementation(load)
  const { person } = visit('/terms')
  await screen.findByRole('heading', { name: 'This page didn’t load' })
  await person.click(screen.getByRole('link', { name: 'Privacy' }))
  await screen.findByRole('heading', { name: 'Privacy, in plain words' })
})

test('"Back" leads to the screen before, and to the search before', async () => {
  const { router, addressNow } = visit('/privacy', {
    [routes.currentUser]: [200, { ...ada, plan: 'premium' }],
    [routes.listSolutions]: [200, { solutions: [], pagination: { total: 0, pages: 0 } }],
  })
  await screen.findByRole('heading', { name: 'Privacy, in plain words' })
  await router.go('/solution-history?q=bench')
  await screen.findByDisplayValue('bench')
  await router.go('/solution-history?q=tram')
  await screen.findByDisplayValue('tram')
  history.back()
  await screen.findByDisplayValue('bench')
  history.back()
  await screen.findByRole('heading', { name: 'Privacy, in plain words' })
  expect(addressNow()).toBe('/privacy')
})

test('the position of a screen is not saved as that of the next one, which is known but not drawn yet', async () => {
  const { router } = visit('/privacy')
  await screen.findByRole('heading', { name: 'Privacy, in plain words' })
  vi.stubGlobal('scrollY', 700)
  await router.go('/terms')
  screen.getByRole('heading', { name: 'Privacy, in plain words' })
  fireEvent(window, new Event('pagehide'))
  await screen.findByRole('heading', { name: 'Terms' })
  expect(history.state).toBeNull()
  vi.stubGlobal('scrollY', 0)
  history.back()
  await screen.findByRole('heading', { name: 'Privacy, in plain words' })
  expect(history.state).toEqual({ y: 700 })
})
