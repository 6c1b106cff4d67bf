import { assets, type Chain } from './assets.ts'

/** Money that an address of ours can hold by mistake. */
export interface Holdable {
  /** What people call it. */
  asset: string
  /** Its contract or mint; null: the coin of the chain itself. */
  token: string | null
  decimals: number
  /** Less than this is dust that strangers scatter, in smallest units: about a dollar. */
  least: bigint
}

/** About a dollar of each, in smallest units. */
const leastOf: Record<string, bigint> = {
  WBTC: 1_000n,
  ETH: 300_000_000_000_000n,
  USDT: 1_000_000n,
  USDC: 1_000_000n,
}

export const leastDrops = 500_000n
export const leastLamports = 5_000_000n

// Addresses were compared letter by letter in 2026-11 with what wallets and exchanges publish, two sources for each; not
// with a chain and not with issuers' pages. USDC.e is what bridges made before there was a native USDC. Both sources for
// Polygon still list its address as USDC, so only the address is compared there, not the name.
const others: Partial<Record<Chain, readonly Holdable[]>> = {
  arbitrum: [dollars('USDC.e', '0xFF970A61A04b1cA14834A43f5dE4533eBDDB5CC8')],
  polygon: [
    { asset: 'POL', token: null, decimals: 18, least: 10n ** 18n },
    dollars('USDC.e', '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174'),
  ],
  tron: [{ asset: 'TRX', token: null, decimals: 6, least: 1_000_000n }],
  solana: [
    dollars('USDC', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'),
    dollars('USDT', 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'),
    { asset: 'wSOL', token: 'So11111111111111111111111111111111111111112', decimals: 9, least: leastLamports },
  ],
}

function dollars(asset: string, token: string): Holdable {
  return { asset, token, decimals: 6, least: 1_000_000n }
}

/** What is looked for at our own addresses on a chain. Tokens beyond these are mostly made to deceive. */
export function holdablesOn(chain: Chain): Holdable[] {
  const taken = assets
    .filter((asset) => asset.chain === chain && leastOf[asset.currency] !== undefined)
    .map(({ currency, token, decimals }) => ({
      ...{ asset: currency, token, decimals, least: leastOf[currency] ?? 0n },
    }))
  return [...taken, ...(others[chain] ?? [])]
}
