import type { RouteName } from '@app/contract/routes'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

const databaseName = 'firecrest'

/** An answer as it was when the server last gave it. */
export interface StoredAnswer {
  person: string
  id: string
  key: readonly unknown[]
  data: unknown
  /** Milliseconds. */
  at: number
}

/** A write that the server has not answered yet, or has refused. */
export interface UnsentCall {
  person: string
  /** The Idempotency-Key. */
  id: string
  call: RouteName
  body: Record<string, unknown>
  /** When it was finished, by the clock of the device (ms). */
  at: number
  /** What it is about, as its owner reads it. */
  about: { id: string; day: string; title: string; texts: readonly string[] }
  /** Why the server did not take it; it is not sent again by itself. */
  refused?: string
  refusedCode?: string
  /** Why the server took it into the history only. It stays until its owner has read that. */
  notCounted?: string
}

export const isWaiting = ({ refused, notCounted }: UnsentCall) => refused === undefined && notCounted === undefined

interface Shape extends DBSchema {
  answers: { key: [person: string, id: string]; value: StoredAnswer }
  outbox: { key: [person: string, id: string]; value: UnsentCall }
}

interface Values {
  answers: StoredAnswer
  outbox: UnsentCall
}
type StoreName = keyof Values

let opened: Promise<IDBPDatabase<Shape>> | undefined

function open() {
  opened ??= openDB<Shape>(databaseName, 1, {
    upgrade(database) {
      for (const name of ['answers', 'outbox'] as const) {
        const made = database.createObjectStore(name, { keyPath: ['person', 'id'] })
        // Somebody has deleted the database below an open page: what waits goes on from the page's memory.
        if (name === 'outbox') for (const unsent of seen.values()) made.put(unsent).catch(() => undefined)
      }
    },
    // A newer build changes the database.
    blocking: (_, __, event) => {
      opened = undefined
      ;(event.target as IDBDatabase | null)?.close()
    },
    terminated: () => {
      opened = undefined
    },
  })
  return opened
}

let isClosed = false

/** Whether the browser gives no database at all, as in some private windows. */
export const storesNothing = () => isClosed

/** Undefined where the browser does not store it: a private window, a full disk, a database that has gone. */
async function attempt<T>(work: (database: IDBPDatabase<Shape>) => Promise<T>): Promise<T | undefined> {
  for (let tries = 0; tries < 2; tries++) {
    const database = await connect()
    if (!database) return undefined
    try {
      return await work(database)
    } catch (error) {
      // A connection that was closed behind our back, before the write or in the middle; a new one may work.
      if (!(error instanceof Error && ['InvalidStateError', 'AbortError'].includes(error.name))) return undefined
      if ((await opened?.catch(() => undefined)) === database) opened = undefined
      database.close()
    }
  }
  return undefined
}

async function connect() {
  try {
    const database = await open()
    isClosed = false
    return database
  } catch {
    opened = undefined
    isClosed = true
    return undefined
  }
}

/** What could not be stored lasts as long as the page. */
const memory: { [Name in StoreName]: Map<string, Values[Name]> } = { answers: new Map(), outbox: new Map() }
/** The outbox as this page has last seen it. */
const seen = new Map<string, UnsentCall>()
const nameOf = ({ person, id }: { person: string; id: string }) => `${person} ${id}`

const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('firecrest-device')
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}
tabs?.addEventListener('message', tell)

