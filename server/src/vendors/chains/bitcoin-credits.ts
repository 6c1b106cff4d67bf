import type { Credit } from '@app/domain/premium/crypto/confirmations'
import { hex } from '@scure/base'
import { Address, OutScript } from '@scure/btc-signer'

export const firstBlock = '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f'

/** Mined coins cannot be spent before so many confirmations. */
const coinbaseMaturityBlocks = 100

export interface BitcoinTx {
  tx: string
  isCoinbase: boolean
  outputs: readonly { script: string; amount: bigint }[]
  block: Credit['block']
  confirmations: number
}

/** In hex. Texts of one address may differ, its script does not. */
export const scriptOfAddress = (address: string) => hex.encode(OutScript.encode(Address().decode(address)))

export function creditsInTransaction(
  { tx, isCoinbase, outputs, block, confirmations }: BitcoinTx,
  script: string,
): Credit[] {
  const isIn = block !== null && !(isCoinbase && confirmations < coinbaseMaturityBlocks)
  const depth = isIn ? { block, confirmations } : { block: null, confirmations: 0 }
  return outputs.flatMap((output, place) =>
    output.script === script && output.amount > 0n
      ? [{ tx, outRef: `vout:${place}`, amount: output.amount, ...depth, isFinal: false }]
      : [],
  )
}

/** Never the hash of the whole, which a relaying node can change. */
export const parseBitcoinTxId = (text: string) => (/^[0-9a-f]{64}$/i.test(text) ? text.toLowerCase() : null)
