import { type Chain, chains } from '@app/domain/crypto/assets'
import type { CryptoSettings } from '../config-crypto.ts'
import { StartError } from '../start-error.ts'
import { bitcoinCoreReader } from './chains/bitcoin-core.ts'
import { esploraReader } from './chains/bitcoin-esplora.ts'
import type { ChainReader, CryptoOutside } from './chains/chain-reader.ts'
import { evmReader } from './chains/evm.ts'
import { solanaReader } from './chains/solana.ts'
import { tronReader } from './chains/tron.ts'
import { xrpReader } from './chains/xrp.ts'
import { openLines } from './destinations.ts'

type Open = (url: string, ending: AbortSignal) => ChainReader

const readers: Record<Chain, Open> = {
  bitcoin: esploraReader,
  ethereum: (url, ending) => evmReader('ethereum', url, ending),
  arbitrum: (url, ending) => evmReader('arbitrum', url, ending),
  polygon: (url, ending) => evmReader('polygon', url, ending),
  tron: tronReader,
  xrp: xrpReader,
  solana: solanaReader,
}

/** Destinations and readers of what is set up. Throws a StartError when a key is not whole. */
export function openChains(
  { receiving, providers, bitcoinNodes, solanaPoolFile }: CryptoSettings,
  ending: AbortSignal,
): Pick<CryptoOutside, 'lines' | 'readers' | 'pooled'> {
  const opened = chains.map((chain) => [chain, providers[chain].map((url) => readers[chain](url, ending))])
  const own = bitcoinNodes.map((url) => bitcoinCoreReader(url, ending))
  return {
    lines: linesOf(receiving),
    readers: { ...Object.fromEntries(opened), ...(own.length > 0 && { bitcoin: own }) },
    pooled: solanaPoolFile ? ['solana'] : [],
  }
}

function linesOf(receiving: CryptoSettings['receiving']) {
  try {
    return openLines(receiving)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new StartError(`One of the CRYPTO_ keys ${error.message}.`)
  }
}
