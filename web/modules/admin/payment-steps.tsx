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
      <summary>Payment steps</summary>
      {isOpen && <PaymentStepList payment={payment} />}
    </details>
  )
}

function PaymentStepList({ payment }: { payment: string }) {
  const { data, isError, refetch } = useQuery(paymentStepsQuery(payment))
  if (isError)
    return (
      <p key="failed" role="alert">
        The steps didn’t load.{' '}
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
  created: 'Started',
  seen: 'Received',
  underpaid: 'Too little arrived',
  verified: 'Paid',
  expired: 'Expired',
  late_review: 'Waiting for a decision',
  revoked: 'Reversed by the network',
  refunded: 'Refunded',
  rejected: 'Rejected',
}
const wordsOf = ({ after }: PaymentStep) => `${names[after]}:`
