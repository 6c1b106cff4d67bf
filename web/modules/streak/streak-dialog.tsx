import type { Day } from '@app/domain/day/day'
import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '../../api/call-failed.ts'
import { Dialog } from '../../ui/dialog.tsx'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as fields from '../../ui/styles/fields.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import * as surfaces from '../../ui/styles/surfaces.module.css'
import { dateLine } from './day-names.ts'
import { earnBackSentence } from './earn-back-sentence.ts'
import { FreezeHistory } from './freeze-history.tsx'
import { Pauses } from './pauses.tsx'
import { type StreakSummary, streakSummaryQuery } from './streak.queries.ts'
import * as styles from './streak-dialog.module.css'
import { StreakStory } from './streak-story.tsx'

/** The streak, and all that keeps it. */
export function StreakDialog({ today, onClosed }: { today: Day; onClosed: () => void }) {
  const { data, error, refetch } = useQuery(streakSummaryQuery)
  return (
    <Dialog title="Your streak" onClosed={onClosed}>
      {() => (
        <div className={styles.streakPanel}>
          {error && (
            <p role="alert">
              {sentenceOf(error, 'Your streak did not load.')}{' '}
              <button type="button" className={buttons.link} onClick={() => void refetch()}>
                Try Again
              </button>
            </p>
          )}
          {data && <Panel standing={data} today={today} />}
          {!data && !error && <p role="status">Loading</p>}
        </div>
      )}
    </Dialog>
  )
}

function Panel({ standing, today }: { standing: StreakSummary; today: Day }) {
  const { streak, longest, strength, freezes, heldDays, earnBack } = standing
  return (
    <>
      <dl className={`${surfaces.facts} ${styles.facts}`}>
        <Fact name="Streak" value={days(streak)} />
        <Fact name="Longest" value={days(longest)} />
        <Fact name="Strength" value={`${strength} of 100`} />
        <Fact name="Freezes" value={`${freezes} of 2`} />
      </dl>
      <p className={layout.muted}>Strength is practice lately: one missed day is a dent, not the end.</p>
      {earnBack && <p className={`${fields.note} ${styles.note}`}>{earnBackSentence(earnBack)} It costs nothing.</p>}
      {heldDays.length > 0 && (
        <p className={`${fields.note} ${styles.note}`}>
          A freeze holds {heldDays.map(dateLine).join(' and ')} until your next session.
        </p>
      )}
      <FreezeHistory history={standing.freezeHistory} />
      <Pauses pauses={standing.pauses} daysLeft={standing.pauseDaysLeft} today={today} />
      <StreakStory today={today} />
    </>
  )
}

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
