import { useState } from 'react'
import { useUser } from '../../api/session.ts'
import { namesOnDevice, readJson, removeFromDevice, writeDevice } from '../../pwa/device-storage.ts'

/** A second look holds so many ideas. */
export const room = 5

/** Not under the name of the rounds' drafts: what is no such draft is removed there. */
const prefix = 'firecrest:second-look:'
/** A list can be looked at again on the day after, and no longer. */
const storedFor = 2 * 24 * 3_600_000

interface LookDraft {
  ideas: string[]
  /** In milliseconds. */
  savedAt: number
}

/**
 * What is written for a second look, stored on the device until it is handed in, for the person who wrote it. Five lines
 * are few enough to be saved at each keystroke.
 */
export function useLookDraft(roundId: string) {
  const name = `${prefix}${useUser()?.id}:${roundId}`
  const [ideas, setIdeas] = useState(() => openLook(name, Date.now()))
  function write(place: number, text: string) {
    const next = ideas.with(place, text)
    setIdeas(next)
    keepLook(name, { ideas: next, savedAt: Date.now() })
  }
  return { ideas, write, discard: () => removeFromDevice(name) }
}

/** The five lines as they were left. Removes what can no longer be handed in. */
export function openLook(name: string, now: number): string[] {
  for (const each of namesOnDevice(prefix)) if (savedAtOf(each) < now - storedFor) removeFromDevice(each)
  const left = readJson(name, isDraft)?.ideas ?? []
  return Array.from({ length: room }, (_, place) => left[place] ?? '')
}

function keepLook(name: string, draft: LookDraft) {
  if (draft.ideas.every((idea) => idea.trim() === '')) removeFromDevice(name)
  else writeDevice(name, JSON.stringify(draft))
}

const savedAtOf = (name: string) => readJson(name, isDraft)?.savedAt ?? Number.NEGATIVE_INFINITY

const isDraft = (draft: Partial<LookDraft> | null): draft is LookDraft =>
  typeof draft?.savedAt === 'number' &&
  Array.isArray(draft.ideas) &&
  draft.ideas.every((idea) => typeof idea === 'string')
