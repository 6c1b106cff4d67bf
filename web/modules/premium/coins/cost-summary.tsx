import { type Asset, isStable } from '@app/domain/premium/coins/assets'
import { cryptoYearCents, dollars } from '@app/domain/premium/price'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import * as fields from '../../../ui/styles/fields.module.css'
import * as layout from '../../../ui/styles/layout.module.css'
import * as surfaces from '../../../ui/styles/surfaces.module.css'
import * as styles from '../premium-screen.module.css'
import { amountWithoutPrice, feeCents, priceInDollars, saving } from './coin-words.ts'
import * as coins from './coins.module.css'
import { type Payment, priceQuery } from './coins.queries.ts'

export function CostSummary({ asset, payment }: { asset: Asset; payment: Payment | undefined }) {
  const price = useQuery({ ...priceQuery(asset), enabled: !payment })
  const isGuess = !payment && price.isError
  const amount = payment?.amountExact ?? (isGuess ? amountWithoutPrice(asset) : price.data?.amountExact)
  const isPlaceholder = isGuess && !isStable(asset.currency)
  const nameOfAmount = isPlaceholder ? 'Placeholder amount' : payment ? 'Amount' : 'Estimated amount'
  return (
    <aside className={`${surfaces.card} ${styles.card} ${coins.sum} ${styles.sum}`} aria-labelledby="crypto-cost">
      <h3 id="crypto-cost">One year, prepaid</h3>
      <dl className={surfaces.facts} aria-busy={amount === undefined}>
        <Fact name={nameOfAmount} fact={amount ? `${amount} ${asset.currency}` : '…'} />
        {!isGuess && price.data && <Fact name={`1 ${asset.currency}`} fact={priceInDollars(price.data.priceUSD)} />}
        <Fact name="Price of the year" fact={dollars(cryptoYearCents)} />
        <Fact name="Network fee, estimated" fact={dollars(feeCents(asset))} />
        <Fact name="Total" fact={dollars(cryptoYearCents + feeCents(asset))} isTotal />
      </dl>
      {isGuess && (
        <p className={`${fields.note} ${coins.note} ${fields.wait}`}>
          <TriangleAlert className={layout.i} />
          <span>
            Estimate only: prices could not be fetched.{' '}
            {isPlaceholder && <span>{`${amount} ${asset.currency} is a placeholder, not a price. `}</span>}
            <span>{`The total is ${dollars(cryptoYearCents)} plus fee; a payment needs a real quote.`}</span>
          </span>
        </p>
      )}
      <p className={`${coins.small} ${styles.small}`}>{`${saving} Never renewed by itself.`}</p>
    </aside>
  )
}

const Fact = ({ name, fact, isTotal = false }: { name: string; fact: string; isTotal?: boolean }) => (
  <div className={isTotal ? styles.total : undefined}>
    <dt>{name}</dt>
    <dd>{fact}</dd>
  </div>
)
