import { lazy, Suspense } from 'react'
import { useHintsWanted } from './use-hints-wanted.ts'
import type { Idea } from './writing/ideas.ts'
import './hint-switch.css'

const HintNotes = lazy(async () => ({ default: (await import('./hint-notes.tsx').catch(() => lost)).HintNotes }))
const lost = { HintNotes: (_: object) => <p>The hints did not load.</p> }

interface Props {
  ideas: readonly Idea[]
  roundId: string
  onHints: (hints: readonly (string | null)[]) => void
}

/** Hints are off until somebody wants them, and their word lists are not even fetched before. */
export function HintSwitch(writing: Props) {
  const [isOn, toggle] = useHintsWanted()
  return (
    <section className="hint-switch" aria-label="Hints while writing">
      <button type="button" className="btn line" aria-pressed={isOn} onClick={toggle}>
        Hints
      </button>
      {isOn && (
        <Suspense>
          <HintNotes {...writing} />
        </Suspense>
      )}
    </section>
  )
}
