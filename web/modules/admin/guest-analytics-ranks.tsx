import { formatNumber } from '@app/domain/text/number-words'
import { sanitizeForDisplay } from '@app/domain/text/text'
import type { CSSProperties, ReactNode } from 'react'
import * as styles from './guest-analytics.module.css'
import type { GuestAnalytics } from './guest-analytics.queries.ts'

export const GuestAnalyticsRanks = ({ data: { popularGeniuses, popularProblems } }: { data: GuestAnalytics }) => (
  <div className={`${styles.halves} ${styles.rankLists}`}>
    <Ranked
      title="Most Popular Genius Superpowers"
      empty="No genius selections yet"
      rows={popularGeniuses.map(({ geniusName, count }) => ({
        id: geniusName,
        name: sanitizeForDisplay(geniusName),
        count,
      }))}
    />
    <Ranked
      title="Most Viewed Problems"
      empty="No problem views yet"
      rows={popularProblems.map(({ problemId, count }) => ({
        id: problemId,
        name: <code translate="no">{problemId.slice(0, 8)}</code>,
        count,
      }))}
    />
  </div>
)

interface Props {
  title: string
  empty: string
  rows: readonly { id: string; name: ReactNode; count: number }[]
}

function Ranked({ title, empty, rows }: Props) {
  const most = Math.max(...rows.map(({ count }) => count), 1)
  return (
    <section className="card">
      <h2>{title}</h2>
      {rows.length === 0 && <p className="muted">{empty}</p>}
      <ol className={styles.ranked} data-part="ranked">
        {rows.map(({ id, name, count }, at) => (
          <li key={id} style={{ '--share': count / most } as CSSProperties}>
            <span className={styles.place} aria-hidden="true">
              {at + 1}
            </span>
            <span className={styles.name}>{name}</span>
            <b>{formatNumber(count)}</b>
            <span className={styles.barOf} aria-hidden="true" />
          </li>
        ))}
      </ol>
    </section>
  )
}
