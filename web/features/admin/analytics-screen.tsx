import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChartLine, TriangleAlert, Users } from 'lucide-react'
import { useState } from 'react'
import { brand } from '../../ui/brand.ts'
import { PeriodChoice } from '../../ui/period-choice.tsx'
import { type GuestAnalytics, guestAnalyticsQuery, type Period, refreshedEvery } from './analytics.queries.ts'
import { AnalyticsCards } from './analytics-cards.tsx'
import { AnalyticsDays } from './analytics-days.tsx'
import { AnalyticsFunnel } from './analytics-funnel.tsx'
import { AnalyticsRanks } from './analytics-ranks.tsx'
import './analytics.css'

const periods: Record<Period, string> = { '7d': '7 Days', '30d': '30 Days', all: 'All Time' }

/** Everybody signed in may open it; the server says who may read it. */
export function AnalyticsScreen() {
  const [period, setPeriod] = useState<Period>('7d')
  const { data, isError, isPlaceholderData, dataUpdatedAt, refetch } = useQuery(guestAnalyticsQuery(period))
  return (
    <main id="main" className="wrap page guest-analytics">
      <title>{`Guest analytics — ${brand}`}</title>
      <nav className="seg subnav" aria-label="Admin pages">
        <Link to="/admin/analytics" aria-current="page">
          <ChartLine className="i" />
          Guest analytics
        </Link>
        <Link to="/admin" activeOptions={{ exact: true }}>
          <Users className="i" />
          Users
        </Link>
      </nav>
      <div className="page-head">
        <div>
          <h1>Guest analytics</h1>
          <p className="refreshed">
            {data && !isError && (isPlaceholderData ? 'Counting…' : refreshLine(dataUpdatedAt))}
          </p>
        </div>
        <PeriodChoice periods={periods} period={period} onChoose={setPeriod} />
      </div>
      {isError && <Failed onRetry={() => void refetch()} />}
      {!data && !isError && (
        <p className="muted pending" role="status">
          Loading analytics…
        </p>
      )}
      {data && !isError && <Figures data={data.figures} period={data.period} isOld={isPlaceholderData} />}
    </main>
  )
}

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })
const refreshLine = (at: number) => `Refreshes every ${refreshedEvery} seconds, last at ${clock.format(at)}`

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <div className="refused">
    <p className="note warn" role="alert">
      <TriangleAlert className="i" />
      <span>
        <b>Failed to fetch analytics</b>
        <br />
        Error loading analytics. Please try again or check your permissions.
      </span>
    </p>
    <button type="button" className="btn line" onClick={onRetry}>
      Try Again
    </button>
  </div>
)

const Figures = ({ data, period, isOld }: { data: GuestAnalytics; period: Period; isOld: boolean }) => (
  <div className="stack" aria-busy={isOld}>
    <AnalyticsCards summary={data.summary} />
    <AnalyticsFunnel summary={data.summary} period={periods[period]} />
    <AnalyticsDays days={data.days} period={period} />
    <AnalyticsRanks data={data} />
  </div>
)
