import type { Day } from '@app/domain/day/day'
import { formatWeekdayAndDate } from '@app/domain/day/day-words'
import { formatCount } from '@app/domain/text/number-words'
import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '../../api/api-error.ts'
import { DescriptionItem } from '../../ui/description-item.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { RetryLine } from '../../ui/load-error.tsx'
import { Pauses } from './pauses.tsx'
import { type StreakSummary, streakStoryQuery, streakSummaryQuery } from './streak.queries.ts'
import * as styles from './streak-dialog.module.css'
import { earnBackText } from './streak-text.ts'

type Change = StreakSummary['freezeHistory'][number]

const words: Record<Change['change'], string> = {
  sign_up: 'one came with your account',
  earned: 'earned for seven days',
  full: 'seven days done, but you already hold two',
  spent: 'used for a missed day',
  returned: 'one came back',
}

const recentChanges = 4

function FreezeHistory({ history }: { history: readonly Change[] }) {
  const newestFirst = history.toReversed()
  const earlier = newestFirst.slice(recentChanges)
  return (
    <section aria-labelledby="freezes">
      <h3 id="freezes">Freezes</h3>
      <p className="muted">A freeze covers one missed day automatically. Earn one every seven days, hold up to two.</p>
      <Changes changes={newestFirst.slice(0, recentChanges)} />
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>Earlier freezes</summary>
          <Changes changes={earlier} />
        </details>
      )}
    </section>
  )
}

const Changes = ({ changes }: { changes: readonly Change[] }) => (
  <ul className={styles.facts}>
    {changes.map(({ day, change, held }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the history never changes its order.
      <li key={place}>
        <span>{day ? `${formatWeekdayAndDate(day)}: ${words[change]}` : words[change]}</span>
        <span className="num">{`${held} held`}</span>
      </li>
    ))}
  </ul>
)

export function StreakDialog({ today, onClosed }: { today: Day; onClosed: () => void }) {
  const { data, error, refetch } = useQuery(streakSummaryQuery)
  return (
    <Dialog title="Your streak" onClosed={onClosed}>
      {() => (
        <div className={`stack ${styles.streakPanel}`}>
          {error && <RetryLine onRetry={refetch}>{errorMessage(error, 'Your streak didn’t load.')}</RetryLine>}
          {data && <Panel summary={data} today={today} />}
          {!data && !error && <p role="status">Loading</p>}
        </div>
      )}
    </Dialog>
  )
}

function Panel({ summary, today }: { summary: StreakSummary; today: Day }) {
  const { streak, longest, freezes, heldDays, earnBack } = summary
  return (
    <>
      <dl className={`facts ${styles.facts}`}>
        <DescriptionItem name="Streak">{days(streak)}</DescriptionItem>
        <DescriptionItem name="Longest">{days(longest)}</DescriptionItem>
        <DescriptionItem name="Freezes">{`${freezes} of 2`}</DescriptionItem>
      </dl>
      {earnBack && <p className="note">{earnBackText(earnBack)}</p>}
      {heldDays.length > 0 && (
        <p className="note">
          {`A freeze holds ${heldDays.map(formatWeekdayAndDate).join(' and ')} until your next session.`}
        </p>
      )}
      <FreezeHistory history={summary.freezeHistory} />
      <Pauses pauses={summary.pauses} daysLeft={summary.pauseDaysLeft} today={today} />
      <StreakStory today={today} />
    </>
  )
}

const days = (count: number) => formatCount(count, 'day')

function StreakStory({ today }: { today: Day }) {
  const { data, isError, refetch } = useQuery(streakStoryQuery(today))
  return (
    <section aria-labelledby="story">
      <h3 id="story">Why did my streak change?</h3>
      {isError && <RetryLine onRetry={refetch}>The history didn’t load.</RetryLine>}
      {data?.length === 0 && <p className="muted">Nothing yet. Your first session starts it.</p>}
      <ol className={styles.facts}>
        {data?.map(({ day, sentence, streak }) => (
          <li key={day}>
            <span>{sentence}</span>
            <span className="num">{streak}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
