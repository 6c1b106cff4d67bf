import type { Asset } from '@app/domain/premium/crypto/assets'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { installationQuery } from '../../../api/installation.ts'
import { useNavigation } from '../../../router/navigation.ts'
import { Button } from '../../../ui/button.tsx'
import { Matches } from '../../../ui/symbols.tsx'
import * as styles from './crypto.module.css'
import { type CryptoPaymentStatus, useConfirmSurplus } from './crypto.queries.ts'
import { formatConfirmationWait } from './crypto-text.ts'

const heads = {
  pending: 'Nothing received yet',
  confirming: 'Received, not final yet',
  verified: 'Premium is yours',
  underpaid: 'Not all of it arrived',
  expired: 'Time’s up',
  rejected: 'Not accepted',
} as const satisfies Record<CryptoPaymentStatus['status'], string>

export const progressTitle = ({ status, isUnderReview }: CryptoPaymentStatus) =>
  isUnderReview ? 'Under review' : heads[status]

export function PaymentProgress({ asset, id, payment }: { asset: Asset; id: string; payment: CryptoPaymentStatus }) {
  const { status, confirmations = 0, required } = payment
  const isCounted = status === 'confirming' && required !== undefined
  return (
    <aside className={styles.progress} data-status={status} aria-label="Your payment">
      <div role="status">
        <h3>{isCounted ? `Received, ${confirmations} of ${required} confirmations` : progressTitle(payment)}</h3>
        {isCounted && <Confirmations seen={confirmations} required={required} />}
        <p>
          {isCounted
            ? `${formatConfirmationWait(asset.chain, required - confirmations)} You can close this page. We’ll keep watching.`
            : payment.message}
        </p>
      </div>
      {payment.surplus && <AfterSurplus id={id} />}
    </aside>
  )
}

export function AfterSurplus({ id }: { id: string }) {
  const showPaid = useReloadAsPremium()
  const confirm = useConfirmSurplus(showPaid)
  const support = useQuery(installationQuery).data?.supportEmail
  return (
    <div className="row">
      <Button disabled={confirm.isPending} onClick={() => confirm.mutate(id)}>
        Continue
      </Button>
      {support && (
        <a className="link" href={`mailto:${support}`}>
          {support}
        </a>
      )}
    </div>
  )
}

const mostInARow = 12

function Confirmations({ seen, required }: { seen: number; required: number }) {
  const count = Math.min(required, mostInARow)
  return (
    <div className="matches" aria-hidden="true">
      <Matches of={count} lit={Math.floor((seen / required) * count)} />
    </div>
  )
}

/** A new document, with everything that Premium brings. */
export function useReloadAsPremium(): () => void {
  const { leaveFor, place } = useNavigation()
  return useCallback(() => leaveFor(`${place.path}?success=true`), [leaveFor, place.path])
}
