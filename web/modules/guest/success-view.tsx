import { roundsPerDay } from '@app/domain/premium/plan-limits'
import { growingSlotsText } from '@app/domain/rounds/slots'
import { nounFor } from '@app/domain/text/number-words'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { signUpPath } from '../../ui/sign-up-path.ts'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import * as dialog from './guest-dialog.module.css'
import type { GuestScore } from './guest-problem.ts'
import * as styles from './success-view.module.css'
import type { TrackGuestEvent } from './use-guest-challenge.ts'

interface Props {
  head: string
  ideas: number
  score: GuestScore | null
  track: TrackGuestEvent
  onLater: () => void
  children: ReactNode
}

export function SuccessView({ head, ideas, score, track, onLater, children }: Props) {
  useTrackPromptSeen(track)
  return (
    <div className={`${dialog.state} ${styles.success} onBlock`} data-part="success">
      {children}
      <svg className={styles.strike} viewBox="-4 -14 84 84" aria-hidden="true">
        <circle cx="40" cy="26" r="37" fill="var(--ink-rose)" />
        <use href="#bird" width="64" height="64" x="2" />
      </svg>
      <h2 id={head} tabIndex={-1}>
        Fantastic Work!
      </h2>
      <div role="status">{score?.score != null && <ScoreFigures {...score} score={score.score} />}</div>
      <p>{scoreExplanation(score)}</p>
      <Benefits ideas={ideas} />
      <div className={styles.acts}>
        <a className="btn big wide" href={signUpPath} onClick={() => track('signup_click')}>
          Start My Daily Training - Free
        </a>
        <Button kind="ghost" onClick={onLater}>
          Maybe Later
        </Button>
      </div>
    </div>
  )
}

/** Where they stand outside of the dialog. */
export const SuccessBox = ({ className, children }: { className: string | undefined; children: ReactNode }) => (
  <div className={`${styles.success} ${className}`}>{children}</div>
)

export const scoreExplanation = (score: GuestScore | null) =>
  score?.score == null
    ? 'With an account you see how it was counted, and your next problem is there at once.'
    : 'Ideas, kinds, rarity and detail add up to it. With an account you see how.'

export const Benefits = ({ ideas }: { ideas: number }) => (
  <ul className={styles.benefits}>
    <Benefit>{ideas === 1 ? 'Your idea comes with you' : 'Your ideas come with you'}</Benefit>
    <Benefit>{`${roundsPerDay.free} sessions a day: ${growingSlotsText}`}</Benefit>
    <Benefit>All genius superpowers</Benefit>
    <Benefit>Streak, levels, achievements</Benefit>
  </ul>
)

export const ScoreFigures = ({ ideas, kinds, score }: { ideas: number; kinds: number; score: number }) => (
  <dl className={styles.counted}>
    <Figure name={nounFor(ideas, 'idea')} value={ideas} />
    <Figure name={nounFor(kinds, 'kind')} value={kinds} />
    <Figure name="score" value={score} of={100} />
  </dl>
)

const Figure = ({ name, value, of }: { name: string; value: number; of?: number }) => (
  <div>
    <dt>{name}</dt>
    <dd className="bigNum">
      {value}
      {of !== undefined && <small>{` of ${of}`}</small>}
    </dd>
  </div>
)

const Benefit = ({ children }: { children: string }) => (
  <li>
    <SymbolDrawing name="match-lit" />
    {children}
  </li>
)

export function useTrackPromptSeen(track: TrackGuestEvent) {
  const isReported = useRef(false)
  useEffect(() => {
    if (isReported.current) return
    isReported.current = true
    track('signup_prompt_view')
  }, [track])
}
