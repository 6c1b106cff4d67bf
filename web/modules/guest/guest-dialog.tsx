import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { ChallengeBox } from './challenge-box.tsx'
import * as styles from './guest-dialog.module.css'
import { AnalysingView, LimitView } from './guest-views.tsx'
import { SuccessView } from './success-view.tsx'
import { type GuestChallenge, useGuestChallenge } from './use-guest-challenge.ts'

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
        <button type="button" className="iconBtn bare x" aria-label="Close" onClick={close}>
          <X className="i" />
        </button>
      </View>
    </dialog>
  )
}

interface Props {
  challenge: GuestChallenge
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
      <SuccessView
        head={head}
        ideas={writing.ideas}
        thinker={writing.thinker}
        score={score}
        track={track}
        onLater={onLater}
      >
        {children}
      </SuccessView>
    )
  return (
    <ChallengeBox challenge={challenge} head={head}>
      {children}
    </ChallengeBox>
  )
}
