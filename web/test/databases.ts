/* The databases of a browser, as far as `web/device/open-database.ts` uses them: jsdom has none. */

const contents = new Map<string, Map<IDBValidKey, unknown>>()

let isDenied = false

/** As in a private window, until the test is over. */
export const denyDatabases = () => {
  isDenied = true
}

export const emptyDatabases = () => {
  isDenied = false
  for (const rows of contents.values()) rows.clear()
}

interface Pending {
  result: unknown
  onsuccess?: () => void
  oncomplete?: () => void
  onupgradeneeded?: () => void
}

function soon(result: unknown): Pending {
  const request: Pending = { result }
  void Promise.resolve().then(() => {
    request.onupgradeneeded?.()
    request.onsuccess?.()
    request.oncomplete?.()
  })
  return request
}

function open(name: string) {
  const rows = contents.get(name) ?? new Map<IDBValidKey, unknown>()
  contents.set(name, rows)
  function transaction() {
    if (isDenied) throw new DOMException('Denied.', 'SecurityError')
    const change = Object.assign(soon(undefined), { objectStoreNames: [name], commit: () => undefined })
    const store = {
      transaction: change,
      get: (key: IDBValidKey) => soon(structuredClone(rows.get(key))),
      getAll: () => soon(structuredClone([...rows.values()])),
      getAllKeys: () => soon([...rows.keys()]),
      put: (row: unknown, key: IDBValidKey) => soon(void rows.set(key, structuredClone(row))),
      delete: (key: IDBValidKey) => soon(void rows.delete(key)),
      clear: () => soon(rows.clear()),
    }
    return Object.assign(change, { objectStore: () => store })
  }
  return soon({ transaction, createObjectStore: () => undefined, close: () => undefined })
}

export const databases = { open, databases: async () => [...contents.keys()].map((name) => ({ name })) }
