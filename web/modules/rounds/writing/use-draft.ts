import { useEffect, useState } from 'react'
import { draftSaver, type KeptDraft } from './draft-saver.ts'
import { keyed } from './hand-in-key.ts'

/** A draft, saved on the device under its name while it changes. */
export function useDraft<D extends KeptDraft>(name: string, open: () => D) {
  const [draft, setDraft] = useState(open)
  const [isKept, setKept] = useState(true)
  const [saver] = useState(() => draftSaver<D>(name, setKept))

  useEffect(() => saver.save(draft), [saver, draft])
  useEffect(() => {
    // A phone may never come back from the background: both events are its last word.
    const flushHidden = () => document.visibilityState === 'hidden' && saver.flush()
    window.addEventListener('pagehide', saver.flush)
    document.addEventListener('visibilitychange', flushHidden)
    return () => {
      window.removeEventListener('pagehide', saver.flush)
      document.removeEventListener('visibilitychange', flushHidden)
      saver.flush()
    }
  }, [saver])

  return {
    draft,
    isKept,
    change: (part: (draft: D) => Partial<D>) => setDraft((now) => ({ ...now, ...part(now) })),
    /** The key for handing in this content, on the device before the first byte leaves. */
    keyFor(content: string): string {
      const next = keyed(draft, content)
      setDraft((now) => ({ ...now, key: next.key, keyOf: content }))
      saver.save(next)
      saver.flush()
      return next.key
    },
    discard: saver.discard,
  }
}
