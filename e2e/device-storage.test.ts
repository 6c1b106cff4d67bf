import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { firstBox, head, openProduct } from './browser.ts'
import {
  expectAccessible,
  line,
  peopleOf,
  rows,
  storeApp,
  submit,
  takeSyncAway,
  withWorker,
} from './without-network.ts'

const product = await openProduct({ at: '2026-03-14T08:00:00Z' })
const { enter, begin, finished } = peopleOf(product)

const problem = (page: Page) => page.getByRole('heading', { level: 1 }).textContent()

/** Returns the problem. */
async function handInWithoutNetwork(page: Page, idea: string) {
  await page.getByRole('link', { name: 'Solve Problem' }).click()
  await firstBox(page).fill(idea)
  const text = await problem(page)
  await page.context().setOffline(true)
  await submit(page)
  await page.getByText('Saved. It counts for today.').waitFor()
  return text
}

const of = (...ideas: string[]) => ideas.map((text) => ({ day: '2026-03-14', text }))

/** As a private window that gives no database. */
const deny = () => {
  IDBFactory.prototype.open = () => {
    throw new DOMException('Denied.', 'SecurityError')
  }
}

test('a browser that gives no database works, says how long a list lasts, and sends it once there is network', async () => {
  const ada = await product.signIn('Mary')
  const page = await product.open(withWorker)
  await page.addInitScript(deny)
  await enter(page, ada)
  await page.goto('/')
  await head(page, /Mary/)
  await storeApp(page)
  await handInWithoutNetwork(page, 'a zeppelin of soap')
  await page.getByText('This browser can’t store anything, so closing it would lose your ideas.').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to Today' }).click()
  await line(page, 'This browser can’t store anything:')
  await expectAccessible(page)
  await page.context().setOffline(false)
  await line(page, 'Synced')
  expect(await finished(ada.id)).toEqual(of('a zeppelin of soap'))

  // With network all is as ever.
  await page.goto('/solve')
  await firstBox(page).fill('a hat of fog')
  await submit(page)
  await page.getByText('Solutions Submitted!', { exact: true }).waitFor()
  expect(await finished(ada.id)).toEqual(of('a hat of fog', 'a zeppelin of soap'))
})

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('firecrest:draft:')))

const passes = async (page: Page) => (await rows(page, 'answers')).filter(({ id }) => id === '["dayPasses"]')

/** The disk is full from when this is called. */
const fill = () => {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('Full.', 'QuotaExceededError')
  }
}

test('a full device says so; the list survives a reload as a draft, and is counted once', async () => {
  const { page, person: ada } = await begin('Hedy')
  await page.evaluate(fill)
  await handInWithoutNetwork(page, 'a door that hums')
  await page.getByText('This device is out of space, so closing it would lose your ideas.').waitFor()
  await page.getByRole('link', { name: 'Back to Today' }).click()
  await line(page, 'This device is out of space')
  await expectAccessible(page)
  await page.context().setOffline(false)
  await line(page, 'Synced')
  expect(await finished(ada.id)).toEqual(of('a door that hums'))
  expect(await drafts(page)).toEqual([])

  // There is room again for what the next page stores.
  await page.reload()
  await head(page, / lit$/)
  const [before] = await passes(page)
  await page.getByRole('heading', { level: 1 }).click()
  await expect.poll(() => passes(page)).not.toEqual([before])
  await page.evaluate(fill)
  await handInWithoutNetwork(page, 'a kite of bread')
  await page.goto('/solve')
  await expect.poll(() => firstBox(page).inputValue()).toBe('a kite of bread')
  await submit(page)
  await page.getByText('Saved. It counts for today.').waitFor()
  await page.getByText('You can close the app.', { exact: true }).waitFor()
  await page.context().setOffline(false)
  await expect.poll(() => finished(ada.id)).toEqual(of('a door that hums', 'a kite of bread'))
  await expect.poll(() => rows(page, 'submissions')).toEqual([])
})

/** The next write of a list breaks off, as where the database is closed in the middle. */
const breakOneWrite = () => {
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (...row) {
    const request = put.apply(this, row)
    if (this.name !== 'firecrest-submissions') return request
    IDBObjectStore.prototype.put = put
    this.transaction.abort()
    return request
  }
}

test('a database that is closed or deleted while a list is written, and while it waits, loses nothing of an open page', async () => {
  const { page, person: ada } = await begin('Emmy')
  await page.evaluate(breakOneWrite)
  await handInWithoutNetwork(page, 'a lift of fog')
  await page.getByText('You can close the app.', { exact: true }).waitFor()
  expect((await rows(page, 'submissions')).map(({ person }) => person)).toEqual([ada.id])
  await page.getByRole('link', { name: 'Back to Today' }).click()
  await line(page, 'Waiting for a connection: 1 session')

  await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase('firecrest-submissions').onsuccess = resolve
      }),
  )
  await page.context().setOffline(false)
  await line(page, 'Synced')
  expect(await finished(ada.id)).toEqual(of('a lift of fog'))

  // The browser closes the database and clears it, as at a press of the person in its settings.
  await handInWithoutNetwork(page, 'a bridge of tea')
  await page.getByRole('link', { name: 'Back to Today' }).click()
  const browser = await page.context().newCDPSession(page)
  await browser.send('Storage.clearDataForOrigin', { origin: product.url, storageTypes: 'indexeddb' })
  await line(page, 'Waiting for a connection: 1 session')
  await page.context().setOffline(false)
  await line(page, 'Synced')
  expect(await finished(ada.id)).toEqual(of('a bridge of tea', 'a lift of fog'))
})

/** Nothing is stored from now on but what becomes of lists, as where the page ends right after it. */
const storeRepliesOnly = () => {
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (...row) {
    if (this.name !== 'firecrest-submissions') throw new DOMException('The page has ended.', 'UnknownError')
    return put.apply(this, row)
  }
}

test('a problem does not come again without network where the page ended right after its list was sent', async () => {
  const { page, person: ada } = await begin('Grace', takeSyncAway)
  const first = await handInWithoutNetwork(page, 'a lamp of salt')
  await page.getByRole('link', { name: 'Back to Today' }).click()
  await line(page, 'Waiting for a connection: 1 session')
  await page.evaluate(storeRepliesOnly)
  await page.context().setOffline(false)
  await line(page, 'Synced')
  expect(await finished(ada.id)).toEqual(of('a lamp of salt'))

  await page.context().setOffline(true)
  await page.goto('/')
  await head(page, / lit$/)
  await page.getByText('1of 2', { exact: true }).waitFor()
  await page.getByText('1 Day Streak').waitFor()
  await page.getByRole('link', { name: 'Solve Problem' }).click()
  await firstBox(page).waitFor()
  expect(await problem(page)).not.toBe(first)
})
