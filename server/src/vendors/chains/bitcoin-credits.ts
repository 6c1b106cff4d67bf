import type { Credit } from '@app/domain/premium/coins/observation'
import { hex } from '@scure/base'
import { Address, OutScript } from '@scure/btc-signer'

/** The block that everything of Bitcoin's main network stands on. */
export const firstBlock = '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f'

/** New coins cannot be spent before, so until then they are as good as none. */
const maturity = 100

export interface BitcoinTx {
  tx: string
  isCoinbase: boolean
  outputs: readonly { script: string; amount: bigint }[]
  block: Credit['block']
  confirmations: number
}

/** What an address is in a transaction, in hex: texts of one address may differ, its script does not. */
export const scriptOf = (address: string) => hex.encode(OutScript.encode(Address().decode(address)))

/** A transaction may pay an address by several outputs, and several addresses; each output counts once. */
export function creditsIn({ tx, isCoinbase, outputs, block, confirmations }: BitcoinTx, script: string): Credit[] {
  const isIn = block !== null && !(isCoinbase && confirmations < maturity)
  const depth = isIn ? { block, confirmations } : { block: null, confirmations: 0 }
  return outputs.flatMap((output, place) =>
    output.script === script && output.amount > 0n
      ? [{ tx, outRef: `vout:${place}`, amount: output.amount, ...depth, final: false }]
      : [],
  )
}

/** By its id, never by the hash of the whole, which any node that hands it on can change. */
export const bitcoinTxOf = (text: string) => (/^[0-9a-f]{64}$/i.test(text) ? text.toLowerCase() : null)
