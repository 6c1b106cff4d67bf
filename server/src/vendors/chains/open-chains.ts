import { type Chain, chains, type Family } from '@app/domain/premium/coins/assets'
import { StartError } from '../../process/start-error.ts'
import { bitcoinCoreReader } from './bitcoin-core.ts'
import { esploraReader } from './bitcoin-esplora.ts'
import type { ChainReader, CryptoVendors } from './chain-reader.ts'
import { openLines } from './destinations.ts'
import { evmReader } from './evm.ts'
import { solanaReader } from './solana.ts'
import { tronReader } from './tron.ts'
import { xrpReader } from './xrp.ts'

export interface CoinSettings {
  receiving: Partial<Record<Family, string>>
  solanaPoolFile: string | undefined
  providers: Record<Chain, readonly string[]>
  bitcoinNodes: readonly string[]
}

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

export function openChains(
  { receiving, providers, bitcoinNodes, solanaPoolFile }: CoinSettings,
  ending: AbortSignal,
): Pick<CryptoVendors, 'lines' | 'readers' | 'pooled'> {
  const opened = chains.map((chain) => [chain, providers[chain].map((url) => readers[chain](url, ending))])
  const own = bitcoinNodes.map((url) => bitcoinCoreReader(url, ending))
  return {
    lines: linesOf(receiving),
    readers: { ...Object.fromEntries(opened), ...(own.length > 0 && { bitcoin: own }) },
    pooled: solanaPoolFile ? ['solana'] : [],
  }
}

function linesOf(receiving: CoinSettings['receiving']) {
  try {
    return openLines(receiving)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new StartError(`One of the CRYPTO_ keys ${error.message}.`)
  }
}
