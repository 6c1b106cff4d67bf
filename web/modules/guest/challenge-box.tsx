import { Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import * as styles from './challenge-box.module.css'
import { ChallengeForm } from './challenge-form.tsx'
import type { GuestChallenge } from './use-guest-challenge.ts'
import { guestThinkers } from './use-guest-challenge.ts'

interface Props {
  challenge: GuestChallenge
  head: string
  children: ReactNode
}

export function ChallengeBox({ challenge, head, children }: Props) {
  const { stage, problem, again, writing } = challenge
  return (
    <div className={`${styles.matchbox} dlg`} data-part="matchbox">
      {children}
      {writing.thinker && <Sleeve genius={writing.thinker} />}
      <div className={styles.drawer}>
        {stage === 'writing' && problem ? (
          <>
            <p className={`row ${styles.meta}`}>
              <span className="tag">{`${problem.category} Challenge`}</span>
              <span className="tag brand">
                <Timer className="i" />2 min
              </span>
            </p>
            <h2 id={head} className="disp" tabIndex={-1} dir="auto">
              {problem.text}
            </h2>
            <ChallengeForm challenge={challenge} />
          </>
        ) : (
          <Waiting head={head} isLoading={stage === 'loading'} onRetry={again} />
        )}
      </div>
    </div>
  )
}

function Sleeve({ genius: { id, name, superpower } }: { genius: (typeof guestThinkers)[number] }) {
  const number = guestThinkers.findIndex((each) => each.id === id) + 1
  return (
    <div className="plate label">
      <picture>
        <source srcSet={`/plates/${id}.avif`} type="image/avif" />
        <img className="art" src={`/plates/${id}.webp`} width="640" height="800" alt="" />
      </picture>
      <div className="cap" aria-hidden="true">
        <p className="name">{name}</p>
        <span className="no">{String(number).padStart(2, '0')}</span>
        <p className="trait">{superpower}</p>
      </div>
    </div>
  )
}

const Waiting = ({ head, isLoading, onRetry }: { head: string; isLoading: boolean; onRetry: () => void }) => (
  <>
    <h2 id={head} className="sr" tabIndex={-1}>
      Try a problem
    </h2>
    {isLoading ? (
      <div className={styles.coming} role="status">
        <SymbolDrawing name="flame" />
        <p className="sr">Loading your problem</p>
      </div>
    ) : (
      <div className={styles.emptyBox}>
        <p role="alert">The problem didn’t load.</p>
        <Button kind="line" onClick={onRetry}>
          Try Again
        </Button>
      </div>
    )}
  </>
)
