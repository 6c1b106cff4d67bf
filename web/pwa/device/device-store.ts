import { onTabs, sendToTabs } from '../../api/tab-channel.ts'
import { forgetAnswers as forgetHere, whoIsHere } from '../../device/person-here.ts'
import { attempt, beginWith, commit, type Database, hasDatabase } from './database.ts'
import { forgetOtherNames } from './drafts.ts'
import type { Rows, StoredAnswer, UnsentCall } from './rows.ts'

type StoreName = keyof Rows

interface Held<Row> {
  row: Row
  /** Otherwise it lasts as long as the page. */
  isStored: boolean
}

/** What could not be stored, and the outbox as this page has last seen it. */
const held: { [Name in StoreName]: Map<string, Held<Rows[Name]>> } = { answers: new Map(), outbox: new Map() }
const nameOf = ({ person, id }: { person: string; id: string }) => `${person} ${id}`

function hold<Name extends StoreName>(name: Name, row: Rows[Name], isStored: boolean) {
  if (isStored && name === 'answers') held.answers.delete(nameOf(row))
  else held[name].set(nameOf(row), { row, isStored })
}

const isOf =
  (person: string | undefined) =>
  ({ row }: Held<{ person: string }>) =>
    person === undefined || row.person === person

beginWith(() => [...held.outbox.values()].map(({ row }) => row))

export const isOnlyInMemory = () => [...held.outbox.values()].some(({ isStored }) => !isStored)

const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}
onTabs('outbox-changed', notify)

/** Calls back after each change of the outbox, also by another tab or the service worker. */
export function onOutbox(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function outboxChanged() {
  notify()
  sendToTabs({ kind: 'outbox-changed' })
}

/** Whose answers are stored; null once the last person has left. Those that are still on their way are nobody's. */
let personHere: string | null | undefined
const isNobodys = (name: StoreName, { person }: { person: string }) =>
  name === 'answers' && personHere !== undefined && personHere !== person

/** Whether it is on the device; else it is in the memory of this page. */
export async function store<Name extends StoreName>(name: Name, row: Rows[Name]): Promise<boolean> {
  if (isNobodys(name, row)) return false
  const isStored = await attempt(async (database) => {
    const change = database.transaction(name, 'readwrite')
    await commit(change, [change.store.put(row)])
    return true
  })
  hold(name, row, isStored === true)
  if (name === 'outbox') outboxChanged()
  return isStored === true
}

const rangeOf = (person: string) => IDBKeyRange.bound([person], [person, []])

export async function storedFor<Name extends StoreName>(name: Name, person?: string): Promise<Rows[Name][]> {
  const rows = await attempt(async (database) => {
    const reading = database.transaction(name)
    const found = reading.store.getAll(person === undefined ? undefined : rangeOf(person))
    await commit(reading, [found])
    return found
  })
  if (rows && name === 'outbox') see(rows as UnsentCall[], person)
  const inMemory = [...held[name].values()].filter(isOf(person)).map(({ row }) => row)
  const stored = (rows ?? []) as Rows[Name][]
  return [...stored.filter((row) => !held[name].has(nameOf(row))), ...inMemory]
}

/** What could not be stored is newer than what is. */
function see(rows: readonly UnsentCall[], person: string | undefined) {
  for (const [name, each] of held.outbox) if (each.isStored && isOf(person)(each)) held.outbox.delete(name)
  for (const row of rows) if (!held.outbox.has(nameOf(row))) hold('outbox', row, true)
}

export async function remove(name: StoreName, those: readonly { person: string; id: string }[]) {
  for (const each of those) held[name].delete(nameOf(each))
  await attempt(async (database) => {
    const change = database.transaction(name, 'readwrite')
    await commit(
      change,
      those.map(({ person, id }) => change.store.delete([person, id])),
    )
    return true
  })
  if (name === 'outbox') outboxChanged()
}

interface Taken {
  reply: unknown
  /** What is stored beside the reply. */
  kept: readonly StoredAnswer[]
  left?: UnsentCall
}

/** The write leaves the outbox in the step that stores its reply: a page that ends in between finds one of the two. */
export async function replaceByReply(unsent: UnsentCall, { reply, kept, left }: Taken) {
  const { person, id, call } = unsent
  const key = [call, { id }]
  const rows: StoredAnswer[] = [{ person, id: JSON.stringify(key), key, data: reply, at: Date.now() }, ...kept]
  // Only beside other answers of its owner: nothing comes back after a sign-out.
  const isKnown = (await whoIsHere()) === person
  const replaceIn = async (database: Database, hasRoom: boolean) => {
    const change = database.transaction(['answers', 'outbox'], 'readwrite')
    const [answers, outbox] = [change.objectStore('answers'), change.objectStore('outbox')]
    const taken = left ? outbox.put(left) : outbox.delete([person, id])
    await commit(change, [taken, ...(isKnown && hasRoom ? rows.map((row) => answers.put(row)) : [])])
    return true
  }
  const isStored = await attempt((database) =>
    replaceIn(database, true).catch((error) => {
      if (error.name !== 'QuotaExceededError') throw error
      return replaceIn(database, false)
    }),
  )
  if (left) hold('outbox', left, isStored === true)
  else held.outbox.delete(nameOf(unsent))
  if (!isStored && isKnown) for (const row of rows) hold('answers', row, false)
  outboxChanged()
}

/** Removes what is here of other people. What they wrote stays. */
export async function forgetAnswers(except?: string) {
  await forgetHere(except)
  personHere = except ?? null
  forgetOtherNames(except)
  for (const [name, { row }] of held.answers) if (row.person !== except) held.answers.delete(name)
  if (!(await hasDatabase())) return
  await attempt(async (database) => {
    const change = database.transaction('answers', 'readwrite')
    const answers = change.store
    const others =
      except === undefined
        ? [undefined]
        : [IDBKeyRange.upperBound([except], true), IDBKeyRange.lowerBound([except, []], true)]
    await commit(
      change,
      others.map((range) => (range ? answers.delete(range) : answers.clear())),
    )
  })
}

export async function forgetPerson(person: string) {
  for (const rows of [held.answers, held.outbox])
    for (const [name, { row }] of rows) if (row.person === person) rows.delete(name)
  if (!(await hasDatabase())) return
  await attempt(async (database) => {
    const change = database.transaction(['answers', 'outbox'], 'readwrite')
    const own = rangeOf(person)
    await commit(change, [change.objectStore('answers').delete(own), change.objectStore('outbox').delete(own)])
  })
  outboxChanged()
}
