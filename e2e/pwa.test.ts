import { signOutAddress } from '@app/contract/routes'
import { withoutWorker } from '@app/server/http/load-pages'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct, phone } from './browser.ts'

const product = await openProduct({ at: '2026-03-14T20:00:00Z' })
const withWorker = { ...phone, serviceWorkers: 'allow' } as const
const head = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()

/** Touches the page, and waits until its worker stands ready. */
async function awaken(page: Page) {
  await page.getByRole('heading', { level: 1 }).click()
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active)
}

/** What the worker keeps: its stores by name, and what lies in them by address. */
const storedByWorker = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const stores = await Promise.all(names.map((name) => caches.open(name)))
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat()
    const texts = await Promise.all(requests.map(async (each) => (await caches.match(each))?.text()))
    return { names, paths: requests.map(({ url }) => new URL(url).pathname), text: texts.join() }
  })

/** Puts another build in the place of the one that is served. */
function deploy(version: string) {
  const served = product.pages.get('/sw.js')
  if (!served) throw new Error('There is no worker.')
  const code = new TextDecoder().decode(served.body.identity).replace(/version:`\w+`/, `version:\`${version}\``)
  const identity = new TextEncoder().encode(code)
  product.pages.set('/sw.js', { headers: { ...served.headers, etag: `"${version}"` }, body: { identity } })
}

test('T52: the worker caches the shell and nothing personal, before and after a logout', async () => {
  const page = await product.visitAs('Adalind', '/', withWorker)
  await head(page, /Adalind/)
  await awaken(page)
  await page.goto('/solve')
  const box = page.getByRole('textbox', { name: 'Solution 1', exact: true })
  await box.fill('a kite that pulls the cable car')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('kite')
  const { names, paths, text } = await storedByWorker(page)
  expect(names).toEqual([expect.stringMatching(/^shell-[0-9a-f]{12}$/)])
  expect(paths.filter((path) => !/^\/(assets|brand)\//.test(path))).toEqual(['/privacy'])
  expect(text).not.toMatch(/adalind|kite/i)

  await page.context().setOffline(true)
  await page.goto('/solve')
  await head(page, 'You are offline')
  await page.getByText('What you wrote is kept on this device.').waitFor()
  // What belongs to the server has no stand-in.
  const other = await page.context().newPage()
  await expect(other.goto(signOutAddress)).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  await other.close()
  await page.context().setOffline(false)
  await expect.poll(() => box.inputValue()).toBe('a kite that pulls the cable car')

  // A page that still asks something would learn of the end first, and leave by itself.
  await page.goto('about:blank')
  await page.goto(signOutAddress)
  await head(page, 'Unstuck Your Mind in 2 Minutes')
  expect(await storedByWorker(page)).toEqual({ names, paths, text })
  await page.goto('/login')
  await head(page, 'Welcome Back')
  await page.context().setOffline(true)
  await page.goto('/')
  await head(page, 'You are offline')
  expect(await page.content()).not.toMatch(/adalind|kite/i)
})

test('T55: a new build is offered, taken at a press, and the old one is gone; switched off, nothing stays', async () => {
  const page = await product.visitAs('Ada', '/', withWorker)
  await head(page, /Ada\./)
  await awaken(page)
  const { headers } = await fetch(`${product.url}/sw.js`)
  expect(headers.get('cache-control')).toBe('no-cache')

  deploy('feedfacefeed')
  await page.reload()
  await head(page, /Ada\./)
  await awaken(page)
  const prompt = page.getByRole('status', { name: 'Update' })
  await prompt.getByText('A new Firecrest is ready').waitFor()
  // A client that waits still gets every page from the server, never an old one.
  expect((await storedByWorker(page)).names).toHaveLength(2)
  await Promise.all([page.waitForEvent('load'), prompt.getByRole('button', { name: 'Reload' }).click()])
  await head(page, /Ada\./)
  await expect.poll(async () => (await storedByWorker(page)).names).toEqual(['shell-feedfacefeed'])

  for (const [path, file] of withoutWorker(product.pages)) product.pages.set(path, file)
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(registered).toBe(0)
  expect((await storedByWorker(page)).names).toEqual([])
})
