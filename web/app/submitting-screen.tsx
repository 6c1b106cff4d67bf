import { useLayoutEffect, useRef, useState } from 'react'
import { isOffline } from '../api/network.ts'
import { FavouritesForm } from '../modules/feedback/favourites-form.tsx'
import { FinishBand } from '../modules/feedback/finish-band.tsx'
import type { SubmittingProps } from '../modules/rounds/solve-round.tsx'
import { AppFrame } from './app-frame.tsx'
import * as styles from './dashboard.module.css'
import { QueuedSubmission } from './queued-submission.tsx'

/** The ideas light before the server has answered; known to be without network, they do not. */
export function SubmittingScreen({ user, round, thinkerId, ideas, later }: SubmittingProps) {
  const head = useRef<HTMLHeadingElement>(null)
  const [isUnlit] = useState(() => !navigator.onLine || isOffline())
  const isKept = later !== null
  useLayoutEffect(() => {
    if (!isKept) scrollTo({ top: 0, behavior: 'instant' })
    head.current?.focus({ preventScroll: true })
  }, [isKept])
  const shown = { id: round.id, problemText: round.text, form: round.form, ideas, thinkerId }
  return (
    <AppFrame>
      <main id="main" className={`wrap ${styles.day}`} aria-busy={!isKept}>
        {later ? (
          <QueuedSubmission
            user={user}
            later={later}
            round={shown}
            hasStep={round.practice.step !== null}
            head={head}
          />
        ) : (
          <>
            <FinishBand roundId={round.id} form={round.form} count={ideas.length} isUnlit={isUnlit} head={head} />
            <FavouritesForm round={shown} Head="h2" isWaiting />
          </>
        )}
      </main>
    </AppFrame>
  )
}
