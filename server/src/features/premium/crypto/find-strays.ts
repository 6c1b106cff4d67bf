import { chains, familyOf } from '@app/domain/crypto/assets'
import type { ChainReader } from '../../../adapters/chains/chain-reader.ts'
import type { Deps } from '../../../deps.ts'
import { assetOfPayment } from './payment-view.ts'
import { claimSearches, findCursor, keepCursor, keepStrays } from './stray.queries.ts'

const searchesAtOnce = 50
/** Older money (ms) is no news: the operator has seen it. */
const newsFor = 30 * 24 * 60 * 60_000

/** Lists money that came to an address of ours and pays nothing. It grants nothing: a person decides. */
export async function findStrays(deps: Deps): Promise<void> {
  for (const chain of ['xrp', 'solana'] as const) await searchShared(deps, chain)
  const now = deps.now()
  for (const payment of await claimSearches(deps.db, now, searchesAtOnce)) {
    const own = assetOfPayment(payment as Parameters<typeof assetOfPayment>[0])
    for (const chain of chains.filter((each) => familyOf[each] === familyOf[payment.chain])) {
      const held = await firstAnswer(deps.crypto.readers[chain], (reader) => reader.holdings?.(payment.address))
      const rows = (held ?? [])
        .filter(({ token }) => chain !== own.chain || token !== own.token)
        .map((each) => ({
          ...{ ...each, tx: payment.address, outRef: `held:${each.token ?? 'coin'}`, tag: null, memos: [] },
          ...{ paymentId: payment.id, at: null },
        }))
      await keepStrays(deps.db, chain, payment.address, JSON.stringify(rows), now)
    }
  }
}

/** The account that all payments of a chain share: tags and references tell them apart. */
async function searchShared({ db, crypto, now }: Deps, chain: 'xrp' | 'solana'): Promise<void> {
  const place = crypto.lines[familyOf[chain]]?.(0)
  if (!place?.memo) return
  const { address } = place
  const [known] = await findCursor(db, chain, address)
  const found = await firstAnswer(crypto.readers[chain], (reader) => reader.arrivals?.(address, known?.cursor ?? null))
  const moment = now()
  const arrivals = (found?.arrivals ?? []).filter(({ at }) => at > moment.getTime() - newsFor)
  const held = (await firstAnswer(crypto.readers[chain], (reader) => reader.holdings?.(address))) ?? []
  const rows = [
    ...arrivals.map((each) => ({ ...each, at: new Date(each.at), paymentId: null })),
    ...held.map((each) => ({
      ...each,
      tx: address,
      outRef: `held:${each.token}`,
      tag: null,
      memos: [],
      paymentId: null,
      at: null,
    })),
  ]
  await keepStrays(db, chain, address, JSON.stringify(rows), moment)
  if (found) await keepCursor(db, chain, address, found.cursor)
}

/** One provider is enough: what it invents is listed for a person and grants nothing. */
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
