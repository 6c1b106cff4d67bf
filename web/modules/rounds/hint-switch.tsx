import { lazy, Suspense } from 'react'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as styles from './hint-switch.module.css'
import * as solve from './solve.module.css'
import { useHintsWanted } from './use-hints-wanted.ts'
import type { Idea } from './writing/ideas.ts'

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
    <section className={`${styles.hintSwitch} ${solve.hintSwitch}`} aria-label="Hints while writing">
      <button
        type="button"
        className={`${buttons.btn} ${styles.btn} ${buttons.line}`}
        aria-pressed={isOn}
        onClick={toggle}
      >
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
