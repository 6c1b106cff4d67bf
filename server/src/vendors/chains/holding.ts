import { amountText } from '@app/domain/premium/coins/amount'
import type { Holdable } from '@app/domain/premium/coins/stray'
import type { Holding } from './chain-reader.ts'

/** Money worth a review; nothing when there is none, or only dust. */
export function holding({ asset, token, decimals, least }: Holdable, units: bigint): Holding[] {
  return units >= least ? [{ asset, token, amount: amountText(units, decimals) }] : []
}
