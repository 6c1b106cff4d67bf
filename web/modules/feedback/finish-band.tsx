import type { ThinkerId } from '@app/domain/rounds/thinker-ids'
import { capitalize, countInWords } from '@app/domain/text/number-words'
import { Check } from 'lucide-react'
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useId, useState } from 'react'
import { useUser } from '../../api/session.ts'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import { thinkerBriefs } from '../rounds/thinker-briefs.ts'
import type { FinishedRound } from './feedback.queries.ts'
import * as styles from './finish-band.module.css'
import { endFinish, readFinish } from './finish-state.ts'

interface Props {
  roundId: string
  count: number
  thinkerId: string | null
  answer?: FinishedRound['answer']
  /** The server has it; before that nothing of the answer is known. */
  isTaken?: boolean
  /** There is no network, so nothing is lit. */
  isUnlit?: boolean
  /** The list waits on this device for network: for which day, and what else is to be said. */
  kept?: { saved: string; says: ReactNode } | null
  head?: RefObject<HTMLHeadingElement | null>
}

/** What was just handed in, before any number: its ideas, all lit, the streak, and what the thinker says. */
export function FinishBand(props: Props) {
  const {
    roundId,
    count,
    thinkerId,
    answer = null,
    isTaken = false,
    kept = null,
    isUnlit = kept !== null,
    head,
  } = props
  const id = useId()
  const streak = useUser()?.streak ?? 0
  const [begun] = useState(() => readFinish(roundId))
  const isShown = useShown(begun === null, isTaken)
  const motion = { '--n': count, '--since': `${Math.round(begun?.since ?? 0)}ms` } as CSSProperties
  return (
    <section
      className={`${styles.band} onBlock`}
      aria-labelledby={id}
      style={motion}
      data-shown={isShown || undefined}
      data-part="finish"
    >
      <div>
        <p className={styles.state}>
          {(isTaken || kept) && <Check className="i" />}
          <span>{kept?.saved ?? (isTaken ? 'Handed in' : 'Handing in…')}</span>
        </p>
        <h1 id={id} ref={head} tabIndex={-1}>
          <span>{isUnlit ? queuedText(count) : allActiveText(count)}</span>
        </h1>
        <div className={styles.lit}>
          <LitMatches count={count} isUnlit={isUnlit} />
          <Streak streak={streak} before={isTaken ? (begun?.streak ?? streak) : streak} />
        </div>
      </div>
      {kept && <div className={`${styles.place} ${styles.kept}`}>{kept.says}</div>}
      {!kept && isThinker(thinkerId) && <ThinkerDrawer thinkerId={thinkerId} answer={answer} isTaken={isTaken} />}
    </section>
  )
}

const allActiveText = (count: number) =>
  count === 1
    ? 'One idea, lit'
    : `${capitalize(countInWords(count, 'idea', 'ideas'))}, ${count === 2 ? 'both' : 'all'} lit`

const queuedText = (count: number) => `${capitalize(countInWords(count, 'idea', 'ideas'))}, kept here`

const isThinker = (id: string | null): id is ThinkerId => id !== null && id in thinkerBriefs

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

const LitMatches = ({ count, isUnlit }: { count: number; isUnlit: boolean }) => (
  <span className={styles.matches} data-unlit={isUnlit || undefined} aria-hidden="true">
    {Array.from({ length: count }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the matches differ by their place alone.
      <span key={place} style={{ '--i': place } as CSSProperties}>
        <SymbolDrawing name="match-new" />
        <SymbolDrawing name="match-lit" />
      </span>
    ))}
  </span>
)

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

/** Its place is kept until the answer is known. Where no rule holds, nobody speaks: the technique stands there. */
function ThinkerDrawer({
  thinkerId,
  answer,
  isTaken,
}: { thinkerId: ThinkerId } & Required<Pick<Props, 'answer' | 'isTaken'>>) {
  const [name, cta] = thinkerBriefs[thinkerId]
  if (!isTaken) return <div className={styles.place} />
  return (
    <div className={`${styles.drawer} label`}>
      <picture>
        <source srcSet={`/plates/${thinkerId}.avif`} type="image/avif" />
        <img src={`/plates/${thinkerId}.webp`} width="640" height="800" alt="" />
      </picture>
      <div className={styles.says}>
        <p className={styles.manner}>{answer ? thinkerCaption(thinkerId, name) : name}</p>
        <p className={answer ? styles.line : styles.cta}>{answer ? answer.line : cta}</p>
        {answer && <p className={styles.rule}>Our words, chosen by a rule.</p>}
      </div>
    </div>
  )
}

export const thinkerCaption = (thinkerId: string, name: string) =>
  thinkerId === 'my-own-path' ? name : `In the manner of ${name}`
