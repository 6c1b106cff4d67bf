import { signInPath } from '@app/contract/routes'
import { expect, test } from 'vitest'
import { head, openProduct, phone } from './browser.ts'
import { peopleOf, rows } from './without-network.ts'

const product = await openProduct({ at: '2026-03-14T20:00:00Z' })
const { begin } = peopleOf(product)

const codeOfToasts = [...product.pages]
  .filter(
    ([path, { body }]) => path.endsWith('.js') && Buffer.from(body.identity ?? []).includes('[data-part="toasts"]'),
  )
  .map(([path]) => path)

test('on /solve somebody signed out reads so before the page leaves, though nothing can be loaded any more', async () => {
  const page = await product.openAs('Ada', phone)
  const code = page.waitForResponse((response) => codeOfToasts.includes(new URL(response.url()).pathname))
  await page.goto('/solve')
  const box = page.getByLabel('Idea 1', { exact: true })
  await box.waitFor()
  // It comes once the page is idle, which on a busy machine is late, and is run once its styles are there.
  const { pathname } = new URL((await code).url())
  const areStylesThere = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet)
  await page.waitForFunction(areStylesThere)
  await page.evaluate(`import('${pathname}')`)

  let hasLeft = false
  await page.route('**/assets/**', () => undefined)
  await page.route(`**${signInPath}`, async (route) => {
    hasLeft = true
    await route.continue()
  })
  await page.context().clearCookies()
  await box.fill('A bench')
  // The half second until it leaves does not pass while the browser is slow.
  await page.clock.pauseAt('2026-03-14T20:01:00Z')
  await page.getByRole('button', { name: 'Submit Solutions' }).tap()
  await page.locator('[data-part="toast"]', { hasText: 'You are logged out. Logging in again...' }).waitFor()
  expect(hasLeft).toBe(false)
  await page.clock.runFor(500)
  await expect.poll(() => hasLeft).toBe(true)
})

test.each([
  { path: '/', name: 'Emmy' },
  { path: '/login', name: 'Hedy' },
])(
  'T52: what a session that was ended elsewhere left on the device is gone once $path is open, untouched',
  async ({ path, name }) => {
    const { page, person } = await begin(name)
    await page.goto('about:blank')
    await product.pool.query('delete from session where user_id = $1', [person.id])
    await page.goto(path)
    await expect.poll(() => rows(page, 'answers')).toEqual([])
    await page.context().setOffline(true)
    await page.goto('/')
    await head(page, 'No connection yet')
  },
)
