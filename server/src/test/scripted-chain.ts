import type { Credit } from '@app/domain/premium/crypto/confirmations'
import type { ChainReader, CryptoVendors, PaymentTarget, TransferVerdict } from '../vendors/chains/chain-reader.ts'

/** What somebody waiting for their money sees of it. */
export async function listShownCredits(reader: ChainReader, target: PaymentTarget) {
  const look = await reader.observe(target)
  if (look.kind === 'unavailable') return 'unavailable'
  return look.credits.map(({ amount, confirmations, isFinal }) => ({ amount, confirmations, isFinal }))
}

/** A chain that shows what a test puts on it. Real peers are asked in the tests of the readers. */
export function scriptedChain() {
  const credits = new Map<string, Credit[]>()
  const used = new Set<string>()
  const chain = {
    /** Of this provider. */
    isDown: false,
    looks: 0,
    verdict: 'unknown' as TransferVerdict,
    used,
    /** Puts a transaction on the chain, or changes it; `confirmations: 0` waits for a block. */
    pay({ address, memo = '' }: { address: string; memo?: string }, given: Paid) {
      const { tx = 'tx-1', outRef = '0', amount, confirmations = 0, at = Date.parse('2026-03-14T20:01:00Z') } = given
      const carried = given.hashes && { hashes: given.hashes }
      const block = confirmations > 0 ? { height: 100, hash: 'block-100', at } : null
      const others = (credits.get(`${address} ${memo}`) ?? []).filter(
        (each) => each.tx !== tx || each.outRef !== outRef,
      )
      credits.set(`${address} ${memo}`, [
        ...others,
        { tx, ...carried, outRef, amount, block, confirmations, isFinal: false },
      ])
    },
    /** A reorganisation: nothing that was paid there ever happened. */
    forget({ address, memo = '' }: { address: string; memo?: string }) {
      credits.delete(`${address} ${memo}`)
    },
  }
  const reader: ChainReader = {
    parseTxId: (text) => (/^tx-[0-9]+$/i.test(text) ? text.toLowerCase() : null),
    async observe({ address, memo }: PaymentTarget) {
      chain.looks += 1
      if (chain.isDown) return { kind: 'unavailable' }
      return { kind: 'answered', credits: credits.get(`${address} ${memo}`) ?? [] }
    },
    verifyTransfer: async () => (chain.isDown ? 'unavailable' : chain.verdict),
    isUnused: async (address) => (chain.isDown ? null : !used.has(address)),
  }
  return Object.assign(chain, { reader })
}

export interface Paid {
  tx?: string
  outRef?: string
  hashes?: readonly string[]
  amount: bigint
  confirmations?: number
  at?: number
}

/** Ether at 3,500 dollars and the other coins at 100, on scripted chains with plain addresses. */
export function scriptedOutside(providers = [scriptedChain()]): CryptoVendors {
  const readers = providers.map(({ reader }) => reader)
  return {
    addressDerivers: {
      evm: (index) => ({ address: `0xaddress${index}`, memo: '' }),
      bitcoin: (index) => ({ address: `bc1address${index}`, memo: '' }),
    },
    readers: { ethereum: readers, arbitrum: readers, bitcoin: readers },
    prices: {
      of: async (currency) => ({ price: (currency === 'ETH' ? 3_500n : 1n) * 10n ** 18n, quotes: [] }),
    },
  }
}
