import { formatMonthOfYear } from '@app/domain/day/day-words'
import { formatCount } from '@app/domain/text/number-words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../api/api-error.ts'
import { useUser } from '../../api/session.ts'
import { Link } from '../../router/link.tsx'
import { brand } from '../../ui/brand.ts'
import { Button } from '../../ui/button.tsx'
import * as gate from '../../ui/gate-page.module.css'
import { FailedBox } from '../../ui/load-error.tsx'
import { PeriodPicker } from '../../ui/period-picker.tsx'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import * as styles from './analytics.module.css'
import {
  type AnalyticsPeriod,
  analyticsPeriodLabels,
  analyticsQuery,
  type PeriodFigures,
  periodInSentence,
} from './analytics.queries.ts'
import * as charts from './charts.module.css'
import { Charts } from './charts.tsx'
import { sampleAnalytics } from './sample-analytics.ts'

export function AnalyticsScreen() {
  const user = useUser()
  return (
    <main id="main" className={`wrap page ${styles.analytics} ${charts.analytics}`}>
      <title>{`Analytics — ${brand}`}</title>
      {user?.plan === 'free' && <Sample />}
      {user?.plan === 'premium' && <Own />}
    </main>
  )
}

function Own() {
  const [period, setPeriod] = useState<AnalyticsPeriod>('all')
  const { data, error, isPlaceholderData, refetch } = useQuery(analyticsQuery(period))
  return (
    <>
      <Head>{data ? lead(data) : 'Counted from your lists.'}</Head>
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
      {!error && data?.figures.since === null && <Nothing />}
      {!error && data?.figures.since && (
        <>
          <PeriodPicker periods={analyticsPeriodLabels} period={period} onChoose={setPeriod} />
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

const noneIn = (period: AnalyticsPeriod) =>
  period === 'all' ? 'No sessions in this period.' : `No sessions ${periodInSentence[period]}.`

function lead({ figures: { rounds, since }, period }: PeriodFigures): string {
  if (since === null) return 'Nothing to show yet.'
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

const Nothing = () => (
  <div className="empty">
    <SymbolDrawing name="match-new" />
    <h2>Your first session starts this page.</h2>
    <Button to="/solve">Solve Problem</Button>
  </div>
)

const Sample = () => (
  <>
    <Head>We’ve been keeping count. Premium shows you what it adds up to.</Head>
    <div className={styles.sampled}>
      <section className={`${gate.gate} ${styles.gate} label onBlock`}>
        <h2>Analytics comes with Premium</h2>
        <p>
          Your year, how varied your lists are, and which picks came from a thinker’s rule. The picture behind is a
          sample.
        </p>
        <p className="row">
          <Button to="/premium">Go Premium</Button>
          <Link to="/" className="link">
            Back to Home
          </Link>
        </p>
      </section>
      <div className={styles.blurred} aria-hidden="true" inert>
        <Charts data={sampleAnalytics} />
      </div>
    </div>
  </>
)
