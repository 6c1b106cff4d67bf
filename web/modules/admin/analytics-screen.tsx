import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Failed } from '../../ui/not-loaded.tsx'
import { PeriodChoice } from '../../ui/period-choice.tsx'
import * as layout from '../../ui/styles/layout.module.css'
import * as surfaces from '../../ui/styles/surfaces.module.css'
import * as admin from './admin.module.css'
import { AdminPage } from './admin-page.tsx'
import {
  type GuestAnalytics,
  guestAnalyticsQuery,
  type Period,
  refreshSeconds,
  type Summary,
} from './analytics.queries.ts'
import { AnalyticsDays } from './analytics-days.tsx'
import { AnalyticsFunnel, accountsCreatedWhere } from './analytics-funnel.tsx'
import { AnalyticsRanks } from './analytics-ranks.tsx'
import * as styles from './guest-analytics.module.css'

const formatted = (count: number) => count.toLocaleString('en-US')

const AnalyticsCards = ({ summary }: { summary: Summary }) => (
  <dl className={styles.figureCards}>
    <Card name="Unique Visitors" of="distinct IPs who started a challenge" value={formatted(summary.uniqueVisitors)} />
    <Card name="Engagement Rate" of="completions / starts" value={summary.engagementRate} />
    <Card name="Signup Prompts" of="views" value={formatted(summary.signupPromptViews)} />
    <Card name="Conversion Rate" of="conversions from prompts" value={summary.conversionRate} />
    <Card name="Accounts Created" of={accountsCreatedWhere} value={formatted(summary.accountsCreated)} />
  </dl>
)

const Card = ({ name, of, value }: { name: string; of: string; value: string }) => (
  <div className={`${surfaces.card} ${styles.card}`}>
    <dt>{name}</dt>
    <dd className={styles.of}>{of}</dd>
    <dd className={`${surfaces.bigNum} ${styles.bigNum}`}>{value}</dd>
  </div>
)

const periods: Record<Period, string> = { '7d': '7 Days', '30d': '30 Days', all: 'All Time' }

export function AnalyticsScreen() {
  const [period, setPeriod] = useState<Period>('7d')
  const { data, error, isError, isPlaceholderData, dataUpdatedAt, refetch } = useQuery(guestAnalyticsQuery(period))
  return (
    <AdminPage title="Guest analytics" what="analytics" error={error} className={styles.guestAnalytics}>
      <div className={layout.pageHead}>
        <div>
          <h1>Guest analytics</h1>
          <p className={styles.refreshed} data-part="refreshed">
            {data &&
              !isError &&
              `${isPlaceholderData ? 'Counting…' : refreshLine(dataUpdatedAt)}${uncountedLine(data.figures.uncounted)}`}
          </p>
        </div>
        <PeriodChoice periods={periods} period={period} onChoose={setPeriod} />
      </div>
      {isError && (
        <Failed className={admin.refused} onRetry={refetch}>
          <b>Failed to fetch analytics</b>
          <br />
          Error loading analytics. Please try again or check your permissions.
        </Failed>
      )}
      {!data && !isError && (
        <p className={`${layout.muted} ${admin.pending} ${styles.pending}`} role="status">
          Loading analytics…
        </p>
      )}
      {data && !isError && <Figures data={data.figures} period={data.period} isOld={isPlaceholderData} />}
    </AdminPage>
  )
}

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })
const refreshLine = (at: number) => `Refreshes every ${refreshSeconds} seconds, last at ${clock.format(at)}`

const uncountedLine = (count: number) =>
  count === 0 ? '' : `. About ${formatted(count)} events are not counted yet; they follow by themselves.`

const Figures = ({ data, period, isOld }: { data: GuestAnalytics; period: Period; isOld: boolean }) => (
  <div className={`${layout.stack} ${styles.stack}`} aria-busy={isOld}>
    <AnalyticsCards summary={data.summary} />
    <AnalyticsFunnel summary={data.summary} shared={data.shared} period={periods[period]} />
    <AnalyticsDays days={data.days} period={period} />
    <AnalyticsRanks data={data} />
  </div>
)
