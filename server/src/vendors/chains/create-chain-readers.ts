import { type Chain, type ChainFamily, chains } from '@app/domain/premium/crypto/assets'
import { StartError } from '../../process/start-error.ts'
import { bitcoinCoreReader } from './bitcoin-core.ts'
import { esploraReader } from './bitcoin-esplora.ts'
import type { ChainReader, CryptoVendors } from './chain-reader.ts'
import { openLines } from './derive-address.ts'
import { evmReader } from './evm.ts'
import { solanaReader } from './solana.ts'
import { tronReader } from './tron.ts'
import { xrpReader } from './xrp.ts'

export interface CryptoSettings {
  receiving: Partial<Record<ChainFamily, string>>
  solanaPoolFile: string | undefined
  providerUrls: Record<Chain, readonly string[]>
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
  { receiving, providerUrls, bitcoinNodes, solanaPoolFile }: CryptoSettings,
  ending: AbortSignal,
): Pick<CryptoVendors, 'addressDerivers' | 'readers' | 'pooledChains'> {
  const opened = chains.map((chain) => [chain, providerUrls[chain].map((url) => readers[chain](url, ending))])
  const own = bitcoinNodes.map((url) => bitcoinCoreReader(url, ending))
  return {
    addressDerivers: linesOf(receiving),
    readers: { ...Object.fromEntries(opened), ...(own.length > 0 && { bitcoin: own }) },
    pooledChains: solanaPoolFile ? ['solana'] : [],
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
