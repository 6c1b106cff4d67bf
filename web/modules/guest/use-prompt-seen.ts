import { useEffect, useRef } from 'react'
import type { Track } from './track.ts'

/** Tells once that the prompt stood before somebody. */
export function usePromptSeen(track: Track) {
  const isTold = useRef(false)
  useEffect(() => {
    if (isTold.current) return
    isTold.current = true
    track('signup_prompt_view')
  }, [track])
}
