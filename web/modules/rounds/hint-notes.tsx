import { everydayObjects } from '@app/content/everyday-objects'
import { thinkers } from '@app/content/thinkers'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import * as styles from './hint-switch.module.css'
import { findHints } from './idea-hints.ts'
import { type Idea, nonBlankIdeas } from './writing/ideas.ts'

/** Ideas of one's own before the first spark. */
const ownFirst = 3

interface Props {
  ideas: readonly Idea[]
  roundId: string
  /** Under each box; an empty list when hints are switched off. */
  onHints: (hints: readonly (string | null)[]) => void
}

export function HintNotes({ ideas, roundId, onHints }: Props) {
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
    <div className={styles.hintNotes}>
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
        {missing > 0 && <p>{`After ${ownFirst} ideas of your own.`}</p>}
        {sparks > 0 && missing <= 0 && <p key={sparks}>{sparkOf(roundId, sparks - 1)}</p>}
      </div>
    </div>
  )
}

/** After Osborn's checklist (1953) and Eberle's SCAMPER (1971). */
const verbs = [
  'What could you put in its place?',
  'What could you combine it with?',
  'What could you borrow from somewhere else?',
  'What could you make much bigger, or much smaller?',
  'Who else could use it, and for what?',
  'What could you take away?',
  'What if it went the other way round?',
]

const pick = <T,>(list: readonly T[], turn: number): T | undefined => list[turn % list.length]

/** An object, a verb and a thinker in turns. The id of the round decides where it begins. */
function sparkOf(roundId: string, turn: number): string {
  const start = Number.parseInt(roundId.slice(0, 6), 16) + Math.floor(turn / 3)
  if (turn % 3 === 0) return `What has this to do with: ${pick(everydayObjects, start)}?`
  if (turn % 3 === 1) return pick(verbs, start) ?? ''
  const thinker = pick(thinkers, start)
  return thinker ? `${thinker.name} would begin so: ${thinker.cta}` : ''
}
