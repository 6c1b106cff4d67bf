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
          ? 'The payment is on its way and needs no second try. You may close this page: once your bank agrees, Premium begins by itself; if it refuses, nothing is charged and you can choose a plan again.'
          : 'One moment. Please do not pay again.'}
      </p>
      {isSlow && (
        <Button kind="line" disabled={isLooking} onClick={onLook}>
          Look again
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
      <h3>A person looks at your payment</h3>
      <p className="note wait">
        <TriangleAlert className="i" />
        <span>{why}</span>
      </p>
      {support && (
        <a className="btn" href={`mailto:${support}`}>
          Write to {support}
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
          <span>
            . Your card may have been charged, so do not pay a second time: what was paid is found again by itself.
          </span>
        </span>
      </p>
      <Button onClick={onRetry}>Check again</Button>
    </div>
  )
}
