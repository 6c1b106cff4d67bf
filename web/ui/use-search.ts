import { useEffect, useState } from 'react'

const pauseMs = 300

/** Searches once typing rests, or at once by `now`. `current` is the search of the address. */
export function useSearch(current: string, search: (next: string) => void) {
  const [typed, setTyped] = useState(current)
  const [sent, setSent] = useState(current)
  const [previous, setPrevious] = useState(current)
  if (previous !== current) {
    setPrevious(current)
    // Not from here: "Back" brings an earlier search, and the box follows.
    if (current !== sent) {
      setSent(current)
      setTyped(current)
    }
  }

  function now() {
    const next = typed.trim()
    if (next === current) return
    setSent(next)
    search(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing and a new address restart the timer.
  useEffect(() => {
    const timer = setTimeout(now, pauseMs)
    return () => clearTimeout(timer)
  }, [typed, current])

  return { typed, type: setTyped, now }
}
