import { Flame } from 'lucide-react'
import { useRef, useState } from 'react'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import { useForm } from '../../ui/use-form.ts'
import { ClosedNote } from './closed-note.tsx'
import { HintSwitch } from './hint-switch.tsx'
import { ReportProblem } from './report-problem.tsx'
import type { Round } from './rounds.queries.ts'
import * as styles from './solve.module.css'
import { useHandIn } from './use-hand-in.ts'
import type { Drafted } from './use-round-draft.ts'
import { IdeaList } from './writing/idea-list.tsx'
import { LimitNote, SavedNote, VoiceNote } from './writing/notes.tsx'
import { useBoxes } from './writing/use-boxes.ts'

/** The boxes and the button: everything that is written, spoken and handed in. */
export function SolveWork({ round, drafted }: { round: Round; drafted: Drafted }) {
  const { draft, change, isKept } = drafted
  const { voice, onType, onSpread } = useBoxes(change)
  const { handIn, isPending, isClosed, canHandIn } = useHandIn(round, drafted)
  const [hints, setHints] = useState<readonly (string | null)[]>([])
  const submitButton = useRef<HTMLButtonElement>(null)

  const { form } = useForm({ isBusy: isPending, send: submit })

  function submit() {
    voice.hush()
    handIn()
  }

  return (
    <form className={styles.solveWork} {...form}>
      <IdeaList
        ideas={draft.ideas}
        hints={hints}
        isReadOnly={isPending || isClosed}
        voice={voice}
        submitButton={submitButton}
        onType={onType}
        onSpread={onSpread}
        tally={(struck, slots) => `${struck} of ${slots} slots struck`}
        onSubmit={submit}
      />
      <VoiceNote isMute={voice.isMute} />
      <HintSwitch ideas={draft.ideas} roundId={round.id} onHints={setHints} />
      <LimitNote ideas={draft.ideas} />
      {isClosed && <ClosedNote />}
      <div className={styles.solveFinish}>
        <div className={styles.solveActs} data-part="solve-acts">
          <button
            ref={submitButton}
            type="submit"
            className={`${buttons.btn} ${styles.btn} ${buttons.big} ${buttons.accent}`}
            disabled={!canHandIn}
          >
            Submit Solutions <Flame className={layout.i} />
          </button>
        </div>
        <SavedNote isKept={isKept} />
      </div>
      <ReportProblem roundId={round.id} />
    </form>
  )
}
