import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { head, openProduct } from './browser.ts'
import { rows } from './without-network.ts'

const product = await openProduct({ at: '2026-03-14T08:00:00Z' })

/** Whose answers lie on the device, read by a page without the app. */
const ownersOn = async (page: Page) => [...new Set((await rows(page, 'answers')).map(({ person }) => person))]

/** As if no tab had stored anything yet. */
const clearAnswers = (page: Page) =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'firecrest-answers')) return
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.open('firecrest-answers')
      request.onerror = () => reject(request.error)
      request.onsuccess = () => {
        const change = request.result.transaction('firecrest-answers', 'readwrite')
        change.objectStore('firecrest-answers').clear()
        change.oncomplete = () => resolve(request.result.close())
        change.onerror = () => reject(change.error)
      }
    })
  })

/** What a session that has ended elsewhere leaves on the device. */
const putAnswer = (page: Page, person: string) =>
  page.evaluate(async (id) => {
    const opening = indexedDB.open('firecrest-answers')
    opening.onupgradeneeded = () => void opening.result.createObjectStore('firecrest-answers')
    await new Promise((opened) => {
      opening.onsuccess = opened
    })
    const change = opening.result.transaction('firecrest-answers', 'readwrite')
    const answer = { queryHash: '["currentUser"]', state: { data: { id } } }
    change.objectStore('firecrest-answers').put(answer, `${id}-${answer.queryHash}`)
    await new Promise((done) => {
      change.oncomplete = done
    })
    opening.result.close()
  }, person)

/** The session of a browser is this person's from now on. */
async function enter(page: Page, person: { cookie: string }) {
  const [name = '', value = ''] = person.cookie.split('=')
  await page.context().addCookies([{ name, value, url: product.url }])
}

/** Two tabs of one browser on the dashboard, which has stored its answers, and a third one without the app. */
async function openTabs(name: string) {
  const ada = await product.signIn(name)
  const page = await product.open()
  await enter(page, ada)
  const [other, bare] = [await page.context().newPage(), await page.context().newPage()]
  onTestFinished(() => page.close())
  await bare.goto('/robots.txt')
  const store = async (tab: Page) => {
    await tab.goto('/')
    await head(tab, new RegExp(name))
    await clearAnswers(bare)
    await tab.getByRole('heading', { level: 1 }).click()
    await expect.poll(() => ownersOn(bare)).toEqual([ada.id])
  }
  for (const tab of [page, other]) await store(tab)
  return { page, other, bare, store }
}

test('T52: a sign-out leads the other tab away before the answers are cleared, and none is stored again', async () => {
  const { page, other, bare } = await openTabs('Adalind')
  const order: string[] = []
  await page.exposeFunction('note', (what: string) => void order.push(what))
  await page.evaluate(() => {
    const note = Reflect.get(window, 'note') as (what: string) => void
    const { postMessage } = BroadcastChannel.prototype
    const { clear } = IDBObjectStore.prototype
    BroadcastChannel.prototype.postMessage = function (message) {
      if (message.kind === 'session-ended') note('announced')
      postMessage.call(this, message)
    }
    IDBObjectStore.prototype.clear = function () {
      if (this.name === 'firecrest-answers') note('cleared')
      return clear.call(this)
    }
  })
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('link', { name: 'Log out' }).click()
  await head(page, 'Unstuck Your Mind in 2 Minutes')
  await head(other, 'Unstuck Your Mind in 2 Minutes')
  expect(order).toEqual(['announced', 'cleared'])
  expect(await ownersOn(bare)).toEqual([])
})

test('T52: a tab that hears of a sign-out takes the answers off the device before its next page is there', async () => {
  const { page, other, bare, store } = await openTabs('Edith')
  // No other tab of the app is left, so this one has stored the answers, and nobody else can take them away.
  await page.goto('/robots.txt')
  await store(other)
  const cleared = Promise.withResolvers<void>()
  const leaves = Promise.withResolvers<void>()
  await other.route(`${product.url}/`, async (route) => {
    leaves.resolve()
    await cleared.promise
    await route.continue()
  })
  await page.context().clearCookies()
  await bare.evaluate(() => {
    const message = { kind: 'session-ended', session: localStorage.getItem('firecrest:session'), leaveFor: '/' }
    new BroadcastChannel('firecrest').postMessage(message)
  })
  await leaves.promise
  await expect.poll(() => ownersOn(bare)).toEqual([])
  cleared.resolve()
  await head(other, 'Unstuck Your Mind in 2 Minutes')
  expect(await ownersOn(bare)).toEqual([])
})

test('T52: the page for guests takes the answers off the device, and begins nothing of the app', async () => {
  const page = await product.open()
  onTestFinished(() => page.close())
  await page.goto('/robots.txt')
  await putAnswer(page, 'somebody')
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()))
  await page.goto('/')
  await expect.poll(() => ownersOn(page)).toEqual([])
  expect(calls).toEqual([])
  await head(page, 'Unstuck Your Mind in 2 Minutes')
})

test('T52: a tab that is left open leaves the page of the person before as soon as another one signs in', async () => {
  const { page, other, bare } = await openTabs('Grace')
  const bob = await product.signIn('Bobby')
  await enter(page, bob)
  await page.goto('/')
  await head(page, /Bobby/)
  await head(other, /Bobby/)
  await page.getByRole('heading', { level: 1 }).click()
  await expect.poll(() => ownersOn(bare)).toEqual([bob.id])
})
