import { useLayoutEffect, useRef, useState } from 'react'
import { isServerAway } from '../api/network.ts'
import { FinishBand } from '../modules/feedback/finish.tsx'
import { beginFinish } from '../modules/feedback/finish-moment.ts'
import { PickForm } from '../modules/feedback/pick-form.tsx'
import type { Underway } from '../modules/rounds/solve-round.tsx'
import * as layout from '../ui/styles/layout.module.css'
import * as styles from './dashboard.module.css'
import { Framed } from './framed.tsx'
import { KeptList } from './kept-list.tsx'

/** The ideas light before the server has answered; known to be without network, they do not. */
export function WaitingScreen({ user, round, thinkerId, ideas, later }: Underway) {
  const head = useRef<HTMLHeadingElement>(null)
  useState(() => beginFinish(round.id, user.streak))
  const [isUnlit] = useState(() => !navigator.onLine || isServerAway())
  const isKept = later !== null
  useLayoutEffect(() => {
    if (!isKept) scrollTo({ top: 0, behavior: 'instant' })
    head.current?.focus({ preventScroll: true })
  }, [isKept])
  const shown = { round: { id: round.id, problemText: round.text, ideas }, thinkerId: thinkerId ?? null, head }
  return (
    <Framed>
      <main id="main" className={`${layout.wrap} ${styles.day}`} aria-busy={!isKept}>
        {later ? (
          <KeptList user={user} later={later} {...shown} />
        ) : (
          <>
            <FinishBand roundId={round.id} count={ideas.length} isUnlit={isUnlit} {...shown} />
            <PickForm round={shown.round} Head="h2" isWaiting />
          </>
        )}
      </main>
    </Framed>
  )
}
