import { amountText } from '@app/domain/premium/coins/amount'
import type { Asset, Chain, Family } from '@app/domain/premium/coins/assets'
import type { Observation } from '@app/domain/premium/coins/observation'
import type { Holdable } from '@app/domain/premium/coins/stray'
import type { Prices } from '../prices/prices.ts'
import type { DestinationLine } from './destinations.ts'

export interface Target {
  asset: Asset
  address: string
  /** Empty where the address alone identifies the payment. */
  memo: string
  since: number
}

export type Verdict = 'unknown' | 'pays' | 'elsewhere' | 'failed' | 'unavailable'

export interface Holding extends Pick<Holdable, 'asset' | 'token'> {
  amount: string
}

export interface Arrival extends Holding {
  tx: string
  outRef: string
  /** A tag, or every account that the transaction names. */
  memos: readonly string[]
  tag: string | null
  at: number
}

export interface Arrivals {
  arrivals: readonly Arrival[]
  cursor: string | null
}

export interface ChainReader {
  /** In our canonical form; null: no hash. */
  txOf(text: string): string | null
  look(target: Target): Promise<Observation>
  /** A hint for a person, never a proof. */
  judge(tx: string, target: Target): Promise<Verdict>
  isUnused(address: string): Promise<boolean | null>
  holdings?(address: string): Promise<Holding[] | null>
  /** What came to a shared account after the cursor and `since` (ms), or a part of it. */
  arrivals?(address: string, cursor: string | null, since: number): Promise<Arrivals | null>
}

export interface CryptoVendors {
  lines: Partial<Record<Family, DestinationLine>>
  readers: Partial<Record<Chain, readonly ChainReader[]>>
  pooled?: readonly Chain[]
  prices: Prices
}

export function holding({ asset, token, decimals, least }: Holdable, units: bigint): Holding[] {
  return units >= least ? [{ asset, token, amount: amountText(units, decimals) }] : []
}
