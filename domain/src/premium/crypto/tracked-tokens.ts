import { assets, type Chain } from './assets.ts'

export interface TrackedToken {
  asset: string
  token: string | null
  decimals: number
  /** In smallest units: about a dollar. Less is dust. */
  dustLimit: bigint
}

const leastOf: Record<string, bigint> = {
  WBTC: 1_000n,
  ETH: 300_000_000_000_000n,
  USDT: 1_000_000n,
  USDC: 1_000_000n,
}

export const dustLimitDrops = 500_000n
export const dustLimitLamports = 5_000_000n

// Compared in 2026-11 with two wallets or exchanges each. USDC.e is bridged; on Polygon both call it USDC.
const others: Partial<Record<Chain, readonly TrackedToken[]>> = {
  arbitrum: [dollars('USDC.e', '0xFF970A61A04b1cA14834A43f5dE4533eBDDB5CC8')],
  polygon: [
    { asset: 'POL', token: null, decimals: 18, dustLimit: 10n ** 18n },
    dollars('USDC.e', '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174'),
  ],
  tron: [{ asset: 'TRX', token: null, decimals: 6, dustLimit: 1_000_000n }],
  solana: [
    dollars('USDC', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'),
    dollars('USDT', 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'),
    { asset: 'wSOL', token: 'So11111111111111111111111111111111111111112', decimals: 9, dustLimit: dustLimitLamports },
  ],
}

function dollars(asset: string, token: string): TrackedToken {
  return { asset, token, decimals: 6, dustLimit: 1_000_000n }
}

/** Other tokens are mostly scams. */
export function trackedTokensOn(chain: Chain): TrackedToken[] {
  const taken = assets
    .filter((asset) => asset.chain === chain && leastOf[asset.currency] !== undefined)
    .map(({ currency, token, decimals }) => ({ asset: currency, token, decimals, dustLimit: leastOf[currency] ?? 0n }))
  return [...taken, ...(others[chain] ?? [])]
}