/** Calls back after each change of the outbox, also by another tab or the service worker. */
export function onOutbox(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function outboxChanged() {
  tell()
  tabs?.postMessage('outbox')
}

/** Whose answers are stored; null once the last person has left. Those that are still on their way are nobody's. */
let personHere: string | null | undefined
const isNobodys = (name: StoreName, { person }: { person: string }) =>
  name === 'answers' && personHere !== undefined && personHere !== person

/** Whether it is on the device; else it is in the memory of this page. */
export async function store<Name extends StoreName>(name: Name, value: Values[Name]): Promise<boolean> {
  if (isNobodys(name, value)) return false
  const isStored = (await attempt((database) => database.put(name, value))) !== undefined
  if (isStored) memory[name].delete(nameOf(value))
  else memory[name].set(nameOf(value), value)
  if (name === 'outbox') {
    seen.set(nameOf(value), value as UnsentCall)
    outboxChanged()
  }
  return isStored
}

const rangeOf = (person: string) => IDBKeyRange.bound([person], [person, []])

/** Of one person, or of everybody. */
export async function storedFor<Name extends StoreName>(name: Name, person?: string): Promise<Values[Name][]> {
  const isOwn = (each: { person: string }) => person === undefined || each.person === person
  const rows = await attempt((database) => database.getAll(name, person === undefined ? undefined : rangeOf(person)))
  if (rows && name === 'outbox') see(rows as UnsentCall[], isOwn)
  const stored = (rows ?? (name === 'outbox' ? [...seen.values()].filter(isOwn) : [])) as Values[Name][]
  const inMemory = [...memory[name].values()].filter(isOwn)
  const taken = new Set(inMemory.map(nameOf))
  return [...stored.filter((each) => !taken.has(nameOf(each))), ...inMemory]
}

function see(rows: readonly UnsentCall[], isOwn: (each: UnsentCall) => boolean) {
  for (const [name, each] of seen) if (isOwn(each)) seen.delete(name)
  for (const each of rows) seen.set(nameOf(each), each)
}

export async function remove(name: StoreName, those: readonly { person: string; id: string }[]) {
  for (const each of those) {
    memory[name].delete(nameOf(each))
    if (name === 'outbox') seen.delete(nameOf(each))
  }
  await attempt(async (database) => {
    const change = database.transaction(name, 'readwrite')
    await Promise.all([...those.map(({ person, id }) => change.store.delete([person, id])), change.done])
    return true
  })
  if (name === 'outbox') outboxChanged()
}

/** Whether any of this is only in the memory of the page. */
export const isOnlyInMemory = () => memory.outbox.size > 0

/** Takes away what the server said to anybody but this person. What somebody wrote stays. */
export async function forgetAnswers(except?: string) {
  personHere = except ?? null
  for (const each of memory.answers.values()) if (each.person !== except) memory.answers.delete(nameOf(each))
  if (!(await hasDatabase())) return
  await attempt(async (database) => {
    const { store: answers, done } = database.transaction('answers', 'readwrite')
    const others =
      except === undefined
        ? [undefined]
        : [IDBKeyRange.upperBound([except], true), IDBKeyRange.lowerBound([except, []], true)]
    await Promise.all([...others.map((range) => (range ? answers.delete(range) : answers.clear())), done])
  })
}

/** Everything of one person, and nothing of anybody else. */
export async function forgetPerson(person: string) {
  for (const name of ['answers', 'outbox'] as const)
    for (const each of memory[name].values()) if (each.person === person) memory[name].delete(nameOf(each))
  see([], (each) => each.person === person)
  if (!(await hasDatabase())) return
  await attempt(async (database) => {
    const change = database.transaction(['answers', 'outbox'], 'readwrite')
    const own = rangeOf(person)
    await Promise.all([
      change.objectStore('answers').delete(own),
      change.objectStore('outbox').delete(own),
      change.done,
    ])
  })
  outboxChanged()
}

/** Without making one by looking. */
async function hasDatabase() {
  if (opened) return true
  try {
    return (await indexedDB.databases()).some(({ name }) => name === databaseName)
  } catch {
    return true
  }
}

export const personId = '["currentUser"]'

/** Whether the app has something to show without network. */
export async function hasStoredPerson(): Promise<boolean> {
  if (!(await hasDatabase())) return false
  return (await storedFor('answers')).some(({ id }) => id === personId)
}
