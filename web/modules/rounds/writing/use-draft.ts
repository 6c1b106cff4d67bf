import { useEffect, useState } from 'react'
import { onStopDraftSaving } from '../../../device/drafts.ts'
import { removeLocal, writeLocal } from '../../../device/local-storage.ts'

interface WithKey {
  /** The Idempotency-Key of the next attempt, and the content that it was used for. */
  key: string
  keyOf: string | null
}

export interface SavedDraft extends WithKey {
  /** Milliseconds. */
  savedAt: number
}

export const createIdempotencyKey = (): WithKey => ({ key: newKey(), keyOf: null })

/** An unused key is replaced: two tabs on one draft must not share it. */
export const withUnusedKey = <D extends WithKey>(draft: D): D =>
  draft.keyOf === null ? { ...draft, ...createIdempotencyKey() } : draft

export const isValidKeyState = ({ key, keyOf }: { key?: unknown; keyOf?: unknown }): boolean =>
  typeof key === 'string' && (keyOf === null || typeof keyOf === 'string')

/** The same content has the same key, so that a retry cannot count twice. */
function withKeyFor<D extends WithKey>(draft: D, content: string): D {
  if (draft.keyOf === content) return draft
  return { ...draft, keyOf: content, key: draft.keyOf === null ? draft.key : newKey() }
}

/** `randomUUID` is missing on plain http, where the app must work as well. */
function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function useDraft<D extends SavedDraft>(name: string, open: () => D) {
  const [draft, setDraft] = useState(open)
  const [isSaved, setSaved] = useState(true)
  const [saver] = useState(() => draftSaver<D>(name, setSaved))

  useEffect(() => saver.save(draft), [saver, draft])
  useEffect(() => {
    // A page in the background of a phone may never run again.
    const flushHidden = () => document.visibilityState === 'hidden' && saver.flush()
    window.addEventListener('pagehide', saver.flush)
    document.addEventListener('visibilitychange', flushHidden)
    const ignoreEnd = onStopDraftSaving(saver.stop)
    return () => {
      ignoreEnd()
      window.removeEventListener('pagehide', saver.flush)
      document.removeEventListener('visibilitychange', flushHidden)
      saver.flush()
    }
  }, [saver])

  return {
    draft,
    isSaved,
    change: (part: (draft: D) => Partial<D>) => setDraft((now) => ({ ...now, ...part(now) })),
    /** Stored before the first byte leaves. */
    keyFor(content: string): string {
      const next = withKeyFor(draft, content)
      setDraft((now) => ({ ...now, key: next.key, keyOf: content }))
      saver.save(next)
      saver.flush()
      return next.key
    },
    discard: saver.discard,
  }
}

const batchMs = 250

function draftSaver<D extends SavedDraft>(name: string, onSave: (isSaved: boolean) => void) {
  let waiting: D | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  function flush() {
    clearTimeout(timer)
    timer = undefined
    if (!waiting || isOver) return
    onSave(writeLocal(name, JSON.stringify({ ...waiting, savedAt: Date.now() })))
    waiting = null
  }

  function stop() {
    isOver = true
    clearTimeout(timer)
  }

  return {
    save(draft: D) {
      waiting = draft
      // Not put off by the next keystroke, so that typing without a pause is saved too.
      timer ??= setTimeout(flush, batchMs)
    },
    flush,
    stop,
    discard() {
      stop()
      removeLocal(name)
    },
  }
}
