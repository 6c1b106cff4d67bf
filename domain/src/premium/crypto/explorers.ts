import { type Chain, type Currency, findAsset, type Network } from './assets.ts'

interface Pages {
  transaction: string
  address: string
}

const explorers: Record<Chain, Pages> = {
  bitcoin: { transaction: 'https://mempool.space/tx/', address: 'https://mempool.space/address/' },
  ethereum: { transaction: 'https://etherscan.io/tx/', address: 'https://etherscan.io/address/' },
  arbitrum: { transaction: 'https://arbiscan.io/tx/', address: 'https://arbiscan.io/address/' },
  polygon: { transaction: 'https://polygonscan.com/tx/', address: 'https://polygonscan.com/address/' },
  tron: { transaction: 'https://tronscan.org/#/transaction/', address: 'https://tronscan.org/#/address/' },
  xrp: { transaction: 'https://xrpscan.com/tx/', address: 'https://xrpscan.com/account/' },
  solana: { transaction: 'https://solscan.io/tx/', address: 'https://solscan.io/account/' },
}

export function assetExplorer(currency: Currency, network: Network) {
  const asset = findAsset(currency, network)
  return asset && chainExplorer(asset.chain)
}

export function chainExplorer(chain: Chain) {
  const { transaction, address } = explorers[chain]
  return {
    transaction: (hash: string) => transaction + encodeURIComponent(hash),
    address: (at: string) => address + encodeURIComponent(at),
  }
}
