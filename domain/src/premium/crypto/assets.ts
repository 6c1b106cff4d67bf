/** Contracts and decimals: the issuers' pages, cross-read 2026-11. */
export const currencies = ['BTC', 'WBTC', 'ETH', 'USDT', 'USDC', 'XRP', 'SOL'] as const
export type Currency = (typeof currencies)[number]

export const networks = ['mainnet', 'ethereum', 'arbitrum', 'polygon', 'tron'] as const
export type Network = (typeof networks)[number]

export const chains = ['bitcoin', 'ethereum', 'arbitrum', 'polygon', 'tron', 'xrp', 'solana'] as const
export type Chain = (typeof chains)[number]

export const familyByChain = {
  bitcoin: 'bitcoin',
  ethereum: 'evm',
  arbitrum: 'evm',
  polygon: 'evm',
  tron: 'tron',
  xrp: 'xrp',
  solana: 'solana',
} as const satisfies Record<Chain, string>
export type ChainFamily = (typeof familyByChain)[Chain]

export const evmChainIds = { ethereum: 1, arbitrum: 42_161, polygon: 137 } as const

export interface Asset {
  currency: Currency
  network: Network
  chain: Chain
  token: string | null
  decimals: number
  shownDecimals: number
  feeUsd: number
}

type Row = readonly [Network, Chain, string | null, number]
const coins: Record<Currency, { decimals: number; shown: number; rows: readonly Row[] }> = {
  BTC: { decimals: 8, shown: 8, rows: [['mainnet', 'bitcoin', null, 20]] },
  WBTC: {
    decimals: 8,
    shown: 8,
    rows: [
      ['ethereum', 'ethereum', '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599', 40],
      ['arbitrum', 'arbitrum', '0x2f2a2543B76A4166549F7aaB2e75Bef0aefC5B0f', 1],
      ['polygon', 'polygon', '0x1BFD67037B42Cf73acF2047067bd4F2C47D9BfD6', 0.5],
    ],
  },
  ETH: {
    decimals: 18,
    shown: 8,
    rows: [
      ['mainnet', 'ethereum', null, 40],
      ['arbitrum', 'arbitrum', null, 1],
      // On Polygon ether is the token WETH.
      ['polygon', 'polygon', '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619', 0.5],
    ],
  },
  USDT: {
    decimals: 6,
    shown: 6,
    rows: [
      ['ethereum', 'ethereum', '0xdAC17F958D2ee523a2206206994597C13D831ec7', 40],
      ['arbitrum', 'arbitrum', '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9', 1],
      ['polygon', 'polygon', '0xc2132D05D31c914a87C6611C10748AEb04B58e8F', 0.5],
      ['tron', 'tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 2],
    ],
  },
  USDC: {
    decimals: 6,
    shown: 6,
    // Native only: the bridged USDC.e is another token.
    rows: [
      ['ethereum', 'ethereum', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 40],
      ['arbitrum', 'arbitrum', '0xaf88d065e77c8cC2239327C5EDb3A432268e5831', 1],
      ['polygon', 'polygon', '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359', 0.5],
    ],
  },
  XRP: { decimals: 6, shown: 6, rows: [['mainnet', 'xrp', null, 0.01]] },
  SOL: { decimals: 9, shown: 6, rows: [['mainnet', 'solana', null, 0.005]] },
}

export const assets: readonly Asset[] = currencies.flatMap((currency) => {
  const { decimals, shown: shownDecimals, rows } = coins[currency]
  return rows.map(([network, chain, token, feeUsd]) => {
    return { currency, network, chain, token, decimals, shownDecimals, feeUsd }
  })
})

const aliases: readonly (readonly [Currency, string, Network])[] = [
  ['ETH', 'ethereum', 'mainnet'],
  ['BTC', 'bitcoin', 'mainnet'],
]

export function findAsset(currency: string, network?: string): Asset | null {
  const canonical = aliases.find(([of, name]) => of === currency && name === network)?.[2] ?? network
  return assets.find((asset) => asset.currency === currency && (!canonical || asset.network === canonical)) ?? null
}

export const isStablecoin = (currency: Currency) => currency === 'USDT' || currency === 'USDC'

export const quoteLifetimeMs = (currency: Currency) => (isStablecoin(currency) ? 60 : 20) * 60_000
