import { shownText } from '@app/domain/text/text'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { BurningMatch } from '../../ui/burning-match.tsx'
import { HeroArt } from '../../ui/hero-art.tsx'
import { signUpAddress } from '../../ui/sign-up-address.ts'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import * as surfaces from '../../ui/styles/surfaces.module.css'
import { Drawing } from '../../ui/symbols.tsx'
import { ChallengeBox } from './challenge-box.tsx'
import * as styles from './guest-dialog.module.css'
import { SuccessView } from './success-view.tsx'
import { type Challenge, useGuestChallenge } from './use-guest-challenge.ts'

const AnalysingView = ({ head, idea, children }: { head: string; idea: string; children: ReactNode }) => (
  <div className={`${styles.state} ${styles.analysing} ${layout.onBlock}`}>
    {children}
    <p className={styles.quoted} dir="auto">
      {shownText(idea)}
    </p>
    <HeroArt />
    <BurningMatch className={styles.match} />
    <div role="status">
      <h2 id={head} tabIndex={-1}>
        Analyzing Your Genius...
      </h2>
    </div>
    <p>Looking for the part that nobody else would have written.</p>
  </div>
)

const LimitView = ({ head, message, children }: { head: string; message: string; children: ReactNode }) => (
  <div className={`${styles.state} ${styles.limit}`}>
    {children}
    <div className={styles.burnt} aria-hidden="true">
      {['first', 'second', 'third'].map((match) => (
        <Drawing key={match} name="match-out" />
      ))}
    </div>
    <h2 id={head} tabIndex={-1}>
      Daily Limit Reached
    </h2>
    <p>{message}</p>
    <p className={layout.muted}>An account is free: 2 sessions a day, and a streak.</p>
    <a className={`${buttons.btn} ${styles.btn} ${buttons.big} ${buttons.wide}`} href={signUpAddress}>
      Start Free Account Now
    </a>
  </div>
)

export function GuestDialog({ onClose }: { onClose: () => void }) {
  const head = useId()
  const place = useRef<HTMLDialogElement>(null)
  const challenge = useGuestChallenge()
  const { stage } = challenge
  useEffect(() => {
    if (!place.current?.open) place.current?.showModal()
  }, [])
  // The focused view has been replaced: the focus goes to the heading of the new one.
  useEffect(() => {
    if (stage !== 'loading') document.getElementById(head)?.focus()
  }, [stage, head])
  // Removed from the page while it is open, it would not give the focus back.
  const close = () => place.current?.close()
  return (
    <dialog className={styles.guest} ref={place} aria-labelledby={head} onClose={onClose}>
      <View challenge={challenge} head={head} onLater={close}>
        <button
          type="button"
          className={`${buttons.iconBtn} ${buttons.bare} ${surfaces.x} ${styles.x}`}
          aria-label="Close"
          onClick={close}
        >
          <X className={layout.i} />
        </button>
      </View>
    </dialog>
  )
}

interface Props {
  challenge: Challenge
  /** The id of the heading that names the dialog. */
  head: string
  onLater: () => void
  children: ReactNode
}

function View({ challenge, head, onLater, children }: Props) {
  const { stage, limit, score, track, writing } = challenge
  if (stage === 'limit')
    return (
      <LimitView head={head} message={limit}>
        {children}
      </LimitView>
    )
  if (stage === 'analysing')
    return (
      <AnalysingView head={head} idea={writing.ideas[0] ?? ''}>
        {children}
      </AnalysingView>
    )
  if (stage === 'done')
    return (
      <SuccessView head={head} ideas={writing.ideas.length} score={score} track={track} onLater={onLater}>
        {children}
      </SuccessView>
    )
  return (
    <ChallengeBox challenge={challenge} head={head}>
      {children}
    </ChallengeBox>
  )
}
