import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { errorMessage } from '../../api/api-error.ts'
import { installationQuery } from '../../api/installation.ts'
import { Button } from '../../ui/button.tsx'
import { SupportAddress } from '../support/support-address.tsx'
import { isInReview, isNothingPaid, usePaymentCheck, verificationFailedTitle } from './premium.queries.ts'
import * as styles from './premium-screen.module.css'

interface Props {
  paymentId: string
  onDone: () => void
  onRefused: () => void
}

/** Until the outcome is known there is no form: a second payment might follow. */
export function PaymentCheck({ paymentId, onDone, onRefused }: Props) {
  const { data, error, isFetching, refetch } = usePaymentCheck(paymentId)
  const isDone = data !== undefined && 'plan' in data
  useEffect(() => {
    if (isDone) onDone()
  }, [isDone, onDone])
  const look = () => void refetch()
  if (error && isInReview(error)) return <InReview why={errorMessage(error, '')} />
  if (error && !isFetching)
    return isNothingPaid(error) ? (
      <Refused why={errorMessage(error, '')} onRetry={onRefused} />
    ) : (
      <Unverified onRetry={look} />
    )
  return <Waiting isSlow={data !== undefined && !isDone} isLooking={isFetching} onLook={look} />
}

function Waiting({ isSlow, isLooking, onLook }: { isSlow: boolean; isLooking: boolean; onLook: () => void }) {
  return (
    <div className={styles.instead} role="status">
      <h3>{isSlow ? 'Your bank is still checking' : 'Checking your payment…'}</h3>
      <p className="muted">
        {isSlow
          ? 'Don’t pay again. You can close this page. Premium starts once your bank approves. If it doesn’t, you won’t be charged.'
          : 'One moment. Please don’t pay again.'}
      </p>
      {isSlow && (
        <Button kind="line" disabled={isLooking} onClick={onLook}>
          Check Again
        </Button>
      )}
    </div>
  )
}

const Refused = ({ why, onRetry }: { why: string; onRetry: () => void }) => (
  <div className={styles.instead} role="alert">
    <h3>Payment Failed</h3>
    <p className="note warn">
      <TriangleAlert className="i" />
      <span>{why}</span>
    </p>
    <Button onClick={onRetry}>Try Again</Button>
  </div>
)

function InReview({ why }: { why: string }) {
  const support = useQuery(installationQuery).data?.supportEmail
  return (
    <div className={styles.instead} role="alert">
      <h3>We’re checking your payment by hand</h3>
      <p className="note wait">
        <TriangleAlert className="i" />
        <span>{why}</span>
      </p>
      {support && (
        <a className="btn" href={`mailto:${support}`}>
          Email {support}
        </a>
      )}
    </div>
  )
}

function Unverified({ onRetry }: { onRetry: () => void }) {
  const support = useQuery(installationQuery).data?.supportEmail
  return (
    <div className={styles.instead} role="alert">
      <h3>{verificationFailedTitle}</h3>
      <p className="note warn">
        <TriangleAlert className="i" />
        <span>
          Please contact {support !== null && <span>{support ? 'support at ' : 'support'}</span>}
          {support !== undefined && <SupportAddress address={support} />}
          <span>. Your card may have been charged, so don’t pay again. We’ll find your payment.</span>
        </span>
      </p>
      <Button onClick={onRetry}>Check Again</Button>
    </div>
  )
}
