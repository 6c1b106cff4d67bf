import { useQuery, useQueryClient } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { installationQuery } from '../../../api/installation.ts'
import { userQuery } from '../../../api/session.ts'
import { Button } from '../../../ui/button.tsx'
import { SupportAddress } from '../../support/support-address.tsx'
import { useOpenBilling } from '../premium.queries.ts'
import * as styles from '../premium-screen.module.css'
import type { SetUpError } from './use-card-set-up.ts'

export function PaymentUnavailable({ why, onRetry }: { why: SetUpError; onRetry: () => void }) {
  if (why.isSubscribed) return <AlreadySubscribed sentence={why.sentence} />
  return <SetupRequired why={why.message} onRetry={onRetry} />
}

export function CardPaymentsOff() {
  const { data } = useQuery(installationQuery)
  return (
    <div className={styles.instead} role="alert">
      <h3>Stripe not configured</h3>
      {data && data.crypto.length > 0 && (
        <p className="muted">Card payments aren’t available here yet. Crypto still works.</p>
      )}
      {data && (
        <p>
          To get Premium, email <SupportAddress address={data.supportEmail} className="link" />.
        </p>
      )}
    </div>
  )
}

export const SetupRequired = ({ why, onRetry }: { why: string; onRetry: () => void }) => (
  <div className={styles.instead} role="alert">
    <h3>Payment Setup Required</h3>
    <p className="note warn">
      <TriangleAlert className="i" />
      <span>{why}</span>
    </p>
    <div className="row">
      <Button onClick={onRetry}>Try Again</Button>
      <Button kind="line" to="/">
        Back to Home
      </Button>
    </div>
  </div>
)

function AlreadySubscribed({ sentence = 'You already have a subscription.' }: { sentence: string | undefined }) {
  const billing = useOpenBilling()
  const cache = useQueryClient()
  // It may have been paid elsewhere meanwhile.
  useEffect(() => void cache.invalidateQueries(userQuery), [cache])
  return (
    <div className={styles.instead} role="alert">
      <h3>One subscription is enough</h3>
      <p className="muted">{sentence}</p>
      <Button disabled={billing.isPending} onClick={() => billing.mutate()}>
        Manage or Cancel
      </Button>
    </div>
  )
}
