import { subscribeByCrypto } from '@app/contract/crypto'
import { amountDue } from '@app/domain/crypto/amount'
import { type Asset, assetOf, familyOf, quoteLife } from '@app/domain/crypto/assets'
import { cryptoYearCents } from '@app/domain/price'
import type { Hono } from 'hono'
import type { ChainReader } from '../../../adapters/chains/chain-reader.ts'
import type { Destination, DestinationLine } from '../../../adapters/destinations.ts'
import type { Price } from '../../../adapters/prices.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../http/app-error.ts'
import { serve } from '../../../http/serve.ts'
import { expireOld, findOpen, insertPayment, nextNumber, type PaymentRow, recordStep } from './payment.queries.ts'
import { paymentView } from './payment-view.ts'

export function beginPaymentRoute(app: Hono, deps: Deps) {
  serve(
    app,
    deps,
    subscribeByCrypto,
  )(async ({ person, body: { cryptocurrency, network } }) => {
    const asset = assetOf(cryptocurrency, network)
    if (!asset) throw new AppError('unknown_asset')
    const { line, readers } = setUpFor(deps, asset)
    await expireOld(deps.db, person.id, deps.now())
    const open = await openOf(deps, person.id, asset)
    if (open) return paymentView(open)
    await deps.limits.takeOrRefuse('cryptoPaymentsOfPerson', person.id, 'too_many_tries')
    const price = await deps.crypto.prices.of(asset.currency)
    if (!price) throw new AppError('price_unavailable')
    const destination = await unusedDestination(deps, asset, { line, readers })
    return paymentView(await begin(deps, person.id, { asset, price, destination }))
  })
}

interface SetUp {
  line: DestinationLine
  readers: readonly ChainReader[]
}

function setUpFor({ crypto: { lines, readers } }: Deps, { chain }: Asset): SetUp {
  const [line, own] = [lines[familyOf[chain]], readers[chain]]
  if (!line || !own?.length) throw new AppError('crypto_not_configured')
  return { line, readers: own }
}

async function openOf({ db }: Deps, userId: string, { currency, network }: Asset): Promise<PaymentRow | undefined> {
  const [open] = await findOpen(db, userId, currency, network)
  return open
}

type Numbered = Destination & { index: number }

/** After a restored backup the counter may give what was used: an address with a past is never handed out. */
const triesAtMost = 20

async function unusedDestination({ db }: Deps, { chain }: Asset, { line, readers }: SetUp): Promise<Numbered> {
  for (let i = 0; i < triesAtMost; i++) {
    const [next] = await nextNumber(db, familyOf[chain])
    const index = Number(next?.number)
    const destination = line(index)
    // Where a memo tells payments apart it is a random one, and the address is in use by all.
    if (destination.memo || (await isUnused(readers, destination.address))) return { ...destination, index }
  }
  throw new AppError('chain_unavailable')
}

async function isUnused(readers: readonly ChainReader[], address: string): Promise<boolean> {
  const words = await Promise.all(readers.map((reader) => reader.isUnused(address)))
  if (words.includes(null)) throw new AppError('chain_unavailable')
  return words.every(Boolean)
}

interface Beginning {
  asset: Asset
  price: Price
  destination: Numbered
}

async function begin({ transact, now }: Deps, userId: string, { asset, price, destination }: Beginning) {
  const { currency, network, chain } = asset
  const due = amountDue({ cents: cryptoYearCents, price: price.price, ...asset })
  const said = JSON.stringify({
    price18: `${price.price}`,
    quotes: price.quotes.map((q) => ({ ...q, price: `${q.price}` })),
  })
  const moment = now()
  const expiresAt = new Date(moment.getTime() + quoteLife(currency))
  return await transact(async (db) => {
    const place = [destination.address, destination.memo, familyOf[chain], destination.memo ? null : destination.index]
    const [made] = await insertPayment(
      db,
      ...[userId, currency, network, chain, cryptoYearCents, due, said, ...place, moment, expiresAt],
    )
    if (made) await recordStep(db, made.id, moment, null, 'created', 'asked for', null)
    const payment = made ?? (await findOpen(db, userId, currency, network))[0]
    if (!payment) throw new Error('A destination was given twice.')
    return payment
  })
}
