import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import * as styles from './hint-switch.module.css'
import { findHints } from './idea-hints.ts'
import { type Idea, nonBlankIdeas } from './writing/ideas.ts'

/** Ideas of one's own before the first spark. */
const ownFirst = 3

interface Props {
  ideas: readonly Idea[]
  /** What leads from line to line in the example of the technique. */
  moves: readonly string[]
  /** Under each box; an empty list when hints are switched off. */
  onHints: (hints: readonly (string | null)[]) => void
}

export function HintNotes({ ideas, moves, onHints }: Props) {
  // Comparing waits for a pause in the typing.
  const written = useDeferredValue(ideas)
  const hints = useMemo(() => findHints(written.map(({ text }) => text)), [written])
  useEffect(() => {
    onHints(hints)
    return () => onHints([])
  }, [hints, onHints])
  const [sparks, setSparks] = useState(0)
  const missing = ownFirst - nonBlankIdeas(ideas).length
  return (
    <section className={styles.hintNotes} aria-label="Hints while you write">
      <button
        type="button"
        className="link"
        aria-disabled={missing > 0}
        onClick={() => missing > 0 || setSparks(sparks + 1)}
      >
        Give me a spark
      </button>
      {/* One live region; it announces new hints, which stand under their boxes as well. */}
      <div role="status" aria-atomic="false">
        {[...new Set(hints)].map(
          (hint) =>
            hint && (
              <p key={hint} className="sr">
                {hint}
              </p>
            ),
        )}
        {missing > 0 && <p>{`Write ${ownFirst} of your own first.`}</p>}
        {sparks > 0 && missing <= 0 && <p key={sparks}>{moves[(sparks - 1) % moves.length]}</p>}
      </div>
    </section>
  )
}
