import { type Chain, type ChainFamily, chains } from '@app/domain/premium/crypto/assets'
import { StartError } from '../../process/start-error.ts'
import { createBitcoinCoreReader } from './bitcoin-core.ts'
import { createEsploraReader } from './bitcoin-esplora.ts'
import type { ChainReader, CryptoVendors } from './chain-reader.ts'
import { createAddressDerivers } from './derive-address.ts'
import { createEvmReader } from './evm.ts'
import { createSolanaReader } from './solana.ts'
import { createTronReader } from './tron.ts'
import { createXrpReader } from './xrp.ts'

export interface CryptoSettings {
  receiving: Partial<Record<ChainFamily, string>>
  solanaPoolFile: string | undefined
  providerUrls: Record<Chain, readonly string[]>
  bitcoinNodes: readonly string[]
}

type Open = (url: string, ending: AbortSignal) => ChainReader

const readers: Record<Chain, Open> = {
  bitcoin: createEsploraReader,
  ethereum: (url, ending) => createEvmReader('ethereum', url, ending),
  arbitrum: (url, ending) => createEvmReader('arbitrum', url, ending),
  polygon: (url, ending) => createEvmReader('polygon', url, ending),
  tron: createTronReader,
  xrp: createXrpReader,
  solana: createSolanaReader,
}

export function createChainReaders(
  { receiving, providerUrls, bitcoinNodes, solanaPoolFile }: CryptoSettings,
  ending: AbortSignal,
): Pick<CryptoVendors, 'addressDerivers' | 'readers' | 'pooledChains'> {
  const opened = chains.map((chain) => [chain, providerUrls[chain].map((url) => readers[chain](url, ending))])
  const own = bitcoinNodes.map((url) => createBitcoinCoreReader(url, ending))
  return {
    addressDerivers: addressDeriversOf(receiving),
    readers: { ...Object.fromEntries(opened), ...(own.length > 0 && { bitcoin: own }) },
    pooledChains: solanaPoolFile ? ['solana'] : [],
  }
}

function addressDeriversOf(receiving: CryptoSettings['receiving']) {
  try {
    return createAddressDerivers(receiving)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new StartError(`One of the CRYPTO_ keys ${error.message}.`)
  }
}
