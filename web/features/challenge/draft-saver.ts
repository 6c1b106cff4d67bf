import { removeFromDevice } from './device-storage.ts'
import { type Draft, keepDraft } from './draft.ts'

/** How long a change may wait for the next one (ms). */
const batch = 250

/** Writes drafts under one name, a batch of keystrokes at a time. `onKept` hears whether the device took them. */
export function draftSaver(name: string, onKept: (kept: boolean) => void) {
  let waiting: Draft | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  function flush() {
    clearTimeout(timer)
    timer = undefined
    if (!waiting || isOver) return
    onKept(keepDraft(name, { ...waiting, savedAt: Date.now() }))
    waiting = null
  }

  return {
    save(draft: Draft) {
      waiting = draft
      // Not put off by the next keystroke: somebody who types without a pause is saved too.
      timer ??= setTimeout(flush, batch)
    },
    flush,
    /** The round is handed in: nothing of it stays, and nothing is written any more. */
    discard() {
      isOver = true
      clearTimeout(timer)
      removeFromDevice(name)
    },
  }
}
