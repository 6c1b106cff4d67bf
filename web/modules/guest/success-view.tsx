import { roundsPerDay } from '@app/domain/premium/plan-limits'
import { formatCount, ideaNumberOf } from '@app/domain/text/number-words'
import { sanitizeForDisplay } from '@app/domain/text/text'
import { type ReactNode, useEffect, useRef } from 'react'
import { startDayText } from '../../device/guest-idea.ts'
import { Button } from '../../ui/button.tsx'
import { signUpPath } from '../../ui/sign-up-path.ts'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import { thinkerBriefs } from '../rounds/thinker-briefs.ts'
import * as dialog from './guest-dialog.module.css'
import type { GuestScore } from './guest-problem.ts'
import * as styles from './success-view.module.css'
import type { GuestThinker, TrackGuestEvent } from './use-guest-challenge.ts'

interface Props {
  head: string
  ideas: readonly string[]
  thinker: GuestThinker | undefined
  score: GuestScore | null
  track: TrackGuestEvent
  onLater: () => void
  children: ReactNode
}

export function SuccessView({ head, ideas, thinker, score, track, onLater, children }: Props) {
  useTrackPromptSeen(track)
  return (
    <div className={`${dialog.state} ${styles.success} ${styles.halves} onBlock`} data-part="success">
      {children}
      <div className={styles.half}>
        <div className={styles.praise}>
          <svg className={styles.strike} viewBox="3 -11 74 74" aria-hidden="true">
            <circle cx="40" cy="26" r="37" fill="var(--ink-rose)" />
            <use href="#bird" width="54" height="54" x="13" y="1.5" />
          </svg>
          <h2 id={head} tabIndex={-1}>
            Fantastic Work!
          </h2>
        </div>
        <GuestResult ideas={ideas} result={score} />
      </div>
      <div className={styles.half}>
        {thinker && (
          <p className={styles.thinker}>
            <img className="label" src={`/plates/small/${thinker.id}.webp`} width="224" height="224" alt="" />
            <span>
              <b>{thinker.name}</b> <span>{thinkerBriefs[thinker.id][1]}</span>
            </span>
          </p>
        )}
        <Benefits />
        <div className={styles.acts}>
          <SignUpLink ideas={ideas.length} form={score?.form} track={track} />
          <Button kind="ghost" onClick={onLater}>
            Maybe Later
          </Button>
        </div>
      </div>
    </div>
  )
}

/** Where they stand outside of the dialog. */
export const SuccessBox = ({ className, children }: { className: string | undefined; children: ReactNode }) => (
  <div className={`${styles.success} ${className}`}>{children}</div>
)

/** The same list as an account shows it; without an answer of the server the ideas alone. */
export const GuestResult = ({
  ideas,
  result,
}: {
  ideas: readonly string[]
  result: Omit<GuestScore, 'shared'> | null
}) => (
  <div role="status" className={styles.result}>
    {result && (
      <div className={styles.headline}>
        <p className="disp">{result.headline}</p>
        {result.shown.some(({ kind }) => kind === 'count') && <p className={styles.mark}>{result.rowsTitle}</p>}
      </div>
    )}
    <ol>
      {ideas.map((idea, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that was handed in never changes.
        <li key={place}>
          <b className="num">{ideaNumberOf(place)}</b>
          <span dir="auto">{sanitizeForDisplay(idea)}</span>
          <span className={styles.mark}>{markOf(result?.shown[place])}</span>
        </li>
      ))}
    </ol>
    {result && result.score !== null && (
      <p className={styles.score}>
        <b>{result.score}</b>{' '}
        <span>
          <strong>of 100</strong> <span>It’s just a game score, based on your words.</span>
        </span>
      </p>
    )}
  </div>
)

function markOf(shown: GuestScore['shown'][number] | undefined): string {
  if (shown?.kind !== 'count') return ''
  return shown.people === 0 ? 'no one else' : formatCount(shown.people, 'person', 'people')
}

interface SignUpLinkProps {
  ideas: number
  form: GuestScore['form'] | undefined
  track: TrackGuestEvent
}

export const SignUpLink = ({ ideas, form, track }: SignUpLinkProps) => (
  <a className={`btn big wide ${styles.signUp}`} href={signUpPath} onClick={() => track('signup_click')}>
    <b>{startDayText(ideas, form)}</b> <small>Start My Daily Training - Free</small>
  </a>
)

export const Benefits = () => (
  <ul className={styles.benefits}>
    <Benefit>With an account, a coach gives you one step at a time.</Benefit>
    <Benefit>{`${roundsPerDay.free} sessions a day, and room for one more idea with every streak day.`}</Benefit>
  </ul>
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
