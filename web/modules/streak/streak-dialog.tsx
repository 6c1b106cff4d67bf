import type { Day } from '@app/domain/day/day'
import { formatShortWeekdayAndDate, formatWeekday, formatWeekdayAndDate } from '@app/domain/day/day-words'
import { capitalize, formatCount } from '@app/domain/text/number-words'
import { useQuery } from '@tanstack/react-query'
import { Snowflake } from 'lucide-react'
import { errorMessage } from '../../api/api-error.ts'
import { DescriptionItem } from '../../ui/description-item.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { RetryLine } from '../../ui/load-error.tsx'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import { Fold, Pauses } from './pauses.tsx'
import { type StreakStory, type StreakSummary, streakStoryQuery, streakSummaryQuery } from './streak.queries.ts'
import * as styles from './streak-dialog.module.css'
import { dayKindTexts, earnBackText } from './streak-text.ts'

type Change = StreakSummary['freezeHistory'][number]

const words: Record<Change['change'], string> = {
  sign_up: 'you got one with your account',
  earned: 'earned after seven days',
  full: 'seven days in a row, but you already had two freezes',
  spent: 'used for a missed day',
  returned: 'you got one back',
}

/** What happened, the newest first; most of it folded. */
const Rows = ({ rows, shown, rest }: { rows: readonly string[]; shown: number; rest: string }) => (
  <>
    <List rows={rows.slice(0, shown)} />
    {rows.length > shown && (
      <Fold name={rest}>
        <List rows={rows.slice(shown)} />
      </Fold>
    )}
  </>
)

/** The day stands beside what happened on it. */
const List = ({ rows }: { rows: readonly string[] }) => (
  <ol className={styles.rows}>
    {rows.map((text) => {
      const [, when, what = text] = /^([^:]+): (.+)$/.exec(text) ?? []
      return (
        <li key={text}>
          {when && (
            <b>
              {when}
              <span className="sr">: </span>
            </b>
          )}
          <span>{what}</span>
        </li>
      )
    })}
  </ol>
)

function FreezeHistory({ history }: { history: readonly Change[] }) {
  const rows = history.map(({ day, change }) =>
    day ? `${formatShortWeekdayAndDate(day)}: ${words[change]}` : capitalize(words[change]),
  )
  return (
    <section aria-labelledby="freezes">
      <h3 id="freezes">Freezes</h3>
      <p className="muted">A freeze covers a missed day. Earn one every seven days, up to two.</p>
      <Rows rows={rows.toReversed()} shown={0} rest="Earlier freezes" />
    </section>
  )
}

export function StreakDialog({ today, onClosed }: { today: Day; onClosed: () => void }) {
  const { data, error, refetch } = useQuery(streakSummaryQuery)
  return (
    <Dialog title="Your streak" className={styles.panel} onClosed={onClosed}>
      {() => (
        <div className="stack">
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
  const story = useQuery(streakStoryQuery(today))
  return (
    <>
      <div className={`heroBlock onBlock ${styles.sums}`}>
        <dl>
          <div>
            <dt className="sr">Streak</dt>
            <dd>{days(streak)}</dd>
          </div>
          <DescriptionItem name="Longest">{days(longest)}</DescriptionItem>
          <DescriptionItem name="Freezes">{`${freezes} of 2`}</DescriptionItem>
        </dl>
        <SymbolDrawing name="bird" />
        <Fortnight story={story.data ?? []} today={today} />
      </div>
      {earnBack && <p className="note">{earnBackText(earnBack)}</p>}
      {heldDays.length > 0 && (
        <p className="note">
          {`A freeze covers ${heldDays.map(formatWeekdayAndDate).join(' and ')} until your next session.`}
        </p>
      )}
      <div className={styles.columns}>
        <section aria-labelledby="story">
          <h3 id="story">Why did my streak change?</h3>
          {story.isError && <RetryLine onRetry={story.refetch}>The history didn’t load.</RetryLine>}
          {story.data?.length === 0 && (
            <p className="muted">Nothing here yet. Your history starts with your first session.</p>
          )}
          <Rows rows={turnsOf(story.data ?? [], today)} shown={3} rest="Earlier days" />
        </section>
        <FreezeHistory history={summary.freezeHistory} />
        <Pauses pauses={summary.pauses} daysLeft={summary.pauseDaysLeft} today={today} />
      </div>
    </>
  )
}

const days = (count: number) => formatCount(count, 'day')

/** The last day, and those on which more happened than one more session. */
const turnsOf = (story: StreakStory, today: Day) =>
  story
    .filter(({ reason, freezes }, at) => at === 0 || reason !== 'done' || freezes !== story[at + 1]?.freezes)
    .map(({ day, sentence }) => (day === today ? sentence.replace(/^[^:]+(?=: )/, 'Today') : sentence))

const Fortnight = ({ story, today }: { story: StreakStory; today: Day }) => (
  <ol className="matches" aria-label="The last two weeks">
    {story
      .slice(0, 14)
      .toReversed()
      .map(({ day, kind, reason }) => (
        <li key={day} data-day={day === today ? 'last' : undefined}>
          {kind === 'frozen' ? (
            <Snowflake className="i" />
          ) : (
            <SymbolDrawing
              name={kind === 'done' ? 'match-lit' : kind || reason === 'open' ? 'match-new' : 'match-out'}
            />
          )}
          <span aria-hidden="true">{formatWeekday(day)[0]}</span>
          <span className="sr">{`${formatWeekdayAndDate(day)}: ${wordOf(kind, reason)}`}</span>
        </li>
      ))}
  </ol>
)

const wordOf = (kind: StreakStory[number]['kind'], reason: StreakStory[number]['reason']) =>
  kind ? dayKindTexts[kind] : reason === 'open' ? 'not yet' : 'not done'
