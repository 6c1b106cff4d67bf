import { type Asset, isStablecoin } from '@app/domain/premium/crypto/assets'
import { cryptoYearPriceCents, formatUsd, formatUsdPrice } from '@app/domain/premium/price'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import * as styles from '../premium-screen.module.css'
import { twelveMonthsCents } from '../premium-text.ts'
import * as crypto from './crypto.module.css'
import { type CryptoPayment, cryptoPriceQuery } from './crypto.queries.ts'
import {
  cryptoDiscountText,
  cryptoSavingCents,
  cryptoSavingText,
  networkFeeCents,
  placeholderAmount,
} from './crypto-text.ts'

export function CostSummary({ asset, payment }: { asset: Asset; payment: CryptoPayment | undefined }) {
  const price = useQuery({ ...cryptoPriceQuery(asset), enabled: !payment })
  const isGuess = !payment && price.isError
  const amount = payment?.amountExact ?? (isGuess ? placeholderAmount(asset) : price.data?.amountExact)
  const isPlaceholder = isGuess && !isStablecoin(asset.currency)
  const nameOfAmount = isPlaceholder ? 'Placeholder amount' : payment ? 'Amount to send' : 'Estimated amount to send'
  return (
    <aside className={`card ${crypto.sum} ${styles.sum}`} aria-labelledby="crypto-cost">
      <h3 id="crypto-cost">One year, prepaid</h3>
      <dl className="facts" aria-busy={amount === undefined}>
        <Fact name="Premium, 12 months" fact={formatUsd(twelveMonthsCents)} />
        <div>
          <dt className="tag done">{cryptoDiscountText}</dt>
          <dd>−{formatUsd(cryptoSavingCents)}</dd>
        </div>
        <Fact name="One year" fact={formatUsd(cryptoYearPriceCents)} />
        <Fact name="Network fee, estimated" fact={formatUsd(networkFeeCents(asset))} />
        <Fact name="Total" fact={formatUsd(cryptoYearPriceCents + networkFeeCents(asset))} isTotal />
        <Fact name={nameOfAmount} fact={amount ? `${amount} ${asset.currency}` : '…'} isTotal />
        {!isGuess && price.data && <Fact name={`1 ${asset.currency}`} fact={formatUsdPrice(price.data.priceUSD)} />}
      </dl>
      {isGuess && (
        <p className="note wait">
          <TriangleAlert className="i" />
          <span>
            Live prices are unavailable, so this is an estimate.{' '}
            {isPlaceholder && <span>{`${amount} ${asset.currency} is a placeholder, not a price. `}</span>}
            <span>{`The total is ${formatUsd(cryptoYearPriceCents)} plus the fee. You can pay once live prices are back.`}</span>
          </span>
        </p>
      )}
      <p className={`${crypto.small} ${styles.small}`}>{`${cryptoSavingText} It doesn’t renew.`}</p>
    </aside>
  )
}

const Fact = ({ name, fact, isTotal = false }: { name: string; fact: string; isTotal?: boolean }) => (
  <div className={isTotal ? styles.total : undefined}>
    <dt>{name}</dt>
    <dd>{fact}</dd>
  </div>
)
