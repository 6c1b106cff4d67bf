import { formPlurals } from '@app/domain/rounds/problem-form'
import { useMutation } from '@tanstack/react-query'
import { Check, Flag, Flame } from 'lucide-react'
import { type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { api } from '../../api/api.ts'
import { showError, tryAgainMessage } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { useForm } from '../../ui/use-form.ts'
import { HintSwitch, LazyHintNotes, useHintsWanted } from './hint-switch.tsx'
import { type RoundDraft, withLitMatch } from './round-draft.ts'
import * as styles from './solve.module.css'
import type { OpenRound, QueuedReply } from './submission/queue-submission.ts'
import type { SubmissionState } from './submission/use-submission.ts'
import { IdeaList } from './writing/idea-list.tsx'
import { isBlankIdea } from './writing/ideas.ts'
import { useIdeaBoxes } from './writing/use-idea-boxes.ts'
import { LimitNote, SavedNote, VoiceNote } from './writing/writing-notes.tsx'

/** The round is over elsewhere; the text can still be copied. */
function ClosedNote() {
  const note = useRef<HTMLDivElement>(null)
  // The button that was pressed is off now, and on a phone the note would lie behind its bar.
  useEffect(() => {
    if (document.activeElement?.matches('body, :disabled')) note.current?.focus()
  }, [])
  return (
    <div className={`note ${styles.closedNote}`} role="alert" tabIndex={-1} ref={note}>
      <span aria-hidden="true" />
      <div>
        <p>
          You’ve already submitted this problem somewhere else, or it’s over seven days old. This list wasn’t sent, so
          copy what you want to keep.
        </p>
        <p className="row">
          <a className="btn" href="/solve">
            Next Problem
          </a>
          <a className="btn line" href="/">
            Back to Today
          </a>
        </p>
      </div>
    </div>
  )
}

/** Seen only where the code of the next screen, which says more, did not come. */
const LaterNote = ({ isStored }: Pick<QueuedReply, 'isStored'>) => (
  <p className={`note ${styles.closedNote}`} role="status">
    <span>
      {`Saved. We’ll send it once you’re online. ${isStored ? 'You can close the app.' : 'Keep this page open until then.'}`}
    </span>
  </p>
)

/** The first that nobody has written in. */
export const focusFirstBox = (options?: FocusOptions) =>
  document.querySelector<HTMLTextAreaElement>('main textarea[data-blank]')?.focus(options)

/** Those who can type at once do so. On a touch screen the keyboard would rise over what is to be read. */
function useFirstBox() {
  useEffect(() => {
    const canType = matchMedia('(hover: hover) and (pointer: fine)').matches
    if (canType && document.activeElement?.matches('body, h1, main')) focusFirstBox({ preventScroll: true })
  }, [])
}

interface Props {
  round: OpenRound
  roundDraft: RoundDraft
  submissionState: SubmissionState
  /** What a spark says; null where the session has help already. */
  hintMoves: readonly string[] | null
  aboutIds: string
}

export function SolveWork({ round, roundDraft, submissionState, hintMoves, aboutIds }: Props) {
  const { draft, change, isSaved } = roundDraft
  const { voice, onType, onSpread } = useIdeaBoxes((part) => change((now) => withLitMatch({ ...now, ...part(now) })))
  const { handIn, isPending, isClosed, canSubmit, later } = submissionState
  const [hints, setHints] = useState<readonly (string | null)[]>([])
  const [areHintsOn, toggleHints] = useHintsWanted()
  const submitButton = useRef<HTMLButtonElement>(null)

  const { form } = useForm({ isBusy: isPending, send: submit })
  useFirstBox()

  function submit() {
    voice.hush()
    handIn()
  }

  return (
    <form className={styles.solveWork} {...form}>
      <IdeaList
        aboutIds={aboutIds}
        aside={hintMoves && <HintSwitch isOn={areHintsOn} onToggle={toggleHints} />}
        form={round.form}
        ideas={draft.ideas}
        slots={round.slots}
        hints={hints}
        isReadOnly={isPending || isClosed || later !== null}
        voice={voice}
        submitButton={submitButton}
        onType={onType}
        onSpread={onSpread}
        tally={(written, slots) => `${written} of ${slots} ${formPlurals[round.form]}`}
        onSubmit={submit}
      />
      {hintMoves && areHintsOn && (
        <Suspense>
          <LazyHintNotes ideas={draft.ideas} moves={hintMoves} onHints={setHints} />
        </Suspense>
      )}
      <VoiceNote voice={voice} />
      <LimitNote ideas={draft.ideas} slots={round.slots} form={round.form} />
      {isClosed && <ClosedNote />}
      {later && <LaterNote isStored={later.isStored} />}
      <div className={styles.solveActs} data-part="solve-acts" data-saved={isSaved || undefined}>
        <Button ref={submitButton} type="submit" kind="accent" size="big" disabled={!canSubmit}>
          Submit Solutions <Flame className="i" />
        </Button>
        <SavedNote isSaved={isSaved} isWritten={!draft.ideas.every(isBlankIdea)} />
      </div>
    </form>
  )
}

const pressAgain = 'Press again to report'

/** The round goes on; what a report does depends on the problem and on who reports (server, report-problem). */
export function ReportProblem({ roundId }: { roundId: string }) {
  const [isAsked, setAsked] = useState(false)
  const report = useMutation({
    mutationFn: () => api.reportProblem({ body: { problemId: roundId } }),
    networkMode: 'always',
    onError: (error) => showError(error, tryAgainMessage),
  })
  const note = useFocusIfLost<HTMLParagraphElement>(report.isSuccess)
  if (report.isSuccess)
    return (
      <p className={styles.report} role="status" tabIndex={-1} ref={note}>
        <Check className="i" /> Thanks for reporting it. You can still solve it.
      </p>
    )
  const press = ({ detail, currentTarget }: MouseEvent<HTMLElement>) => {
    if (!isAsked) {
      setAsked(true)
      // Not each browser focuses a button that is pressed, and leaving it takes the question back.
      currentTarget.focus()
    }
    // The second press of a double click is not meant.
    else if (detail < 2 && !report.isPending) report.mutate()
  }
  return (
    <>
      <button
        type="button"
        className={`link ${styles.report}`}
        aria-disabled={report.isPending}
        onClick={press}
        onBlur={() => setAsked(false)}
      >
        <Flag className="i" /> <span>{isAsked ? pressAgain : 'Report this problem'}</span>
      </button>
      <span className="sr" role="status">
        <span>{isAsked ? pressAgain : ''}</span>
      </span>
    </>
  )
}
