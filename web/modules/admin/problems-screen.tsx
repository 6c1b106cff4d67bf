import { formatWeekdayAndDate } from '@app/domain/day/day-words'
import { sanitizeForDisplay } from '@app/domain/text/text'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { DescriptionItem } from '../../ui/description-item.tsx'
import { formatDateTime } from '../../ui/format-date-time.ts'
import { AdminPage } from './admin-page.tsx'
import { ListState, waitingCountText } from './list-state.tsx'
import * as styles from './payment-reviews.module.css'
import { ReviewCard } from './review-frame.tsx'
import { type ReportedProblem, reportsQuery, useResolveReports } from './reviews.queries.ts'

/** What enough people reported and only an admin may take away: the problem of a day. */
export function ProblemsScreen() {
  const { data, error, isFetching, refetch } = useQuery(reportsQuery)
  const head = useRef<HTMLHeadingElement>(null)
  return (
    <AdminPage title="Problems" what="the reported problems" error={error}>
      <div className="pageHead">
        <div>
          <h1 ref={head} tabIndex={-1}>
            Problems
          </h1>
          <p className="lead muted num" role="status">
            {data && !error && waitingCountText(data.length, 'reported problem')}
          </p>
        </div>
      </div>
      <ListState what="the reported problems" error={error} isEmpty={data?.length === 0} onRetry={refetch}>
        <p>Daily problems that people report appear here.</p>
      </ListState>
      {data && !error && data.length > 0 && (
        <div className={styles.reviews} aria-busy={isFetching}>
          {data.map((each) => (
            <ReportedProblemCard key={each.id} reported={each} onSettled={() => head.current?.focus()} />
          ))}
        </div>
      )}
    </AdminPage>
  )
}

function ReportedProblemCard({ reported, onSettled }: { reported: ReportedProblem; onSettled: () => void }) {
  const settle = useResolveReports(reported.id, onSettled)
  const { text, category, difficulty, reports, lastAt, days } = reported
  return (
    <ReviewCard
      head={sanitizeForDisplay(text)}
      kind={days.length > 0 ? 'Problem of the day' : 'Was a problem of the day'}
      isPending={settle.isPending}
      choices={[
        { name: 'Swap It', isMain: true, settle: (note) => settle.mutate({ outcome: 'swap', note }) },
        { name: 'Keep It', settle: (note) => settle.mutate({ outcome: 'keep', note }) },
      ]}
    >
      <dl className="facts">
        <DescriptionItem name="Valid reports">{reports}</DescriptionItem>
        <DescriptionItem name="Last report">{formatDateTime(lastAt)}</DescriptionItem>
        <DescriptionItem name="Days">
          {days.length > 0 ? days.map(formatWeekdayAndDate).join('; ') : 'none open'}
        </DescriptionItem>
        <DescriptionItem name="Kind">{`${category}, ${difficulty}`}</DescriptionItem>
      </dl>
    </ReviewCard>
  )
}
