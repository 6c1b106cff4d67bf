import { useLayoutEffect, useRef, useState } from 'react'
import { FinishBand } from '../modules/feedback/finish.tsx'
import { beginFinish } from '../modules/feedback/finish-moment.ts'
import { PickForm } from '../modules/feedback/pick-form.tsx'
import type { Underway } from '../modules/rounds/solve-round.tsx'
import * as layout from '../ui/styles/layout.module.css'
import * as styles from './dashboard.module.css'
import { Framed } from './framed.tsx'

/** The ideas light before the server has answered. */
export function WaitingScreen({ user, round, thinkerId, ideas }: Underway) {
  const head = useRef<HTMLHeadingElement>(null)
  useState(() => beginFinish(round.id, user.streak))
  useLayoutEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' })
    head.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Framed>
      <main id="main" className={`${layout.wrap} ${styles.day}`} aria-busy="true">
        <FinishBand roundId={round.id} count={ideas.length} thinkerId={thinkerId ?? null} head={head} />
        <PickForm round={{ id: round.id, problemText: round.text, ideas }} Head="h2" isWaiting />
      </main>
    </Framed>
  )
}
