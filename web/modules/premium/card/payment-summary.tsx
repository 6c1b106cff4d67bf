import { type CardPlan, cardPrices } from '@app/domain/premium/price'
import { dayOf } from '../../../ui/moments.ts'
import { dollars, priceOf, renewalAfter, savedCents } from '../words.ts'

export const PaymentSummary = ({ plan }: { plan: CardPlan }) => (
  <aside className="card sum" aria-labelledby="payment-summary">
    <h3 id="payment-summary">What you pay</h3>
    <dl className="facts">
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
      <div className="total">
        <dt>Today</dt>
        <dd>{priceOf(plan)}</dd>
      </div>
    </dl>
    <p className="small">
      Renews on {dayOf(renewalAfter(new Date(), plan).toISOString(), 'the day it ends')} until you cancel. Cancel any
      time on this page; what you paid for stays yours to the last day.
    </p>
  </aside>
)
