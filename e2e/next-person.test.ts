import { apiPathPrefix } from '@app/contract/routes'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { firstBox, head, openProduct } from './browser.ts'

const at = '2026-03-14T20:00:00Z'
const [adas, bobs] = ['a zeppelin that pulls the cable car', 'a lift made of fog']
const ofAda = /adalind|zeppelin/i

async function write(page: Page, words: string) {
  await firstBox(page).fill(words)
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(words)
}

/** All that the page holds, what stands in its fields included. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea')]
    return document.documentElement.outerHTML + fields.map((field) => Reflect.get(field, 'value'))
  })

/** What the browser keeps: its stores for this address. */
const stores = async (page: Page) => ({ ...(await namesOf(page)), rows: await rowsOf(page) })

/** Each row of the databases of the app, without making them by looking: keys begin with the id of a person. */
const rowsOf = (page: Page): Promise<{ store: string; person: string }[]> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const rows = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const read = database.transaction(store).objectStore(store)
        for (const key of await done(read.getAllKeys())) rows.push({ store, person: String(key).slice(0, 36) })
      }
      database.close()
    }
    return rows
  })

const namesOf = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    session: Object.entries(sessionStorage).join(),
    local: Object.keys(localStorage),
  }))

/** Which of these answers the browser could give on its own, without asking the server. */
const storedAnswers = (page: Page, urls: string[]) =>
  page.evaluate(async (asked) => {
    const askCache = (url: string) => fetch(url, { cache: 'only-if-cached', mode: 'same-origin' })
    const stored = await Promise.all(
      asked.map((url) =>
        askCache(url)
          .then(({ ok }) => ok && url)
          .catch(() => false),
      ),
    )
    return stored.filter(Boolean)
  }, urls)

async function openShared() {
  const product = await openProduct({ at })
  const page = await product.open()
  const asked: string[] = []
  page.on('response', (response) => {
    if (!response.url().includes(apiPathPrefix)) return
    asked.push(response.url())
    expect.soft(response.headers()['cache-control'], response.url()).toContain('no-store')
  })
  async function enter({ cookie }: { cookie: string }) {
    const [name = '', value = ''] = cookie.split('=')
    await page.context().addCookies([{ name, value, url: product.url }])
  }
  return { ...product, page, asked, enter }
}

test('T52: a person who sits down at the same browser after a logout finds nothing of the person before', async () => {
  const { page, enter, signIn, asked } = await openShared()
  const ada = await signIn('Adalind')
  await enter(ada)
  await page.goto('/')
  await head(page, /Adalind/)
  await page.goto('/solve')
  await write(page, adas)
  await page.goto('/settings')
  await head(page, 'Settings')
  expect(asked.length).toBeGreaterThan(5)
  expect(await storedAnswers(page, asked)).toEqual([])
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('link', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Sign Out and Delete Ideas' }).click()
  await head(page, 'Unstuck Your Mind in 2 Minutes')

  // What the app stored while it was being left goes with the first touch of the next page.
  await page.getByRole('heading', { level: 1 }).click()
  await expect.poll(() => rowsOf(page)).toEqual([])
  expect(await stores(page)).toEqual({
    caches: [],
    rows: [],
    session: expect.not.stringMatching(ofAda),
    local: [],
  })
  // The Chromium of the tests keeps no pages for its back button: that ours are dropped is held by leave.test.ts.
  for (let steps = 0; steps < 3; steps++) {
    await page.goBack({ waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await shown(page)).not.toMatch(ofAda)
  }
})

test('T53: a draft is neither shown to the next person nor handed in by them, and waits for its owner', async () => {
  const { page, enter, signIn, pool } = await openShared()
  const [ada, bob] = [await signIn('Adalind'), await signIn('Bobby')]
  await enter(ada)
  await page.goto('/solve')
  await write(page, adas)

  await enter(bob)
  await page.goto('/solve')
  await firstBox(page).waitFor()
  expect(await shown(page)).not.toMatch(ofAda)
  await write(page, bobs)
  await page.getByRole('button', { name: 'Submit Solutions' }).click()
  await page.getByText('Solutions Submitted!', { exact: true }).waitFor()
  const { rows } = await pool.query('select text from solution')
  expect(rows).toEqual([{ text: bobs }])

  await enter(ada)
  await page.goto('/solve')
  await expect.poll(() => firstBox(page).inputValue()).toBe(adas)
})
