import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import * as surfaces from '../../ui/styles/surfaces.module.css'
import { AnalysingView } from './analysing-view.tsx'
import { ChallengeBox } from './challenge-box.tsx'
import * as styles from './guest-dialog.module.css'
import { LimitView } from './limit-view.tsx'
import { SuccessView } from './success-view.tsx'
import { type Challenge, useGuestChallenge } from './use-guest-challenge.ts'

/** A challenge for somebody without an account, from the problem to the prompt to sign up. */
export function GuestDialog({ onClose }: { onClose: () => void }) {
  const head = useId()
  const place = useRef<HTMLDialogElement>(null)
  const challenge = useGuestChallenge()
  const { stage } = challenge
  useEffect(() => {
    if (!place.current?.open) place.current?.showModal()
  }, [])
  // Another view took the place of what had the focus: it goes on at the head of what is there now.
  useEffect(() => {
    if (stage !== 'loading') document.getElementById(head)?.focus()
  }, [stage, head])
  // Taken off the page while it is open it would forget who had the focus.
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
  /** The cross. */
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
