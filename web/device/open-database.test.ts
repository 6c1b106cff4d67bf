import { clear, entries, get, set } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import { openObjectStore } from './open-database.ts'

interface Request {
  result?: object
  error?: DOMException
  onsuccess?: () => void
  onerror?: () => void
}

let opened: Request[]

/** A browser that opens its databases when the test says so. */
beforeEach(() => {
  opened = []
  const open = () => {
    const request: Request = {}
    opened.push(request)
    return request
  }
  vi.stubGlobal('indexedDB', { open })
})

const answer = (result: object, at = 0) => {
  Object.assign(opened[at] ?? {}, { result })
  opened[at]?.onsuccess?.()
}

async function after(ms: number, work: Promise<unknown>) {
  let isOver = false
  const end = () => {
    isOver = true
  }
  work.then(end, end)
  await vi.advanceTimersByTimeAsync(ms)
  return isOver
}

/** A transaction that ends as said; nothing ever comes of `undefined`. */
function transactionOf(end: 'completed' | Error | undefined, committed: string[] = []) {
  const error = end === 'completed' ? undefined : end
  const commit = () => committed.push('committed')
  const change: Transaction = { objectStoreNames: ['a'], commit, error, objectStore: () => store }
  const store = { transaction: change, put: () => undefined, clear: () => undefined, get: () => ({}) }
  const finish = () => (error ? change.onabort?.() : change.oncomplete?.())
  if (end) void Promise.resolve().then(finish)
  return change
}

interface Transaction {
  objectStoreNames: string[]
  commit: () => void
  error: Error | undefined
  objectStore: () => object
  onabort?: () => void
  oncomplete?: () => void
}

test('nobody waits longer than five seconds for a database that does not open, and nobody waits twice', async () => {
  vi.useFakeTimers()
  const storage = openObjectStore('a')
  const first = get('key', storage)
  expect(await after(4_999, first)).toBe(false)
  expect(await after(1, first)).toBe(true)
  expect(await after(0, entries(storage))).toBe(true)
})

test('a database that opens and then answers nothing is left after five seconds', async () => {
  vi.useFakeTimers()
  const read = get('key', openObjectStore('a'))
  answer({ transaction: () => transactionOf(undefined), close: () => undefined })
  expect(await after(4_999, read)).toBe(false)
  expect(await after(1, read)).toBe(true)
})

test('what is written is committed at once, so that a frozen page holds up no other', async () => {
  const committed: string[] = []
  const written = set('key', 1, openObjectStore('a'))
  answer({ transaction: () => transactionOf('completed', committed) })
  await written
  expect(committed).toEqual(['committed'])
})

test('a write that broke off is tried once more on a new connection', async () => {
  const closed: string[] = []
  const written = set('key', 1, openObjectStore('a'))
  const broken = new DOMException('It was closed.', 'AbortError')
  answer({ transaction: () => transactionOf(broken), close: () => closed.push('closed') })
  await expect.poll(() => opened).toHaveLength(2)
  answer({ transaction: () => transactionOf('completed') }, 1)
  await written
  expect(closed).toEqual(['closed'])
})

test('a full device refuses a write at once', async () => {
  const written = clear(openObjectStore('a'))
  answer({ transaction: () => transactionOf(new DOMException('Full.', 'QuotaExceededError')) })
  await expect(written).rejects.toThrow('Full.')
  expect(opened).toHaveLength(1)
})

test('a database that is deleted below an open page is closed there, and opened anew for the next write', async () => {
  const closed: string[] = []
  const storage = openObjectStore('a')
  const first = set('key', 1, storage)
  const database = { transaction: () => transactionOf('completed'), close: () => closed.push('closed') }
  answer(database)
  await first
  Reflect.get(database, 'onversionchange')()
  const second = set('key', 2, storage)
  answer({ transaction: () => transactionOf('completed') }, 1)
  await second
  expect([closed, opened.length]).toEqual([['closed'], 2])
})
