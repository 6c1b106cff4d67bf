import type { Chain, Family } from '@app/domain/premium/coins/assets'

/** Where money in coins is received, and whom we ask about it. */
export interface CoinSettings {
  /** Public keys and accounts: nothing here can spend. */
  receiving: Partial<Record<Family, string>>
  /** Addresses of Solana made beforehand, one a line. */
  solanaPoolFile: string | undefined
  /** By chain: several providers must agree. */
  providers: Record<Chain, readonly string[]>
  /** Bitcoin nodes of one's own, with name and password in the address. */
  bitcoinNodes: readonly string[]
}
