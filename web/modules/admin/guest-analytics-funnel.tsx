import { formatNumber } from '@app/domain/text/number-words'
import { ArrowDown } from 'lucide-react'
import type { CSSProperties } from 'react'
import * as styles from './guest-analytics.module.css'
import type { GuestAnalytics, GuestAnalyticsSummary } from './guest-analytics.queries.ts'

type Shared = GuestAnalytics['shared']

export const accountsCreatedWhere = 'after trying a problem in that browser'

export function GuestAnalyticsFunnel({
  summary,
  shared,
  period,
}: {
  summary: GuestAnalyticsSummary
  shared: Shared
  period: string
}) {
  const steps = [
    {
      name: 'Problems started',
      count: summary.challengeStarts,
      note: bySource(summary.challengeStarts, shared.challengeStarts),
    },
    {
      name: 'Problems completed',
      count: summary.challengeCompletions,
      note: bySource(summary.challengeCompletions, shared.challengeCompletions),
    },
    {
      name: 'Signup prompts seen',
      count: summary.signupPromptViews,
      note: bySource(summary.signupPromptViews, shared.signupPromptViews),
    },
    {
      name: 'Signup clicked',
      count: summary.signupConversions,
      note: bySource(summary.signupConversions, shared.signupConversions),
    },
    {
      name: 'Accounts created',
      count: summary.accountsCreated,
      note: bySource(summary.accountsCreated, shared.accountsCreated) ?? accountsCreatedWhere,
    },
  ]
  const most = Math.max(...steps.map(({ count }) => count), 1)
  return (
    <section className={`card ${styles.funnel}`} aria-labelledby="funnel-head">
      <header>
        <h2 id="funnel-head">From problem to account</h2>
        <p className="muted">{period}</p>
      </header>
      <ol>
        {steps.map(({ name, note, count }, at) => (
          <li key={name} className={styles.step} style={{ '--share': count / most } as CSSProperties}>
            {at > 0 && <Lost count={(steps[at - 1]?.count ?? 0) - count} />}
            <b>
              {name}
              {note && <small>{note}</small>}
            </b>
            <span className={styles.stick} data-part="stick" aria-hidden="true">
              {count > 0 && (
                <svg aria-hidden="true">
                  <use href="#flame" />
                </svg>
              )}
            </span>
            <span className={styles.amount}>{formatNumber(count)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const bySource = (all: number, shared: number) =>
  shared > 0 ? `${formatNumber(shared)} from shared links, ${formatNumber(all - shared)} elsewhere` : undefined

/** Events come one by one, so a later step may count more than the one before it. */
const Lost = ({ count }: { count: number }) => (
  <span className={styles.fewer}>
    <ArrowDown className="i" />
    <span>{`${formatNumber(Math.abs(count))} ${count < 0 ? 'more' : 'fewer'}`}</span>
  </span>
)
