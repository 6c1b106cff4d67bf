import { dayAt } from '@app/domain/day/day'
import { useEffect, useRef, useState } from 'react'
import { useUser } from '../../../api/session.ts'
import { isOutOfRoom } from '../../../device/lists.ts'
import { Link } from '../../../router/link.tsx'
import { logo } from '../../../ui/logo.tsx'
import * as bar from '../../../ui/styles/bar.module.css'
import * as buttons from '../../../ui/styles/buttons.module.css'
import * as layout from '../../../ui/styles/layout.module.css'
import * as plate from '../../../ui/styles/plate.module.css'
import * as surfaces from '../../../ui/styles/surfaces.module.css'
import { Matches } from '../../../ui/symbols.tsx'
import { OfflineTag } from '../../offline/offline-tag.tsx'
import { useOutbox } from '../../offline/outbox.ts'
import type { Later, Round } from '../round.ts'
import * as styles from './saved-round.module.css'

export function SavedRound({ round, later }: { round: Pick<Round, 'id'>; later: Later }) {
  const zone = useUser()?.timeZone ?? 'UTC'
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' })
    head.current?.focus({ preventScroll: true })
  }, [])
  const { day, finishedAt, texts, isStored } = later
  const they = texts.length === 1 ? 'it' : 'they'
  const are = texts.length === 1 ? 'is' : 'are'
  const sent = useIsSent(round.id)
  const sentences = {
    waiting: `As soon as there is network ${they} ${are} sent and counted.`,
    counted: `There is network again: ${they} ${are} sent and counted.`,
    uncounted: `There is network again: ${they} ${are} sent. Today says why ${they} did not count.`,
  }
  const isToday = day === dayAt(finishedAt, zone)
  return (
    <>
      <header className={`${bar.bar} ${bar.app}`}>
        <div className={`${layout.wrap} ${bar.wrap}`}>
          <Link to="/" {...logo} />
          <div className={bar.end}>
            <OfflineTag />
          </div>
        </div>
      </header>
      <main id="main" className={`${layout.wrap} ${layout.page} ${styles.lay}`}>
        <section className={`${surfaces.card} ${plate.label} ${layout.onBlock} ${styles.saved}`}>
          {/* They are lit by the server. */}
          <span className={styles.matches} aria-hidden="true">
            <Matches of={texts.length} lit={sent === 'waiting' ? 0 : texts.length} />
          </span>
          <h1 ref={head} tabIndex={-1}>
            {isToday ? 'Saved. It counts for today.' : `Saved. It counts for ${dateOf(day)}.`}
          </h1>
          <p>
            <span>{`${texts.length} ${texts.length === 1 ? 'idea' : 'ideas'}, ${dateOf(day)}, ${timeOf(finishedAt, zone)}.`}</span>{' '}
            <span role="status">{sentences[sent]}</span>
          </p>
          <p>Numbers follow when you are online.</p>
          {isStored ? <CloseNote /> : <StayNote />}
          <Link to="/" className={`${buttons.btn} ${styles.btn}`}>
            Back to today
          </Link>
        </section>
      </main>
    </>
  )
}

/** What was here and is no longer has been taken by the server. */
function useIsSent(id: string): 'waiting' | 'counted' | 'uncounted' {
  const { waiting, refused, uncounted } = useOutbox()
  const isHere = [...waiting, ...refused].some(({ about }) => about.id === id)
  const [wasHere, setWasHere] = useState(false)
  if (isHere && !wasHere) setWasHere(true)
  if (isHere || !wasHere) return 'waiting'
  return uncounted.some(({ about }) => about.id === id) ? 'uncounted' : 'counted'
}

const CloseNote = () => (
  <p>
    <b>You can close the app.</b> Nothing is lost.
  </p>
)

const StayNote = () => (
  <p>
    <b>Leave this page open.</b> {isOutOfRoom() ? 'This device is full' : 'This browser stores nothing'}, so your ideas
    last as long as the page does.
  </p>
)

const dateOf = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(Date.parse(day))

const timeOf = (moment: number, zone: string) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone }).format(moment)
