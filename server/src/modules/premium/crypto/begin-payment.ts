import { amountDue } from '@app/domain/premium/crypto/amount'
import { type Asset, type Chain, familyByChain, findAsset, quoteLifetimeMs } from '@app/domain/premium/crypto/assets'
import { renewableFrom } from '@app/domain/premium/prepaid'
import { cryptoYearPriceCents } from '@app/domain/premium/price'
import type { Hono } from 'hono'
import { AppError } from '../../../http/app-error.ts'
import { registerCall } from '../../../http/register-call.ts'
import { log } from '../../../process/log.ts'
import type { ChainReader } from '../../../vendors/chains/chain-reader.ts'
import type { PaymentDestination } from '../../../vendors/chains/derive-address.ts'
import type { Price } from '../../../vendors/prices/prices.ts'
import type { PremiumDeps } from '../deps.ts'
import { listGrants } from '../grants.ts'
import {
  claimPooledAddress,
  deletePooledAddress,
  lockPooledAddress,
  pickPooledAddress,
} from './deposit-pool.queries.ts'
import { lastGrantEnd } from './grant-year.ts'
import {
  expireOldPayments,
  findOpenPayment,
  insertPayment,
  nextDerivationIndex,
  type PaymentRow,
  recordPaymentStep,
} from './payment.queries.ts'
import { toPaymentView } from './payment-view.ts'

export function registerBeginPaymentRoute(app: Hono, deps: PremiumDeps) {
  registerCall(app, deps, 'subscribeByCrypto', async ({ person, body: { cryptocurrency, network } }) => {
    const asset = findAsset(cryptocurrency, network)
    if (!asset) throw new AppError('unknown_asset')
    if (!isSetUp(deps, asset)) throw new AppError('crypto_not_configured')
    await expireOldPayments(deps.db, { userId: person.id, now: deps.now() })
    const [open] = await findOpenPayment(deps.db, {
      userId: person.id,
      currency: asset.currency,
      network: asset.network,
    })
    if (open) return toPaymentView(open)
    await refuseTooEarly(deps, person.id)
    await deps.limits.consumeOrRefuse('cryptoPaymentsOfPerson', person.id, 'too_many_tries')
    const price = await deps.crypto.prices.of(asset.currency)
    if (!price) throw new AppError('price_unavailable')
    return toPaymentView(await beginAnywhere(deps, person.id, asset, price))
  })
}

/** A payment that was begun is never refused; a new one waits until the paid year is nearly over. */
async function refuseTooEarly({ db, now }: PremiumDeps, userId: string) {
  const paidUntil = lastGrantEnd(await listGrants(db, { userId }))
  if (paidUntil !== null && now().getTime() < renewableFrom(paidUntil)) throw new AppError('not_renewable_yet')
}

const maxBeginTries = 5

async function beginAnywhere(deps: PremiumDeps, userId: string, asset: Asset, price: Price): Promise<PaymentRow> {
  for (let i = 0; i < maxBeginTries; i++) {
    const destination = await unusedDestination(deps, asset)
    const payment = await begin(deps, userId, { asset, price, destination })
    if (payment) return payment
  }
  throw new AppError('busy')
}

interface BeginPaymentInput {
  asset: Asset
  price: Price
  destination: UnusedDestination
}

async function begin({ transact, now }: PremiumDeps, userId: string, { asset, price, destination }: BeginPaymentInput) {
  const { currency, network, chain } = asset
  const due = amountDue({ cents: cryptoYearPriceCents, price: price.price, ...asset })
  const said = { price18: `${price.price}`, quotes: price.quotes.map((q) => ({ ...q, price: `${q.price}` })) }
  const moment = now()
  const expiresAt = new Date(moment.getTime() + quoteLifetimeMs(currency))
  return await transact(async (db) => {
    const { address, memo, index, isPooled } = destination
    if (isPooled && !(await lockPooledAddress(db, { chain, address }))[0]) return null
    const [made] = await insertPayment(db, {
      userId,
      currency,
      network,
      chain,
      usdCents: cryptoYearPriceCents,
      due,
      price: said,
      address,
      memo,
      family: familyByChain[chain],
      derivationIndex: index,
      now: moment,
      expiresAt,
    })
    if (made && isPooled) await claimPooledAddress(db, { chain, address, paymentId: made.id })
    const step = { at: moment, before: null, after: 'created', reason: 'asked for', actorId: null }
    if (made) await recordPaymentStep(db, { paymentId: made.id, ...step })
    const payment = made ?? (await findOpenPayment(db, { userId, currency, network }))[0]
    if (!payment) throw new Error('A destination was given twice.')
    return payment
  })
}

interface UnusedDestination extends PaymentDestination {
  /** Its number in the line of its family; null without a line or a count. */
  index: number | null
  isPooled: boolean
}

function isSetUp({ crypto }: PremiumDeps, { chain }: Asset): boolean {
  const hasPlaces = crypto.addressDerivers[familyByChain[chain]] !== undefined || hasPool(crypto, chain)
  return hasPlaces && (crypto.readers[chain]?.length ?? 0) > 0
}

const hasPool = ({ pooledChains = [] }: PremiumDeps['crypto'], chain: Chain) => pooledChains.includes(chain)

/** After a restored backup the counter may repeat numbers: an address with transactions is never handed out. */
const maxAddressTries = 20

/** A pooled address comes first: it serves every wallet, a reference only those that know references. */
async function unusedDestination(deps: PremiumDeps, asset: Asset): Promise<UnusedDestination> {
  const pooled = hasPool(deps.crypto, asset.chain) ? await fromPool(deps, asset) : null
  return pooled ?? (await deriveAddress(deps, asset))
}

async function fromPool({ db, crypto }: PremiumDeps, { chain }: Asset): Promise<UnusedDestination | null> {
  for (let i = 0; i < maxAddressTries; i++) {
    const [picked] = await pickPooledAddress(db, { chain })
    if (!picked) break
    const { address } = picked
    if (await isUnused(crypto.readers[chain] ?? [], address)) return { address, memo: '', index: null, isPooled: true }
    await deletePooledAddress(db, { chain, address })
  }
  log('error', 'No pre-made addresses are left.', { chain })
  return null
}

async function deriveAddress({ db, crypto }: PremiumDeps, { chain }: Asset): Promise<UnusedDestination> {
  const line = crypto.addressDerivers[familyByChain[chain]]
  if (!line) throw new AppError('crypto_not_configured')
  for (let i = 0; i < maxAddressTries; i++) {
    const [next] = await nextDerivationIndex(db, { family: familyByChain[chain] })
    const index = Number(next?.number)
    const destination = line(index)
    // A memo is random and tells payments to one address apart.
    if (destination.memo) return { ...destination, index: null, isPooled: false }
    const isFree = await isUnused(crypto.readers[chain] ?? [], destination.address)
    if (isFree) return { ...destination, index, isPooled: false }
  }
  throw new AppError('chain_unavailable')
}

async function isUnused(readers: readonly ChainReader[], address: string): Promise<boolean> {
  const words = await Promise.all(readers.map((reader) => reader.isUnused(address)))
  if (words.includes(null)) throw new AppError('chain_unavailable')
  return words.every(Boolean)
}
