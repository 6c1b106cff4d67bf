import { Check, Clock, TriangleAlert } from 'lucide-react'
import { formatDate } from '../../../ui/format-date-time.ts'
import * as styles from './crypto.module.css'
import { type CryptoPayment, type CryptoPaymentStatus, isPayable, type ShownPayment } from './crypto.queries.ts'
import { networkNameOf } from './crypto-text.ts'
import { AfterSurplus, progressTitle, useReloadAsPremium } from './payment-progress.tsx'

interface Props {
  payments: readonly ShownPayment[]
  onShow: (payment: ShownPayment) => void
}

/** Read before anything is paid a second time. */
export function OtherPayments({ payments, onShow }: Props) {
  if (payments.length === 0) return null
  return (
    <section className={`card ${styles.others}`} aria-labelledby="other-payments">
      <h3 id="other-payments">Your other payments</h3>
      <ul className="stack">
        {payments.map((each) => (
          <OtherPayment key={each.payment.paymentId} shown={each} onShow={onShow} />
        ))}
      </ul>
    </section>
  )
}

function OtherPayment({ shown, onShow }: { shown: ShownPayment; onShow: Props['onShow'] }) {
  const { payment, standing } = shown
  const showPaid = useReloadAsPremium()
  const { tone, Icon } = lookOf(standing)
  return (
    <li className={`note ${tone}`}>
      <Icon className="i" />
      <div>
        <p>
          <b>{progressTitle(standing)}</b>
          <span>{`: ${nameOf(payment)}`}</span>
        </p>
        <p>{standing.message}</p>
        {isPayable(shown) && (
          <button type="button" className="link" onClick={() => onShow(shown)}>
            Show Payment
          </button>
        )}
        {standing.surplus ? (
          <AfterSurplus id={payment.paymentId} />
        ) : (
          standing.status === 'verified' && (
            <button type="button" className="link" onClick={showPaid}>
              Continue
            </button>
          )
        )}
      </div>
    </li>
  )
}

function nameOf({ amountExact, cryptocurrency, network, createdAt }: CryptoPayment) {
  const begun = createdAt ? `, started on ${formatDate(createdAt, 'that day')}` : ''
  return `${amountExact} ${cryptocurrency} on ${networkNameOf(network)}${begun}.`
}

function lookOf({ status, isUnderReview }: CryptoPaymentStatus) {
  if (status === 'verified') return { tone: 'ok', Icon: Check }
  if (isUnderReview || status === 'underpaid') return { tone: 'wait', Icon: Clock }
  return status === 'rejected' ? { tone: 'warn', Icon: TriangleAlert } : { tone: '', Icon: Clock }
}
