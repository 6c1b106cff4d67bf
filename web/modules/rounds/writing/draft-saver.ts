import { removeFromDevice, writeDevice } from '../../../pwa/device-storage.ts'
import type { Keyed } from './hand-in-key.ts'

/** What is written and not handed in yet, as the device keeps it. */
export interface KeptDraft extends Keyed {
  /** In milliseconds. */
  savedAt: number
}

/** How long a change may wait for the next one (ms). */
const batch = 250

/** Writes drafts under one name, a batch of keystrokes at a time. `onKept` hears whether the device took them. */
export function draftSaver<D extends KeptDraft>(name: string, onKept: (kept: boolean) => void) {
  let waiting: D | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  function flush() {
    clearTimeout(timer)
    timer = undefined
    if (!waiting || isOver) return
    onKept(writeDevice(name, JSON.stringify({ ...waiting, savedAt: Date.now() })))
    waiting = null
  }

  return {
    save(draft: D) {
      waiting = draft
      // Not put off by the next keystroke: somebody who types without a pause is saved too.
      timer ??= setTimeout(flush, batch)
    },
    flush,
    /** It is handed in: nothing of it stays, and nothing is written any more. */
    discard() {
      isOver = true
      clearTimeout(timer)
      removeFromDevice(name)
    },
  }
}
