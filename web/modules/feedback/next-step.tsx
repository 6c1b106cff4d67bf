import { sanitizeForDisplay, trimText } from '@app/domain/text/text'
import { useEffect, useId, useState } from 'react'
import { Link } from '../../router/link.tsx'
import { MarkedText } from '../../ui/marked-text.tsx'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { useForm } from '../../ui/use-form.ts'
import { findLengthFault } from '../rounds/writing/idea-limit.ts'
import { type FinishedRound, useDropStep, useRestoreStep, useTryStep } from './feedback.queries.ts'
import * as styles from './next-step.module.css'

type Coach = NonNullable<FinishedRound['coach']>
type Next = NonNullable<Coach['next']>

/** Whether the step that this session showed was met. */
export const LastStep = ({ last }: { last: NonNullable<Coach['last']> }) => (
  <h2 className={styles.last}>
    <SymbolDrawing name={last.outcome === 'did' ? 'match-lit' : 'match-new'} />
    <span>
      <span className="sr">Your step. </span>
      <MarkedText text={last.sentence} />
    </span>
  </h2>
)

const undoMs = 10_000

/** A step beside the outcome of another is the same one, missed. */
export const nextTitleOf = ({ last, next }: Coach) =>
  next?.id ? (last?.outcome === 'not_yet' ? 'Once more' : 'Next step') : 'Try this today'

/** One thing to do: a step for the next session, or an exercise, which nobody drops. */
export function NextStep({ round }: { round: FinishedRound }) {
  const [dropped, setDropped] = useState<{ stepId: string; shouldOfferSwitch: boolean } | null>(null)
  useEffect(() => {
    if (!dropped) return
    const timer = setTimeout(() => setDropped(null), undoMs)
    return () => clearTimeout(timer)
  }, [dropped])
  const { coach } = round
  if (dropped) return <Dropped {...dropped} onRestored={() => setDropped(null)} />
  return (
    coach?.next && <NextCard key={coach.next.id} title={nextTitleOf(coach)} next={coach.next} onDropped={setDropped} />
  )
}

interface CardProps {
  title: string
  next: Next
  onDropped: (step: { stepId: string; shouldOfferSwitch: boolean }) => void
}

function NextCard({ title, next: { id, lead, line, why, tryText }, onDropped }: CardProps) {
  const head = useId()
  const [isAsked, setAsked] = useState(false)
  const drop = useDropStep()
  return (
    <section className={`${styles.next} label onBlock`} aria-labelledby={head}>
      <h2 id={head}>{title}</h2>
      <p className={`disp ${styles.line}`}>
        <MarkedText text={line} />
      </p>
      {lead !== '' && (
        <p className={styles.lead}>
          <MarkedText text={lead} />
        </p>
      )}
      {id && (
        <p className={styles.acts}>
          <button type="button" className="link" aria-expanded={isAsked} onClick={() => setAsked(!isAsked)}>
            Why?
          </button>
          <button
            type="button"
            className="link"
            onClick={() =>
              drop.isPending ||
              drop.mutate(id, {
                onSuccess: ({ shouldOfferSwitch }) => onDropped({ stepId: id, shouldOfferSwitch }),
              })
            }
          >
            Drop this step
          </button>
        </p>
      )}
      {id && isAsked && (
        <div className={styles.why}>
          {why.map((sentence) => (
            <p key={sentence}>
              <MarkedText text={sentence} />
            </p>
          ))}
          {tryText === null ? <TryBox stepId={id} /> : <p dir="auto">{`“${sanitizeForDisplay(tryText)}”`}</p>}
        </div>
      )}
    </section>
  )
}

function TryBox({ stepId }: { stepId: string }) {
  const box = useId()
  const [text, setText] = useState('')
  const attempt = useTryStep(stepId)
  const fault = findLengthFault(text)
  const canAdd = trimText(text) !== '' && fault === null && !attempt.isPending
  const { form } = useForm({ isBusy: attempt.isPending, send: () => canAdd && attempt.mutate(trimText(text)) })
  return (
    <form className={styles.attempt} {...form}>
      <label htmlFor={box}>Try it on this list</label>
      <input
        id={box}
        className="input"
        dir="auto"
        value={text}
        aria-invalid={fault !== null || undefined}
        readOnly={attempt.isPending}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="link" aria-disabled={!canAdd}>
        Add
      </button>
    </form>
  )
}

function Dropped({
  stepId,
  shouldOfferSwitch,
  onRestored,
}: {
  stepId: string
  shouldOfferSwitch: boolean
  onRestored: () => void
}) {
  const restore = useRestoreStep()
  const undo = useFocusIfLost<HTMLButtonElement>(true)
  return (
    <div className={styles.dropped} role="status">
      <span>Dropped.</span>
      <button
        type="button"
        className="link"
        ref={undo}
        onClick={() => restore.isPending || restore.mutate(stepId, { onSuccess: onRestored })}
      >
        Undo
      </button>
      {shouldOfferSwitch && (
        <span>
          <span>You can turn the coach off in </span>
          <Link className="link" to="/settings">
            Settings
          </Link>
          <span>.</span>
        </span>
      )}
    </div>
  )
}
