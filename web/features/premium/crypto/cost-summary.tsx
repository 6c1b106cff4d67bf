import type { Asset } from '@app/domain/crypto/assets'
import { cryptoYearCents } from '@app/domain/price'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { guessedAmount, inDollars, saving } from './coin-words.ts'
import { type Payment, priceQuery } from './crypto.queries.ts'

interface Props {
  asset: Asset
  /** The one that goes on: its amount is no estimate any more. */
  payment: Payment | undefined
}

export function CostSummary({ asset, payment }: Props) {
  const price = useQuery({ ...priceQuery(asset), enabled: !payment })
  const isGuess = !payment && price.isError
  const amount = payment?.amountExact ?? (isGuess ? guessedAmount : price.data?.amountExact)
  const year = cryptoYearCents / 100
  return (
    <aside className="card sum" aria-labelledby="crypto-cost">
      <h3 id="crypto-cost">One year, prepaid</h3>
      <dl className="facts" aria-busy={amount === undefined}>
        <Fact name={payment ? 'Amount' : 'Estimated amount'} fact={amount ? `${amount} ${asset.currency}` : '…'} />
        {!isGuess && price.data && <Fact name={`1 ${asset.currency}`} fact={inDollars(price.data.priceUSD)} />}
        <Fact name="Price of the year" fact={inDollars(year)} />
        <Fact name="Network fee, estimated" fact={inDollars(asset.feeUsd)} />
        <Fact name="Total" fact={inDollars(year + asset.feeUsd)} isTotal />
      </dl>
      {isGuess && (
        <p className="note wait">
          <TriangleAlert className="i" />
          <span>
            Estimate only: prices could not be fetched. {guessedAmount} and a total of {inDollars(year)} plus fee are a
            guess; a payment needs a real quote.
          </span>
        </p>
      )}
      <p className="small">{saving} Never renewed by itself.</p>
    </aside>
  )
}

const Fact = ({ name, fact, isTotal = false }: { name: string; fact: string; isTotal?: boolean }) => (
  <div className={isTotal ? 'total' : undefined}>
    <dt>{name}</dt>
    <dd>{fact}</dd>
  </div>
)
