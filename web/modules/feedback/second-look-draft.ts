import { isBlank } from '@app/domain/text/text'
import { useState } from 'react'
import { useUser } from '../../api/session.ts'
import { listLocalKeys, readLocalJson, removeLocal, writeLocal } from '../../device/local-storage.ts'

export const maxSecondLookIdeas = 5

/** Another prefix than that of rounds, whose drafts are removed on other terms. */
const prefix = 'firecrest:second-look:'
/** A second look is possible on the day after only. */
const draftMaxAgeMs = 2 * 24 * 3_600_000

interface LookDraft {
  ideas: string[]
  /** Milliseconds. */
  savedAt: number
}

export function useSecondLookDraft(roundId: string) {
  const name = `${prefix}${useUser()?.id}:${roundId}`
  const [ideas, setIdeas] = useState(() => openSecondLookDraft(name, Date.now()))
  function write(place: number, text: string) {
    const next = ideas.with(place, text)
    setIdeas(next)
    storeLook(name, { ideas: next, savedAt: Date.now() })
  }
  return { ideas, write, discard: () => removeLocal(name) }
}

/** Removes drafts that can no longer be handed in. */
export function openSecondLookDraft(name: string, now: number): string[] {
  for (const each of listLocalKeys(prefix)) if (savedAtOf(each) < now - draftMaxAgeMs) removeLocal(each)
  const left = readLocalJson(name, isDraft)?.ideas ?? []
  return Array.from({ length: maxSecondLookIdeas }, (_, place) => left[place] ?? '')
}

function storeLook(name: string, draft: LookDraft) {
  if (draft.ideas.every(isBlank)) removeLocal(name)
  else writeLocal(name, JSON.stringify(draft))
}

const savedAtOf = (name: string) => readLocalJson(name, isDraft)?.savedAt ?? Number.NEGATIVE_INFINITY

const isDraft = (draft: Partial<LookDraft> | null): draft is LookDraft =>
  typeof draft?.savedAt === 'number' &&
  Array.isArray(draft.ideas) &&
  draft.ideas.every((idea) => typeof idea === 'string')
