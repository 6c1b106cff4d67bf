import type { Day } from '@app/domain/day/day'
import { formatMonthOfYear } from '@app/domain/day/day-words'
import { formatCount } from '@app/domain/text/number-words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../api/api-error.ts'
import { useUser } from '../../api/session.ts'
import { brand } from '../../ui/brand.ts'
import { GatePage } from '../../ui/gate-page.tsx'
import { FailedBox } from '../../ui/load-error.tsx'
import { PeriodPicker } from '../../ui/period-picker.tsx'
import * as styles from './analytics.module.css'
import {
  type AnalyticsPeriod,
  analyticsPeriodLabels,
  analyticsQuery,
  type PeriodFigures,
  periodInSentence,
} from './analytics.queries.ts'
import * as charts from './charts.module.css'
import { Charts, MoreCharts } from './charts.tsx'
import { minRoundsForHours } from './hours-card.tsx'
import { sampleAnalytics } from './sample-analytics.ts'

export function AnalyticsScreen() {
  const user = useUser()
  return (
    <>
      <title>{`Analytics — ${brand}`}</title>
      {user?.plan === 'free' && (
        <GatePage title="Analytics comes with Premium" preview={<Sample />} backTo="You">
          <p>Your year, how varied your lists are, and which picks came from a thinker’s technique.</p>
        </GatePage>
      )}
      {user?.plan === 'premium' && (
        <main id="main" className={`wrap page ${styles.analytics} ${charts.analytics}`}>
          <Own />
        </main>
      )}
    </>
  )
}

const Sample = () => (
  <div className={styles.sample}>
    <span className="tag brand">A sample</span>
    <Charts data={sampleAnalytics} />
  </div>
)

function Own() {
  const [period, setPeriod] = useState<AnalyticsPeriod>('all')
  const { data, error, isPlaceholderData, refetch } = useQuery(analyticsQuery(period))
  return (
    <>
      <Head>{data?.figures.since ? lead(data.figures.since, data) : 'Based on your lists.'}</Head>
      {error && (
        <FailedBox className="stack" onRetry={refetch}>
          {errorMessage(error, 'We couldn’t load your sessions.')}
        </FailedBox>
      )}
      {!error && !data && (
        <p className={`muted ${styles.pending}`} role="status">
          Counting your ideas…
        </p>
      )}
      {!error && data?.figures.since === null && (
        <MoreCharts rounds={0}>This page fills up after your first session.</MoreCharts>
      )}
      {!error && data?.figures.since && (
        <>
          {!isEarly(data) && <PeriodPicker periods={analyticsPeriodLabels} period={period} onChoose={setPeriod} />}
          <div aria-busy={isPlaceholderData}>
            {data.figures.rounds > 0 ? (
              <Charts data={data.figures} period={data.period} />
            ) : (
              <p>{noneIn(data.period)}</p>
            )}
          </div>
        </>
      )}
    </>
  )
}

/** Of a few sessions every period would show the same. */
const isEarly = ({ figures: { rounds }, period }: PeriodFigures) =>
  period === 'all' && rounds > 0 && rounds < minRoundsForHours

const noneIn = (period: AnalyticsPeriod) =>
  period === 'all' ? 'No sessions in this period.' : `No sessions ${periodInSentence[period]}.`

function lead(since: Day, { figures: { rounds }, period }: PeriodFigures): string {
  const when = period === 'all' ? `since ${formatMonthOfYear(since)}` : periodInSentence[period]
  return `${formatCount(rounds, 'session')} ${when}.`
}

const Head = ({ children }: { children: string }) => (
  <div className="pageHead">
    <div>
      <h1>What your sessions show</h1>
      <p className="lead muted">{children}</p>
    </div>
  </div>
)
