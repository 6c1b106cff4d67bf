import { type Chain, chains, familyByChain } from '@app/domain/premium/crypto/assets'
import type { ChainReader, Holding } from '../../../vendors/chains/chain-reader.ts'
import type { PremiumDeps } from '../deps.ts'
import { assetOfPayment } from './payment-view.ts'
import {
  claimStraySearches,
  clearStrayAmounts,
  findStrayCursor,
  saveStrayCursor,
  upsertStrays,
} from './stray.queries.ts'

const maxConcurrentSearches = 50
/** Older money (ms) is not listed: the operator has seen it. */
const strayWindowMs = 30 * 24 * 60 * 60_000

/** Lists money that pays nothing. It grants nothing: an admin decides. */
export async function findStrays(deps: PremiumDeps): Promise<void> {
  for (const chain of ['xrp', 'solana'] as const) await searchShared(deps, chain)
  const now = deps.now()
  for (const payment of await claimStraySearches(deps.db, { now, limit: maxConcurrentSearches })) {
    const own = assetOfPayment(payment)
    for (const chain of chains.filter((each) => familyByChain[each] === familyByChain[payment.chain])) {
      const held = await firstAnswer(deps.crypto.readers[chain], (reader) => reader.listHoldings?.(payment.address))
      const strange = held?.filter(({ token }) => chain !== own.chain || token !== own.token)
      if (strange) await saveHeld(deps, chain, { ...payment, paymentId: payment.id, held: strange })
    }
  }
}

async function searchShared({ db, crypto, now }: PremiumDeps, chain: 'xrp' | 'solana'): Promise<void> {
  const place = crypto.addressDerivers[familyByChain[chain]]?.(0)
  if (!place?.memo) return
  const { address } = place
  const [known] = await findStrayCursor(db, { chain, address })
  const moment = now()
  const since = moment.getTime() - strayWindowMs
  const cursor = known?.cursor ?? null
  const found = await firstAnswer(crypto.readers[chain], (reader) => reader.listDeposits?.(address, cursor, since))
  const arrivals = (found?.deposits ?? []).filter(({ at }) => at > since)
  const rows = arrivals.map((each) => ({ ...each, at: new Date(each.at), paymentId: null }))
  await upsertStrays(db, { chain, address, credits: rows, now: moment })
  const held = await firstAnswer(crypto.readers[chain], (reader) => reader.listHoldings?.(address))
  if (held) await saveHeld({ db, now }, chain, { address, paymentId: null, held })
  if (found) await saveStrayCursor(db, { chain, address, cursor: found.cursor })
}

interface AddressBalance {
  address: string
  paymentId: string | null
  held: readonly Holding[]
}

/** A balance names no transactions: what grew since the last look is new. */
async function saveHeld(
  { db, now }: Pick<PremiumDeps, 'db' | 'now'>,
  chain: Chain,
  { address, paymentId, held }: AddressBalance,
) {
  const rows = held.map((each) => ({
    ...each,
    tx: address,
    outRef: `held:${each.token ?? 'coin'}`,
    tag: null,
    memos: [],
    paymentId,
    at: null,
  }))
  const refs = rows.map(({ outRef }) => outRef)
  await clearStrayAmounts(db, { chain, address, refs })
  await upsertStrays(db, { chain, address, credits: rows, now: now() })
}

/** One provider suffices: what it invents is listed for an admin and grants nothing. */
async function firstAnswer<T>(
  readers: readonly ChainReader[] | undefined,
  ask: (reader: ChainReader) => Promise<T | null> | undefined,
): Promise<T | null> {
  for (const reader of readers ?? []) {
    const answer = await ask(reader)
    if (answer) return answer
  }
  return null
}
