import { useEffect, useState } from 'react'

const pause = 300

/** What is typed, and what is asked for once the typing rests, or at once by Enter. */
export function useSearch(onWanted: () => void) {
  const [typed, setTyped] = useState('')
  const [wanted, setWanted] = useState('')

  function ask() {
    const next = typed.trim()
    if (next === wanted) return
    setWanted(next)
    onWanted()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the clock anew.
  useEffect(() => {
    const timer = setTimeout(ask, pause)
    return () => clearTimeout(timer)
  }, [typed])

  return { typed, wanted, type: setTyped, now: ask }
}
