import { shownText } from '@app/domain/text/text'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { Fact } from '../../ui/fact.tsx'
import { minuteOf } from '../../ui/moments.ts'
import * as layout from '../../ui/styles/layout.module.css'
import * as surfaces from '../../ui/styles/surfaces.module.css'
import * as tag from '../../ui/styles/tag.module.css'
import { dateLine } from '../streak/day-names.ts'
import { AdminPage } from './admin-page.tsx'
import { ListState, waitingLine } from './list-state.tsx'
import * as styles from './payment-reviews.module.css'
import { ReviewDecision } from './review-frame.tsx'
import { type Reported, reportsQuery, useSettleReports } from './reviews.queries.ts'

/** What enough people reported and only an admin may take away: the problem of a day. */
export function ProblemsScreen() {
  const { data, error, isFetching, refetch } = useQuery(reportsQuery)
  const head = useRef<HTMLHeadingElement>(null)
  return (
    <AdminPage title="Problems" what="the reported problems" error={error}>
      <div className={layout.pageHead}>
        <div>
          <h1 ref={head} tabIndex={-1}>
            Problems
          </h1>
          <p className={`${layout.lead} ${layout.muted} ${layout.num}`} role="status">
            {data && !error && waitingLine(data.length, 'reported problem')}
          </p>
        </div>
      </div>
      <ListState what="the reported problems" error={error} isEmpty={data?.length === 0} onRetry={refetch}>
        <p>Reports hide other problems by themselves. The problem of a day would wait here for you.</p>
      </ListState>
      {data && !error && data.length > 0 && (
        <div className={styles.reviews} aria-busy={isFetching}>
          {data.map((each) => (
            <ReportedProblem key={each.id} reported={each} onSettled={() => head.current?.focus()} />
          ))}
        </div>
      )}
    </AdminPage>
  )
}

function ReportedProblem({ reported, onSettled }: { reported: Reported; onSettled: () => void }) {
  const head = useId()
  const settle = useSettleReports(reported.id, onSettled)
  const { text, category, difficulty, reports, lastAt, days } = reported
  return (
    <article className={`${surfaces.card} ${styles.review}`} aria-labelledby={head}>
      <header>
        <h2 id={head} dir="auto">
          {shownText(text)}
        </h2>
        <span className={tag.tag}>{days.length > 0 ? 'Problem of a day' : 'Was the problem of a day'}</span>
      </header>
      <dl className={`${surfaces.facts} ${styles.facts}`}>
        <Fact name="Reports that count">{reports}</Fact>
        <Fact name="Last report">{minuteOf(lastAt)}</Fact>
        <Fact name="Days">{days.length > 0 ? days.map(dateLine).join('; ') : 'none that is open'}</Fact>
        <Fact name="Kind">{`${category}, ${difficulty}`}</Fact>
      </dl>
      <ReviewDecision
        isPending={settle.isPending}
        choices={[
          { name: 'Swap it', isMain: true, settle: (note) => settle.mutate({ outcome: 'swap', note }) },
          { name: 'Keep it', settle: (note) => settle.mutate({ outcome: 'keep', note }) },
        ]}
      />
    </article>
  )
}
