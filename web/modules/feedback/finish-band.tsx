import type { ProblemForm } from '@app/domain/rounds/problem-form'
import { capitalize, countInWords } from '@app/domain/text/number-words'
import { Check } from 'lucide-react'
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useId, useState } from 'react'
import { useUser } from '../../api/session.ts'
import * as styles from './finish-band.module.css'
import { endFinish, readFinish } from './finish-state.ts'
import { MatchRow } from './match-row.tsx'

interface Props {
  roundId: string
  form: ProblemForm
  count: number
  /** The server has it. */
  isTaken?: boolean
  /** There is no network, so nothing is lit. */
  isUnlit?: boolean
  /** The list waits on this device for network: for which day, and what else is to be said. */
  kept?: { saved: string; says: ReactNode } | null
  head?: RefObject<HTMLHeadingElement | null>
}

/** What was just handed in, before anything is said of it: its ideas, lit, and the streak. */
export function FinishBand(props: Props) {
  const { roundId, form, count, isTaken = false, kept = null, isUnlit = kept !== null, head } = props
  const id = useId()
  const streak = useUser()?.streak ?? 0
  const [begun] = useState(() => readFinish(roundId))
  const isShown = useShown(begun === null, isTaken)
  return (
    <section
      className={`${styles.band} onBlock`}
      aria-labelledby={id}
      style={{ '--since': `${Math.round(begun?.since ?? 0)}ms` } as CSSProperties}
      data-shown={isShown || undefined}
      data-part="finish"
    >
      <div className={styles.words}>
        <p className={styles.state}>
          {(isTaken || kept) && <Check className="i" />}
          <span>{kept?.saved ?? (isTaken ? 'Submitted' : 'Submitting…')}</span>
        </p>
        <h1 id={id} ref={head} tabIndex={-1}>
          <span>{isUnlit ? queuedText(count, form) : allActiveText(count, form)}</span>
        </h1>
        <Streak streak={streak} before={isTaken ? (begun?.streak ?? streak) : streak} />
        {kept && <div className={styles.kept}>{kept.says}</div>}
      </div>
      <div className={styles.lit}>
        <MatchRow count={count} form={form} isUnlit={isUnlit} />
      </div>
    </section>
  )
}

const allActiveText = (count: number, form: ProblemForm) => `${capitalize(countInWords(count, form))} lit`

const queuedText = (count: number, form: ProblemForm) => `${capitalize(countInWords(count, form))}, saved here`

/** The last picture, from a press, a key or the start on. The dashboard that goes on with it is the end of it. */
function useShown(isOver: boolean, isTaken: boolean) {
  const [isShown, setShown] = useState(isOver)
  useEffect(() => {
    if (isTaken) endFinish()
    if (isShown) return
    const stop = new AbortController()
    const show = () => {
      endFinish()
      setShown(true)
    }
    for (const press of ['pointerdown', 'keydown'])
      addEventListener(press, show, { signal: stop.signal, capture: true })
    return () => stop.abort()
  }, [isShown, isTaken])
  return isShown
}

/** It counts on from the day before, but not from nothing. */
const Streak = ({ streak, before }: { streak: number; before: number }) => (
  <p className={styles.streak} data-none={streak === 0 || undefined}>
    <span className={styles.roll}>
      {before > 0 && before < streak && <span aria-hidden="true">{before}</span>}
      <span>{streak}</span>
    </span>
    <span>Day Streak</span>
  </p>
)
