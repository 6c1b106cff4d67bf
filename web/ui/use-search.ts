import { useEffect, useState } from 'react'

const pause = 300

/** What is typed, and what is asked for once the typing rests, or at once by Enter. `wanted` is what is asked for now. */
export function useSearch(wanted: string, ask: (next: string) => void) {
  const [typed, setTyped] = useState(wanted)
  const [asked, setAsked] = useState(wanted)
  const [known, setKnown] = useState(wanted)
  if (known !== wanted) {
    setKnown(wanted)
    // Not asked for here: "Back" brings an earlier question, and the box follows.
    if (wanted !== asked) {
      setAsked(wanted)
      setTyped(wanted)
    }
  }

  function now() {
    const next = typed.trim()
    if (next === wanted) return
    setAsked(next)
    ask(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing, and an answer to it, start the clock anew.
  useEffect(() => {
    const timer = setTimeout(now, pause)
    return () => clearTimeout(timer)
  }, [typed, wanted])

  return { typed, type: setTyped, now }
}
