import { explorerOn } from '@app/domain/premium/coins/explorers'
import { Fact } from '../../ui/fact.tsx'
import { minuteOf } from '../../ui/moments.ts'
import * as surfaces from '../../ui/styles/surfaces.module.css'
import * as styles from './payment-reviews.module.css'
import { CodeLink, ReviewFrame } from './review-frame.tsx'
import { type Stray, useSettleStray } from './reviews.queries.ts'

/** Money at one of our addresses without a payment: an admin sends it back, and notes that here. */
export function StrayCoin({ stray, onSettled }: { stray: Stray; onSettled: () => void }) {
  const settle = useSettleStray(stray.id, onSettled)
  const explorer = explorerOn(stray.chain)
  const money = `${stray.amount} ${stray.asset}`
  return (
    <ReviewFrame
      label={`${money} without a payment`}
      payer={stray.email ?? 'Nobody we know'}
      by={stray.email}
      kind="Without a payment"
      isPending={settle.isPending}
      choices={[
        { name: 'Note a refund', settle: (note) => settle.mutate({ outcome: 'refunded', note }) },
        { name: 'Take off the list', settle: (note) => settle.mutate({ outcome: 'settled', note }) },
      ]}
    >
      <dl className={`${surfaces.facts} ${styles.facts}`}>
        <Fact name="Received">{money}</Fact>
        <Fact name="Chain">{stray.chain}</Fact>
        {stray.token && (
          <Fact name="Token">
            <code translate="no">{stray.token}</code>
          </Fact>
        )}
        <Fact name="Address">
          <CodeLink text={stray.address} at={explorer.address(stray.address)} />
        </Fact>
        {stray.chain === 'xrp' && <Fact name="Tag">{stray.tag ?? 'none'}</Fact>}
        {stray.transaction && (
          <Fact name="Transaction">
            <CodeLink text={stray.transaction} at={explorer.transaction(stray.transaction)} />
          </Fact>
        )}
        <Fact name="Found">{minuteOf(stray.seenAt)}</Fact>
      </dl>
    </ReviewFrame>
  )
}
