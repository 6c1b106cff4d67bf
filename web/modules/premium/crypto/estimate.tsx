import { type Asset, isStablecoin } from '@app/domain/premium/crypto/assets'
import { cryptoYearPriceCents, formatUsd, formatUsdPrice } from '@app/domain/premium/price'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { OutsideLink } from './cost-summary.tsx'
import * as styles from './crypto.module.css'
import { cryptoPriceQuery } from './crypto.queries.ts'
import { placeholderAmount } from './crypto-text.ts'

/** What would be sent, at the price of now. */
export function Estimate({ asset }: { asset: Asset }) {
  const { currency } = asset
  const price = useQuery(cryptoPriceQuery(asset))
  const isGuess = price.isError
  const amount = isGuess ? placeholderAmount(asset) : price.data?.amountExact
  const isPlaceholder = isGuess && !isStablecoin(currency)
  return (
    <div aria-busy={amount === undefined}>
      <p className="small muted">{isPlaceholder ? 'Placeholder amount' : 'Estimated amount to send'}</p>
      <p className={`${styles.amount} disp num`}>{amount ? `${amount} ${currency}` : '…'}</p>
      <p className="row">
        {!isGuess && price.data && (
          <span className="num">{`1 ${currency} = ${formatUsdPrice(price.data.priceUSD)}`}</span>
        )}
        <OutsideLink name="Prices" url="https://coingecko.com" />
      </p>
      {isGuess && (
        <p className="note wait">
          <TriangleAlert className="i" />
          <span>
            Live prices are unavailable, so this is an estimate.{' '}
            {isPlaceholder && <span>{`${amount} ${currency} is a placeholder, not a price. `}</span>}
            <span>{`The total is ${formatUsd(cryptoYearPriceCents)} plus the fee. You can pay once live prices are back.`}</span>
          </span>
        </p>
      )}
    </div>
  )
}
