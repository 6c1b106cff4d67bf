import { isolateText } from '@app/domain/text/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime } from '../../ui/format-date-time.ts'
import * as styles from './admin.module.css'
import { type PaymentStep, paymentStepsQuery } from './reviews.queries.ts'

export function PaymentSteps({ payment }: { payment: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.steps} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Steps of this payment</summary>
      {isOpen && <PaymentStepList payment={payment} />}
    </details>
  )
}

function PaymentStepList({ payment }: { payment: string }) {
  const { data, isError, refetch } = useQuery(paymentStepsQuery(payment))
  if (isError)
    return (
      <p key="failed" role="alert">
        The steps could not be loaded.{' '}
        <button type="button" className="link" onClick={() => void refetch()}>
          Try Again
        </button>
      </p>
    )
  if (!data) return <p role="status">Loading the steps…</p>
  return (
    <ol>
      {data.map((step) => (
        <li key={step.id}>
          <time dateTime={step.at}>{formatDateTime(step.at)}</time>
          <p>
            <b>{wordsOf(step)}</b> {isolateText(step.reason ?? '')}
          </p>
          {step.actorEmail && <p className={styles.actor}>by {isolateText(step.actorEmail)}</p>}
        </li>
      ))}
    </ol>
  )
}

const names: Record<PaymentStep['after'], string> = {
  created: 'Begun',
  seen: 'Seen on the network',
  underpaid: 'Too little arrived',
  verified: 'Paid',
  expired: 'Time over',
  late_review: 'Waits for a decision',
  revoked: 'Taken back by the network',
  refunded: 'Refunded',
  rejected: 'Rejected',
}
const wordsOf = ({ after }: PaymentStep) => `${names[after]}:`
