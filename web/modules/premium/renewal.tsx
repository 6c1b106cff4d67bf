import { Suspense } from 'react'
import { dayOf } from '../../ui/moments.ts'
import * as layout from '../../ui/styles/layout.module.css'
import { CryptoTab } from './coins/lazy-crypto-tab.ts'
import type { SubscriptionStatus } from './premium.queries.ts'
import * as styles from './premium-screen.module.css'

/** Another year after one that was paid in coins, which renews only when somebody pays again. */
export const Renewal = ({ endsAt }: Pick<SubscriptionStatus, 'endsAt'>) => (
  <section className={styles.pay} aria-labelledby="renewal-head">
    <div className={styles.payHead}>
      <div>
        <h2 id="renewal-head">Add another year</h2>
        <p className={`${layout.lead} ${styles.lead} ${layout.muted}`}>
          It begins on {dayOf(endsAt, 'the day')}, when this year ends. You lose no day by paying early.
        </p>
      </div>
    </div>
    <Suspense>
      <CryptoTab />
    </Suspense>
  </section>
)
