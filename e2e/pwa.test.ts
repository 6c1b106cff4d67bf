import { signOutPath } from '@app/contract/routes'
import { withoutWorker } from '@app/server/http/load-pages'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { buildsOnDevice, deploy, endOfInstall, isFromDevice } from './another-build.ts'
import { head, openProduct, phone } from './browser.ts'
import { expectAccessible, makeReady, rows } from './without-network.ts'

const product = await openProduct({ at: '2026-03-14T20:00:00Z' })
const withWorker = { ...phone, serviceWorkers: 'allow' } as const

/** Waits until the worker of the page stands ready. */
async function awaken(page: Page) {
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

const answersOnDevice = async (page: Page) => (await rows(page, 'answers')).length

test('T52: the worker caches the shell and nothing personal, before and after a logout', async () => {
  const page = await product.visitAs('Adalind', '/', withWorker)
  await head(page, /Adalind/)
  await awaken(page)
  await page.getByRole('heading', { level: 1 }).click()
  await expect.poll(async () => (await storedByWorker(page)).paths).toContain('/privacy')
  await expect.poll(async () => (await storedByWorker(page)).paths).toContain('/plates/small/nova.webp')
  await page.goto('/solve')
  const box = page.getByRole('textbox', { name: 'Idea 1', exact: true })
  await box.fill('a kitewinch that pulls the cable car')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('kitewinch')
  const { names, paths, text } = await storedByWorker(page)
  expect(names.sort()).toEqual(['app', 'confirmed', 'pictures', 'shell'])
  expect(paths.filter((path) => !/^\/(assets|brand|plates)\//.test(path)).sort()).toEqual(['/', '/privacy'])
  expect(text).not.toMatch(/adalind|kitewinch/i)

  await page.context().setOffline(true)
  await page.goto('/solve')
  await expect.poll(() => box.inputValue()).toBe('a kitewinch that pulls the cable car')
  // What belongs to the server has no stand-in.
  const other = await page.context().newPage()
  await expect(other.goto(signOutPath)).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  await other.close()
  await page.context().setOffline(false)

  // A page that still asks something would learn of the end first, and leave by itself.
  await page.goto('about:blank')
  await page.goto(signOutPath)
  await head(page, 'Unstuck Your Mind in 2 Minutes')
  // The next person touches the page.
  await page.getByRole('heading', { level: 1 }).click()
  await expect.poll(() => answersOnDevice(page)).toBe(0)
  expect((await storedByWorker(page)).text).not.toMatch(/adalind|kitewinch/i)
  await page.context().setOffline(true)
  await page.goto('/')
  await head(page, 'No connection yet')
  expect(await page.content()).not.toMatch(/adalind|kitewinch/i)
})

test('a guest who has seen the landing page has a page of ours without network, which starts nothing else', async () => {
  const page = await product.visit('/', withWorker)
  await head(page, 'Unstuck Your Mind in 2 Minutes')
  await awaken(page)
  expect((await storedByWorker(page)).paths.filter((path) => path.endsWith('.js'))).toEqual([])
  await page.context().setOffline(true)
  for (const path of ['/solve', '/rounds/1', '/']) {
    // A page that believes to be online for a moment loads itself again, and stays.
    const pathNow = async () => {
      await page.goto(path).catch(() => undefined)
      return new URL(page.url()).pathname
    }
    await expect.poll(pathNow).toBe(path)
    await head(page, 'No connection yet')
  }
  await expectAccessible(page)
  const ideas = page.getByRole('textbox', { name: 'Your ideas' })
  await ideas.fill('a coin that rolls under the door')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.poll(() => ideas.inputValue()).toBe('a coin that rolls under the door')
  await page.context().setOffline(false)
  // The first press may come before the browser has noticed its network.
  const again = page.getByRole('button', { name: 'Try Again' })
  const afterPress = async () => {
    if (await again.isVisible()) await again.click()
    return `${new URL(page.url()).pathname} ${await page.getByRole('heading', { level: 1 }).textContent()}`
  }
  await expect.poll(afterPress).toMatch(/^\/ .*Unstuck Your Mind/)
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
})

test('a worker whose pages are not served yet is not taken, and the one before stays with its files', async () => {
  const page = await product.visitAs('Grace', '/', withWorker)
  await head(page, /Grace/)
  await makeReady(page)
  deploy(product, '0ddba11fade5', { hasPages: false })
  expect(await endOfInstall(page)).toBe('redundant')
  await page.context().setOffline(true)
  await page.goto('/')
  await head(page, /Grace/)
})

/** Holds up the installation of a worker until the browser has this store. */
const untilTold = `
const told = async () => { while (!(await caches.has('told'))) await new Promise((later) => setTimeout(later, 50)) }
self.addEventListener('install', (event) => event.waitUntil(told()))`

test('a build that is still being stored loses none of its files where the app is opened again meanwhile', async () => {
  const page = await product.visitAs('Hedy', '/', withWorker)
  const context = page.context()
  await head(page, /Hedy/)
  await makeReady(page)
  deploy(product, '5ca1ab1e5ca1', { more: untilTold })
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await expect.poll(() => buildsOnDevice(page)).toContain('5ca1ab1e5ca1')
  await page.close()
  const next = await context.newPage()
  await next.goto('/')
  await head(next, /Hedy/)
  expect(await isFromDevice(next)).toBe(true)
  await next.evaluate(async () => void (await caches.open('told')))
  await next.getByRole('status', { name: 'Update' }).waitFor()
  expect(await buildsOnDevice(next)).toContain('5ca1ab1e5ca1')
})

test('T55: a known person gets each screen of theirs from the device at once, and a new build at the next start', async () => {
  const page = await product.visitAs('Edith', '/', withWorker)
  const context = page.context()
  await head(page, /Edith/)
  await makeReady(page)
  const first = await buildsOnDevice(page)
  for (const path of ['/', '/solve', '/settings', '/solution-history?type=custom']) {
    await page.goto(path)
    expect([path, await isFromDevice(page)]).toEqual([path, true])
  }
  for (const path of ['/premium', '/terms', '/nothing-here']) {
    const answer = await page.goto(path)
    expect([path, answer?.status(), await isFromDevice(page)]).toEqual([
      path,
      path === '/nothing-here' ? 404 : 200,
      false,
    ])
  }

  // A new build comes while somebody writes: it takes nothing away, and is shown by the server until it is taken.
  await page.goto('/solve')
  const box = page.getByRole('textbox', { name: 'Idea 1', exact: true })
  await box.fill('a kite that pulls the cable car')
  deploy(product, 'c01dc01dc01d')
  expect(await endOfInstall(page)).toBe('installed')
  await page.getByRole('status', { name: 'Update' }).getByRole('button', { name: 'Later' }).click()
  expect(await box.inputValue()).toBe('a kite that pulls the cable car')
  await page.reload()
  await expect.poll(() => box.inputValue()).toBe('a kite that pulls the cable car')
  expect([await isFromDevice(page), await buildsOnDevice(page)]).toEqual([false, [...first, 'c01dc01dc01d'].sort()])

  await page.close()
  let next = await context.newPage()
  // The worker before may still be at work when the app is opened again: then the server shows the new build.
  await expect
    .poll(async () => {
      await next.close()
      next = await context.newPage()
      await next.goto('/solve')
      return await isFromDevice(next)
    })
    .toBe(true)
  const again = next.getByRole('textbox', { name: 'Idea 1', exact: true })
  await expect.poll(() => again.inputValue()).toBe('a kite that pulls the cable car')
  await expect.poll(() => buildsOnDevice(next)).toEqual(['c01dc01dc01d'])
})

test('a build that was not compared for a day is shown without network only, until it is compared', async () => {
  const page = await product.visitAs('Radia', '/', withWorker)
  await head(page, /Radia/)
  await makeReady(page)
  // By the clock of the machine: the worker has no other.
  const confirmAt = (days: number) =>
    page.evaluate(
      async (at) => await (await caches.open('confirmed')).put('/', new Response(at)),
      String(Date.now() + days * 24 * 3_600_000),
    )
  await confirmAt(-1)
  const current = product.pages.get('/sw.js')
  onTestFinished(() => void (current && product.pages.set('/sw.js', current)))
  product.pages.delete('/sw.js')
  for (const path of ['/', '/settings', '/solve', '/']) {
    await page.goto(path)
    await page.getByRole('navigation').or(page.getByRole('textbox')).first().waitFor()
    expect([path, await isFromDevice(page)]).toEqual([path, false])
  }
  // By a clock that ran a year ahead.
  await confirmAt(365)
  await page.goto('/')
  await head(page, /Radia/)
  expect(await isFromDevice(page)).toBe(false)
  await page.context().setOffline(true)
  await page.goto('/')
  await head(page, /Radia/)
  expect(await isFromDevice(page)).toBe(true)
  await page.context().setOffline(false)
  if (current) product.pages.set('/sw.js', current)
  const comesFromDevice = async () => {
    await page.goto('/')
    return await isFromDevice(page)
  }
  await expect.poll(comesFromDevice).toBe(true)
})

test('T55: a new build is offered and taken at a press; switched off, nothing stays', async () => {
  const page = await product.visitAs('Ada', '/', withWorker)
  await head(page, /Ada\./)
  await awaken(page)
  const { headers } = await fetch(`${product.url}/sw.js`)
  expect(headers.get('cache-control')).toBe('no-cache')

  deploy(product, 'feedfacefeed')
  await page.reload()
  await head(page, /Ada\./)
  await awaken(page)
  const prompt = page.getByRole('status', { name: 'Update' })
  await prompt.getByText('A new Firecrest is ready').waitFor()
  await Promise.all([page.waitForEvent('load'), prompt.getByRole('button', { name: 'Reload' }).click()])
  await head(page, /Ada\./)
  // Other tabs may show pages of the build before, which load their screens later.
  await expect.poll(() => buildsOnDevice(page)).toContain('feedfacefeed')
  expect(await buildsOnDevice(page)).toHaveLength(2)

  for (const [path, file] of withoutWorker(product.pages)) product.pages.set(path, file)
  await page.goto('/robots.txt')
  // A browser looks for another worker at each visit; one look may meet the worker before while it begins.
  const registered = () =>
    page.evaluate(async () => {
      const workers = await navigator.serviceWorker.getRegistrations()
      await Promise.all(workers.map((worker) => worker.update().catch(() => undefined)))
      return workers.length
    })
  await expect.poll(registered).toBe(0)
  expect((await storedByWorker(page)).names).toEqual([])
})
