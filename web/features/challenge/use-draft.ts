import { useEffect, useState } from 'react'
import { type Draft, draftName, keyed, openDraft } from './draft.ts'
import { draftSaver } from './draft-saver.ts'

/** The draft of a round, saved on the device while it changes. */
export function useDraft(owner: { userId: string; roundId: string }, slots: number) {
  const [draft, setDraft] = useState(() => openDraft(owner, slots, Date.now()))
  const [isKept, setKept] = useState(true)
  const [saver] = useState(() => draftSaver(draftName(owner), setKept))

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
    change: (part: (draft: Draft) => Partial<Draft>) => setDraft((now) => ({ ...now, ...part(now) })),
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

export type Drafted = ReturnType<typeof useDraft>
