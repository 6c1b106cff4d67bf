import { isBlank } from '@app/domain/text/text'
import { listLocalKeys, readLocalJson, removeLocal } from './local-storage.ts'

/** What a person wrote here and has not handed in, of whichever kind. */
export interface UnsentDraft {
  name: string
  at: number
  texts: readonly string[]
}

interface Stored {
  problem?: unknown
  ideas: readonly unknown[]
  savedAt: number
}

const isDraft = (stored: Partial<Stored> | null): stored is Stored =>
  Array.isArray(stored?.ideas) && typeof stored.savedAt === 'number'

const textOf = (idea: unknown) => (typeof idea === 'object' && idea && 'text' in idea ? idea.text : idea)

const deviceKeysOf = (person: string) => listLocalKeys('firecrest:').filter((name) => name.split(':').includes(person))

export const draftsOf = (person: string): UnsentDraft[] => deviceKeysOf(person).flatMap(readDraft)

function readDraft(name: string): UnsentDraft[] {
  const stored = readLocalJson(name, isDraft)
  const written = stored ? [stored.problem, ...stored.ideas.map(textOf)] : []
  const texts = written.filter((text): text is string => typeof text === 'string' && !isBlank(text))
  return stored && texts.length > 0 ? [{ name, at: stored.savedAt, texts }] : []
}

/** What it has without their name: where they travelled, and whose plate comes next. */
const unnamedKeys = () => [...listLocalKeys('zone-offer:'), ...listLocalKeys('firecrest:plate')]

/** All that this browser has by the name of the person, but for what stays locked. */
export function clearDeviceKeys(person: string, locked: readonly UnsentDraft[] = []) {
  const stays = new Set(locked.map(({ name }) => name))
  for (const name of [...deviceKeysOf(person), ...unnamedKeys()]) if (!stays.has(name)) removeLocal(name)
}

/**
 * A session that ended by itself asked nobody: of other people only what is not handed in stays, locked, and that this
 * browser took notifications, which go on when they sign in again.
 */
export function clearDeviceKeysOfOthers(person?: string) {
  const ofPeople = listLocalKeys('firecrest:').filter((name) => /:.+:/.test(name) && !name.includes(':push:'))
  const others = ofPeople.filter((name) => !person || !name.split(':').includes(person))
  for (const name of [...others, ...(person ? [] : unnamedKeys())]) if (readDraft(name).length === 0) removeLocal(name)
}

const left = 'person-left'

/** After a sign-out this page stores no draft any more: what is on its way would lie there for the next person. */
export const stopDraftSaving = () => void dispatchEvent(new Event(left))

export function onStopDraftSaving(stop: () => void) {
  addEventListener(left, stop)
  return () => removeEventListener(left, stop)
}
