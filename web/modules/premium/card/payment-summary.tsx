import { type CardPlan, cardPrices } from '@app/domain/premium/price'
import { dayOf } from '../../../ui/moments.ts'
import * as surfaces from '../../../ui/styles/surfaces.module.css'
import * as styles from '../premium-screen.module.css'
import { dollars, priceOf, renewalAfter, savedCents } from '../words.ts'

export const PaymentSummary = ({ plan }: { plan: CardPlan }) => (
  <aside className={`${surfaces.card} ${styles.card} ${styles.sum}`} aria-labelledby="payment-summary">
    <h3 id="payment-summary">What you pay</h3>
    <dl className={surfaces.facts}>
      <div>
        <dt>Premium, {plan}</dt>
        <dd>{dollars(cardPrices[plan].cents + (plan === 'annual' ? savedCents : 0))}</dd>
      </div>
      {plan === 'annual' && (
        <div>
          <dt>One month less</dt>
          <dd>−{dollars(savedCents)}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>Today</dt>
        <dd>{priceOf(plan)}</dd>
      </div>
    </dl>
    <p className={styles.small}>
      Renews on {dayOf(renewalAfter(new Date(), plan).toISOString(), 'the day it ends')} until you cancel. Cancel any
      time on this page; what you paid for stays yours to the last day.
    </p>
  </aside>
)
