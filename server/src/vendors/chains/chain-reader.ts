import { amountText } from '@app/domain/premium/coins/amount'
import type { Asset, Chain, Family } from '@app/domain/premium/coins/assets'
import type { Observation } from '@app/domain/premium/coins/observation'
import type { Holdable } from '@app/domain/premium/coins/stray'
import type { Prices } from '../prices/prices.ts'
import type { DestinationLine } from './destinations.ts'

/** What a look at a chain is about: money of one asset on its way to one destination. */
export interface Target {
  asset: Asset
  address: string
  /** A tag or a reference; empty where the address alone says whose it is. */
  memo: string
  /** When the payment began (ms): nothing earlier is for it. */
  since: number
}

/** What a transaction that somebody names has to do with a payment. */
export type Verdict = 'unknown' | 'pays' | 'elsewhere' | 'failed' | 'unavailable'

/** Money at an address of ours. */
export interface Holding extends Pick<Holdable, 'asset' | 'token'> {
  /** As people write it. */
  amount: string
}

/** One piece of money that came to an account that all payments of a chain share. */
export interface Arrival extends Holding {
  tx: string
  outRef: string
  /** What might say whose it is: a tag, or every account that the transaction names. */
  memos: readonly string[]
  /** The tag, where the chain has one. */
  tag: string | null
  at: number
}

export interface Arrivals {
  arrivals: readonly Arrival[]
  /** Where the next look goes on. */
  cursor: string | null
}

/** One provider of one chain. Nothing here throws for what the provider does: that is `unavailable`. */
export interface ChainReader {
  /** The one way in which we write a transaction's hash; null: this is none. */
  txOf(text: string): string | null
  /** Everything that the chain shows at a destination right now. */
  look(target: Target): Promise<Observation>
  /** A named transaction is a hint for a person who asks why nothing arrives; never a proof. */
  judge(tx: string, target: Target): Promise<Verdict>
  /** Whether nothing ever arrived at an address of ours; null: the provider does not say. */
  isUnused(address: string): Promise<boolean | null>
  /** What an address of ours holds of all that might be sent there by mistake; null: the provider does not say. */
  holdings?(address: string): Promise<Holding[] | null>
  /** Some of what came to a shared account after the cursor, and after `since` (ms); null: the provider does not say. */
  arrivals?(address: string, cursor: string | null, since: number): Promise<Arrivals | null>
}

/** What payments in coins need from outside. What is missing is not set up. */
export interface CryptoVendors {
  lines: Partial<Record<Family, DestinationLine>>
  /** Several providers of a chain must agree. */
  readers: Partial<Record<Chain, readonly ChainReader[]>>
  /** Chains whose addresses were made beforehand and wait in a pool. */
  pooled?: readonly Chain[]
  prices: Prices
}

/** Money worth a review; nothing when there is none, or only dust. */
export function holding({ asset, token, decimals, least }: Holdable, units: bigint): Holding[] {
  return units >= least ? [{ asset, token, amount: amountText(units, decimals) }] : []
}
