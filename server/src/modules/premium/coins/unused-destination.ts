import { type Asset, type Chain, familyOf } from '@app/domain/premium/coins/assets'
import { AppError } from '../../../http/app-error.ts'
import { log } from '../../../process/log.ts'
import type { ChainReader } from '../../../vendors/chains/chain-reader.ts'
import type { Destination } from '../../../vendors/chains/destinations.ts'
import type { PremiumDeps } from '../deps.ts'
import { dropPooled, pickPooled } from './deposit-pool.queries.ts'
import { nextNumber } from './payment.queries.ts'

export interface UnusedDestination extends Destination {
  /** Its number in the line of its family; null where there is no line, or where nothing is counted. */
  index: number | null
  isPooled: boolean
}

export function isSetUp({ crypto }: PremiumDeps, { chain }: Asset): boolean {
  const hasPlaces = crypto.lines[familyOf[chain]] !== undefined || isPooled(crypto, chain)
  return hasPlaces && (crypto.readers[chain]?.length ?? 0) > 0
}

const isPooled = ({ pooled = [] }: PremiumDeps['crypto'], chain: Chain) => pooled.includes(chain)

/** After a restored backup the counter may give what was used: an address with transactions is never handed out. */
const triesAtMost = 20

/** An address made beforehand serves every wallet, so it comes first; a reference serves those that know of it. */
export async function unusedDestination(deps: PremiumDeps, asset: Asset): Promise<UnusedDestination> {
  const pooled = isPooled(deps.crypto, asset.chain) ? await fromPool(deps, asset) : null
  return pooled ?? (await fromLine(deps, asset))
}

async function fromPool({ db, crypto }: PremiumDeps, { chain }: Asset): Promise<UnusedDestination | null> {
  for (let i = 0; i < triesAtMost; i++) {
    const [picked] = await pickPooled(db, { chain })
    if (!picked) break
    const { address } = picked
    if (await isUnused(crypto.readers[chain] ?? [], address)) return { address, memo: '', index: null, isPooled: true }
    await dropPooled(db, { chain, address })
  }
  log('error', 'No address is left that was made beforehand.', { chain })
  return null
}

async function fromLine({ db, crypto }: PremiumDeps, { chain }: Asset): Promise<UnusedDestination> {
  const line = crypto.lines[familyOf[chain]]
  if (!line) throw new AppError('crypto_not_configured')
  for (let i = 0; i < triesAtMost; i++) {
    const [next] = await nextNumber(db, { family: familyOf[chain] })
    const index = Number(next?.number)
    const destination = line(index)
    // Where a memo tells payments apart it is a random one, and the address is in use by all.
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
