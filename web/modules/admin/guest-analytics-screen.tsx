import { formatNumber } from '@app/domain/text/number-words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatClockSeconds } from '../../ui/format-date-time.ts'
import { FailedBox } from '../../ui/load-error.tsx'
import { PeriodPicker } from '../../ui/period-picker.tsx'
import * as admin from './admin.module.css'
import { AdminPage } from './admin-page.tsx'
import * as styles from './guest-analytics.module.css'
import {
  type GuestAnalytics,
  type GuestAnalyticsPeriod,
  type GuestAnalyticsSummary,
  guestAnalyticsQuery,
  refreshSeconds,
} from './guest-analytics.queries.ts'
import { GuestAnalyticsDays } from './guest-analytics-days.tsx'
import { accountsCreatedWhere, GuestAnalyticsFunnel } from './guest-analytics-funnel.tsx'
import { GuestAnalyticsRanks } from './guest-analytics-ranks.tsx'

const AnalyticsCards = ({ summary }: { summary: GuestAnalyticsSummary }) => (
  <dl className={styles.figureCards}>
    <Card
      name="Unique Visitors"
      of="distinct IPs who started a challenge"
      value={formatNumber(summary.uniqueVisitors)}
    />
    <Card name="Engagement Rate" of="completions / starts" value={summary.engagementRate} />
    <Card name="Signup Prompts" of="views" value={formatNumber(summary.signupPromptViews)} />
    <Card name="Conversion Rate" of="conversions from prompts" value={summary.conversionRate} />
    <Card name="Accounts Created" of={accountsCreatedWhere} value={formatNumber(summary.accountsCreated)} />
  </dl>
)

const Card = ({ name, of, value }: { name: string; of: string; value: string }) => (
  <div className="card">
    <dt>{name}</dt>
    <dd className={styles.of}>{of}</dd>
    <dd className="bigNum">{value}</dd>
  </div>
)

const periods: Record<GuestAnalyticsPeriod, string> = { '7d': '7 Days', '30d': '30 Days', all: 'All Time' }

export function GuestAnalyticsScreen() {
  const [period, setPeriod] = useState<GuestAnalyticsPeriod>('7d')
  const { data, error, isError, isPlaceholderData, dataUpdatedAt, refetch } = useQuery(guestAnalyticsQuery(period))
  return (
    <AdminPage title="Guest analytics" what="analytics" error={error} className={styles.guestAnalytics}>
      <div className="pageHead">
        <div>
          <h1>Guest analytics</h1>
          <p className={styles.refreshed} data-part="refreshed">
            {data &&
              !isError &&
              `${isPlaceholderData ? 'Counting…' : refreshLine(dataUpdatedAt)}${uncountedLine(data.figures.uncounted)}`}
          </p>
        </div>
        <PeriodPicker periods={periods} period={period} onChoose={setPeriod} />
      </div>
      {isError && (
        <FailedBox className={admin.refused} onRetry={refetch}>
          <b>Failed to fetch analytics</b>
          <br />
          Error loading analytics. Please try again or check your permissions.
        </FailedBox>
      )}
      {!data && !isError && (
        <p className={`muted ${admin.pending} ${styles.pending}`} role="status">
          Loading analytics…
        </p>
      )}
      {data && !isError && <Figures data={data.figures} period={data.period} isOld={isPlaceholderData} />}
    </AdminPage>
  )
}

const refreshLine = (at: number) => `Updated ${formatClockSeconds(at)}, refreshes every ${refreshSeconds} s`

const uncountedLine = (count: number) =>
  count === 0 ? '' : `. About ${formatNumber(count)} events are still being counted.`

const Figures = ({ data, period, isOld }: { data: GuestAnalytics; period: GuestAnalyticsPeriod; isOld: boolean }) => (
  <div className="stack" aria-busy={isOld}>
    <AnalyticsCards summary={data.summary} />
    <div className={styles.halves}>
      <GuestAnalyticsFunnel summary={data.summary} shared={data.shared} period={periods[period]} />
      <GuestAnalyticsDays days={data.days} period={period} />
    </div>
    <GuestAnalyticsRanks data={data} />
  </div>
)
