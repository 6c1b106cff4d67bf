import { useDeferredValue, useState } from 'react'
import { type Idea, writtenOf } from '../../writing/ideas.ts'
import { hintsOf } from './hints.ts'
import { sparkOf } from './sparks.ts'

/** Own ideas that come before any spark. */
const ownFirst = 3

/** Hints on what is written so far, and sparks for who asks for one. */
export function HintNotes({ ideas, roundId }: { ideas: readonly Idea[]; roundId: string }) {
  // Comparing waits for a pause in the typing.
  const written = useDeferredValue(ideas)
  const [sparks, setSparks] = useState(0)
  const missing = ownFirst - writtenOf(ideas).length
  return (
    <div className="hint-notes">
      <div role="status">
        {hintsOf(written.map(({ text }) => text)).map((hint) => (
          <p key={hint}>{hint}</p>
        ))}
      </div>
      <button
        type="button"
        className="link"
        aria-disabled={missing > 0}
        onClick={() => missing > 0 || setSparks(sparks + 1)}
      >
        Give me a spark
      </button>
      <p role="status">
        {missing > 0 && `After ${ownFirst} ideas of your own.`}
        {sparks > 0 && missing <= 0 && sparkOf(roundId, sparks - 1)}
      </p>
    </div>
  )
}
