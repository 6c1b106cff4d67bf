import { formatUnits } from '@app/domain/premium/crypto/amount'
import type { Asset, Chain, ChainFamily } from '@app/domain/premium/crypto/assets'
import type { Observation } from '@app/domain/premium/crypto/confirmations'
import type { TrackedToken } from '@app/domain/premium/crypto/tracked-tokens'
import type { Prices } from '../prices/prices.ts'
import type { AddressDeriver } from './derive-address.ts'

export interface PaymentTarget {
  asset: Asset
  address: string
  /** Empty where the address alone identifies the payment. */
  memo: string
  since: number
}

export type TransferVerdict = 'unknown' | 'pays' | 'elsewhere' | 'failed' | 'unavailable'

export interface Holding extends Pick<TrackedToken, 'asset' | 'token'> {
  amount: string
}

export interface Deposit extends Holding {
  tx: string
  outRef: string
  /** A tag, or every account that the transaction names. */
  memos: readonly string[]
  tag: string | null
  at: number
}

export interface DepositPage {
  deposits: readonly Deposit[]
  cursor: string | null
}

export interface ChainReader {
  /** In our canonical form; null: no hash. */
  parseTxId(text: string): string | null
  observe(target: PaymentTarget): Promise<Observation>
  /** A hint for a person, never a proof. */
  verifyTransfer(tx: string, target: PaymentTarget): Promise<TransferVerdict>
  isUnused(address: string): Promise<boolean | null>
  listHoldings?(address: string): Promise<Holding[] | null>
  /** What came to a shared account after the cursor and `since` (ms), or a part of it. */
  listDeposits?(address: string, cursor: string | null, since: number): Promise<DepositPage | null>
}

export interface CryptoVendors {
  addressDerivers: Partial<Record<ChainFamily, AddressDeriver>>
  readers: Partial<Record<Chain, readonly ChainReader[]>>
  pooledChains?: readonly Chain[]
  prices: Prices
}

export function toHoldings({ asset, token, decimals, dustLimit }: TrackedToken, units: bigint): Holding[] {
  return units >= dustLimit ? [{ asset, token, amount: formatUnits(units, decimals) }] : []
}
