import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import * as styles from './hint-switch.module.css'
import { hintsOf } from './hints.ts'
import { sparkOf } from './sparks.ts'
import { type Idea, nonBlank } from './writing/ideas.ts'

/** Own ideas that come before any spark. */
const ownFirst = 3

interface Props {
  ideas: readonly Idea[]
  roundId: string
  /** What stands under each box; nothing any more when hints are switched off. */
  onHints: (hints: readonly (string | null)[]) => void
}

/** Hints on what is written so far, and sparks for who asks for one. */
export function HintNotes({ ideas, roundId, onHints }: Props) {
  // Comparing waits for a pause in the typing.
  const written = useDeferredValue(ideas)
  const hints = useMemo(() => hintsOf(written.map(({ text }) => text)), [written])
  useEffect(() => {
    onHints(hints)
    return () => onHints([])
  }, [hints, onHints])
  const [sparks, setSparks] = useState(0)
  const missing = ownFirst - nonBlank(ideas).length
  return (
    <div className={styles.hintNotes}>
      <button
        type="button"
        className={`${buttons.link} ${styles.link}`}
        aria-disabled={missing > 0}
        onClick={() => missing > 0 || setSparks(sparks + 1)}
      >
        Give me a spark
      </button>
      {/* One voice for all that is said; of the hints, which everybody else sees under their boxes, only a new one. */}
      <div role="status" aria-atomic="false">
        {[...new Set(hints)].map(
          (hint) =>
            hint && (
              <p key={hint} className={layout.sr}>
                {hint}
              </p>
            ),
        )}
        {missing > 0 && <p>{`After ${ownFirst} ideas of your own.`}</p>}
        {sparks > 0 && missing <= 0 && <p key={sparks}>{sparkOf(roundId, sparks - 1)}</p>}
      </div>
    </div>
  )
}
