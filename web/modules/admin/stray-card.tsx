import { chainExplorer } from '@app/domain/premium/crypto/explorers'
import { DescriptionItem } from '../../ui/description-item.tsx'
import { formatDateTime } from '../../ui/format-date-time.ts'
import { CodeLink, ReviewFrame } from './review-frame.tsx'
import { type Stray, useResolveStray } from './reviews.queries.ts'

/** Money at one of our addresses without a payment: an admin sends it back, and notes that here. */
export function StrayCard({ stray, onSettled }: { stray: Stray; onSettled: () => void }) {
  const settle = useResolveStray(stray.id, onSettled)
  const explorer = chainExplorer(stray.chain)
  const money = `${stray.amount} ${stray.asset}`
  return (
    <ReviewFrame
      label={`${money}, no matching payment`}
      payer={stray.email ?? 'Unknown sender'}
      by={stray.email}
      kind="No matching payment"
      isPending={settle.isPending}
      choices={[
        { name: 'Record a Refund', settle: (note) => settle.mutate({ outcome: 'refunded', note }) },
        { name: 'Remove from List', settle: (note) => settle.mutate({ outcome: 'settled', note }) },
      ]}
    >
      <dl className="facts">
        <DescriptionItem name="Received">{money}</DescriptionItem>
        <DescriptionItem name="Chain">{stray.chain}</DescriptionItem>
        {stray.token && (
          <DescriptionItem name="Token">
            <code translate="no">{stray.token}</code>
          </DescriptionItem>
        )}
        <DescriptionItem name="Address">
          <CodeLink text={stray.address} at={explorer.address(stray.address)} />
        </DescriptionItem>
        {stray.chain === 'xrp' && <DescriptionItem name="Tag">{stray.tag ?? 'none'}</DescriptionItem>}
        {stray.transaction && (
          <DescriptionItem name="Transaction">
            <CodeLink text={stray.transaction} at={explorer.transaction(stray.transaction)} />
          </DescriptionItem>
        )}
        <DescriptionItem name="Found">{formatDateTime(stray.seenAt)}</DescriptionItem>
      </dl>
    </ReviewFrame>
  )
}
