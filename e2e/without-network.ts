import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { brokenColours, brokenRules } from './axe.ts'
import { head, type openProduct, phone } from './browser.ts'

/* What the tests of a device without network do and read. */

type Product = Awaited<ReturnType<typeof openProduct>>

export const withWorker = { ...phone, serviceWorkers: 'allow' } as const

export const submit = (page: Page) => page.getByRole('button', { name: 'Submit Solutions' }).click()
export const line = (page: Page, words: string | RegExp) =>
  page.locator('[data-part="strip"]').filter({ hasText: words }).waitFor()

/** Waits until the device has everything that it needs without network. */
export async function makeReady(page: Page) {
  await storeApp(page)
  await expect.poll(async () => (await rows(page, 'answers')).some(({ id }) => id === '["dayPasses"]')).toBe(true)
}

/** Waits until the worker has the code of the screens. */
export async function storeApp(page: Page) {
  await expect.poll(() => page.evaluate(holdsApp)).toBe(true)
}

async function holdsApp() {
  return (await caches.match('/privacy', { ignoreSearch: true })) !== undefined
}

interface Row {
  person: string
  id: string
  status?: string
  data?: unknown
}

/** What lies on the device, without making it by looking: the answers of the server, or the lists that it has not taken. */
export const rows = (page: Page, what: 'answers' | 'submissions'): Promise<Row[]> =>
  page.evaluate(readRows, `firecrest-${what}`)

async function readRows(name: string) {
  if (!(await indexedDB.databases()).some((each) => each.name === name)) return []
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await done(indexedDB.open(name))
  try {
    const read = database.transaction(name).objectStore(name)
    const [keys, found] = await Promise.all([done(read.getAllKeys()), done(read.getAll())])
    if (name === 'firecrest-submissions') return found.filter(({ status }) => status !== 'sent')
    return found.flatMap(({ queryHash, state }, at) =>
      queryHash ? [{ person: String(keys[at]).slice(0, -queryHash.length - 1), id: queryHash, data: state.data }] : [],
    )
  } finally {
    database.close()
  }
}

/** Somebody sits down at a browser; what the server has of them. */
export function peopleOf({ url, pool, signIn, open }: Product) {
  async function enter(page: Page, { cookie }: { cookie: string }) {
    const [name = '', value = ''] = cookie.split('=')
    await page.context().addCookies([{ name, value, url }])
  }

  /** Goes on once this device has what the person needs without network. */
  async function arrive(page: Page, person: { cookie: string }, name: string) {
    await enter(page, person)
    await page.goto('/')
    await head(page, new RegExp(name))
    await makeReady(page)
  }

  return {
    enter,
    arrive,
    /** Somebody new on a new device, whose pages run a script first. */
    async begin(name: string, script?: () => void) {
      const person = await signIn(name)
      const page = await open(withWorker)
      if (script) await page.addInitScript(script)
      await arrive(page, person, name)
      return { page, person }
    },
    finished: async (id: string) =>
      (
        await pool.query(
          'select day::text, text from solution join round on round.id = round_id where round.user_id = $1 order by text',
          [id],
        )
      ).rows,
  }
}

/** Only the pages send, not the worker: no route holds what it asks for, and it reads another clock than a test sets. */
export const takeSyncAway = () => Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync')

/** Finished without network some time ago; they wait where nothing else is said. */
export async function putUnsent(page: Page, unsent: readonly Record<string, unknown>[]) {
  await page.evaluate(async (lists) => {
    const opening = indexedDB.open('firecrest-submissions')
    opening.onupgradeneeded = () => void opening.result.createObjectStore('firecrest-submissions')
    await new Promise((opened) => {
      opening.onsuccess = opened
    })
    const change = opening.result.transaction('firecrest-submissions', 'readwrite')
    for (const each of lists)
      change.objectStore('firecrest-submissions').put({ status: 'queued', ...each }, `${each['person']} ${each['id']}`)
    await new Promise((done) => {
      change.oncomplete = done
    })
    opening.result.close()
  }, unsent)
}

/** In both themes: between them only the rules of colours can differ. */
export async function expectAccessible(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  const inDark = await brokenRules(page)
  await page.emulateMedia({ colorScheme: 'light' })
  expect({ inDark, inLight: await brokenColours(page) }).toEqual({ inDark: [], inLight: [] })
}
