import type { RouteName } from '@app/contract/routes'
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import { databaseName } from '../device-storage.ts'

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
  /** Why the server did not take it; it is not sent again. */
  refused?: string
}

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
      for (const name of ['answers', 'outbox'] as const) database.createObjectStore(name, { keyPath: ['person', 'id'] })
    },
    // Another tab removes the database, or a newer build changes it.
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

/** Undefined where the browser stores nothing: a private window, a full disk, a database that has gone. */
async function attempt<T>(work: (database: IDBPDatabase<Shape>) => Promise<T>): Promise<T | undefined> {
  // A connection may have been closed behind our back; a new one may work.
  for (let tries = 0; tries < 2; tries++) {
    try {
      return await work(await open())
    } catch {
      opened = undefined
    }
  }
  return undefined
}

/** What could not be stored lasts as long as the page. */
const memory: { [Name in StoreName]: Map<string, Values[Name]> } = { answers: new Map(), outbox: new Map() }
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

/** Whether it is on the device; else it is in the memory of this page. */
export async function store<Name extends StoreName>(name: Name, value: Values[Name]): Promise<boolean> {
  const isStored = (await attempt((database) => database.put(name, value))) !== undefined
  if (isStored) memory[name].delete(nameOf(value))
  else memory[name].set(nameOf(value), value)
  if (name === 'outbox') outboxChanged()
  return isStored
}

/** Of one person, or of everybody. */
export async function storedFor<Name extends StoreName>(name: Name, person?: string): Promise<Values[Name][]> {
  const range = person === undefined ? undefined : IDBKeyRange.bound([person], [person, []])
  const stored = ((await attempt((database) => database.getAll(name, range))) ?? []) as Values[Name][]
  const inMemory = [...memory[name].values()].filter((each) => person === undefined || each.person === person)
  const taken = new Set(inMemory.map(nameOf))
  return [...stored.filter((each) => !taken.has(nameOf(each))), ...inMemory]
}

export async function remove(name: StoreName, those: readonly { person: string; id: string }[]) {
  for (const each of those) memory[name].delete(nameOf(each))
  await attempt(async (database) => {
    const change = database.transaction(name, 'readwrite')
    await Promise.all([...those.map(({ person, id }) => change.store.delete([person, id])), change.done])
    return true
  })
  if (name === 'outbox') outboxChanged()
}

const signedOut = 'signed out'

/** Tells the other tabs that their person is about to leave. */
export const announceSignOut = () => tabs?.postMessage(signedOut)

export const onSignOut = (listener: () => void) =>
  tabs?.addEventListener('message', ({ data }) => data === signedOut && listener())

/** Whether any of this is only in the memory of the page. */
export const isOnlyInMemory = () => memory.outbox.size > 0

/** Takes away what the server said to anybody but this person; without what somebody wrote, the whole database. */
export async function forgetAnswers(except?: string) {
  if (!(await hasDatabase())) return
  const [answers, unsent] = [await storedFor('answers'), await storedFor('outbox')]
  const those = answers.filter(({ person }) => person !== except)
  if (except !== undefined || unsent.length > 0) return remove('answers', those)
  memory.answers.clear()
  const database = await opened?.catch(() => undefined)
  opened = undefined
  database?.close()
  await deleteDB(databaseName).catch(() => undefined)
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
