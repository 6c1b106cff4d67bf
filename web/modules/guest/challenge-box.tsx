import { Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import { ChallengeForm } from './challenge-form.tsx'
import { geniuses } from './geniuses.ts'
import type { Challenge } from './use-guest-challenge.ts'

interface Props {
  challenge: Challenge
  head: string
  children: ReactNode
}

/** The matchbox: the plate of the genius is the sleeve, the problem and the form are the drawer. */
export function ChallengeBox({ challenge, head, children }: Props) {
  const { stage, problem, again, writing } = challenge
  return (
    <div className="matchbox">
      {writing.thinker && <Sleeve genius={writing.thinker} />}
      <div className="dlg">
        {children}
        {stage === 'writing' && problem ? (
          <>
            <p className="meta">
              <span className="tag">{problem.category} Challenge</span>
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

function Sleeve({ genius: { id, name, superpower } }: { genius: (typeof geniuses)[number] }) {
  const number = geniuses.findIndex((each) => each.id === id) + 1
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

/** Without a problem the dialog stays empty, and can be asked again. */
const Waiting = ({ head, isLoading, onRetry }: { head: string; isLoading: boolean; onRetry: () => void }) => (
  <>
    <h2 id={head} className="sr" tabIndex={-1}>
      Try a challenge
    </h2>
    {isLoading ? (
      <div className="coming" role="status">
        <svg aria-hidden="true">
          <use href="#flame" />
        </svg>
        <p className="sr">Loading your challenge</p>
      </div>
    ) : (
      <div className="empty-box">
        <p role="alert">The challenge did not come through.</p>
        <button type="button" className="btn line again" onClick={onRetry}>
          Try Again
        </button>
      </div>
    )}
  </>
)
