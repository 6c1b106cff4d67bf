import type { Asset, Chain, Family } from '@app/domain/crypto/assets'
import type { Observation } from '@app/domain/crypto/observation'
import type { DestinationLine } from '../destinations.ts'
import type { Prices } from '../prices.ts'

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

/** One provider of one chain. Nothing here throws for what the provider does: that is `unavailable`. */
export interface ChainReader {
  /** The one way in which we write a transaction's hash; null: this is none. */
  txOf(text: string): string | null
  /** Everything that the chain shows at a destination right now. */
  look(target: Target): Promise<Observation>
  /** A named transaction is a hint for whoever asks why nothing arrives; never a proof. */
  judge(tx: string, target: Target): Promise<Verdict>
  /** Whether nothing ever arrived at an address of ours; null: the provider does not say. */
  isUnused(address: string): Promise<boolean | null>
}

/** What payments in coins need from outside. What is missing is not set up. */
export interface CryptoOutside {
  lines: Partial<Record<Family, DestinationLine>>
  /** Several providers of a chain must agree. */
  readers: Partial<Record<Chain, readonly ChainReader[]>>
  /** Chains whose addresses were made beforehand and wait in a pool. */
  pooled?: readonly Chain[]
  prices: Prices
}
