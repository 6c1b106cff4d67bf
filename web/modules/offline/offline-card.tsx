import { formatWeekday } from '@app/domain/day/day-words'
import { lateArrivalHours } from '@app/domain/streak/late-submission'
import { useQuery } from '@tanstack/react-query'
import { Check, Info, Lock } from 'lucide-react'
import { callQuery } from '../../api/api.ts'
import { useIsOffline } from '../../api/network.ts'
import { useSubmissionQueue } from '../../device/submission-queue/submission-queue.ts'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import * as styles from './offline-card.module.css'
import { StatusLine } from './submission-queue-lines.tsx'

/** Without network: what lies on this device for the next days, and what does not. */
export function OfflineCard({ today }: { today: string }) {
  const isAway = useIsOffline()
  // Read from the cache, where the device has put it.
  const carried = useQuery({ ...callQuery('dayPasses'), enabled: false }).data
  const { waiting, refused, uncounted } = useSubmissionQueue()
  if (!isAway) return null
  const written = new Set([...waiting, ...refused, ...uncounted].map(({ about }) => about.id))
  const days = carried?.days.filter(({ day }) => day >= today) ?? []
  return (
    <div className={styles.without}>
      {days.length > 0 && (
        <section className={`card ${styles.box}`} aria-labelledby="box">
          <h2 id="box">On this device</h2>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list without markers. */}
          <ol role="list">
            {days.map(({ day, passes }, place) => (
              <li key={day}>
                <SymbolDrawing name={day === today ? 'match-new' : 'match-wait'} />
                <span>
                  {day === today ? 'Today' : `${formatWeekday(day)} ${Number(day.slice(8))}`}
                  {day === today && <small>{passes.every(({ id }) => written.has(id)) ? 'Done' : 'Open'}</small>}
                  {day !== today && place <= 1 && <small>Opens at midnight</small>}
                </span>
                {day === today ? <Check className="i" /> : <Lock className="i" />}
              </li>
            ))}
          </ol>
          <p className="muted">
            Offline sessions count if you’re back online within {lateArrivalHours} hours after that day ends.
          </p>
        </section>
      )}
      <StatusLine Icon={Info} title="Not available offline:">
        older history, analytics and Premium.
      </StatusLine>
    </div>
  )
}
