import { type Address, getAddressDecoder, getAddressEncoder, lamports } from '@solana/kit'
import type { LiteSVM } from 'litesvm'

export const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' as Address

/** What a node says instead of a result. */
export class Refusal extends Error {}

const mintOf = (bytes: string) => getAddressDecoder().decode(Buffer.from(bytes, 'hex'))

/** Written as bytes here and as letters in the product, so that no slip is in both. */
export const mints = {
  usdc: mintOf('c6fa7af3bedbad3a3d65f36aabc97431b1bbe4c2d2f6e0e47ca60203452f5d61'),
  usdt: mintOf('ce010e60afedb22717bd63192f54145a3f965a33bb82d2c7029eb2ce1e208264'),
  /** "Wrapped SOL": a token, whatever it is called. */
  wrappedSol: 'So11111111111111111111111111111111111111112' as Address,
}
const decimalsOf: Record<string, number> = { [mints.usdc]: 6, [mints.usdt]: 6, [mints.wrappedSol]: 9 }

export function place(svm: LiteSVM, at: Address, programAddress: Address, data: Uint8Array) {
  const space = BigInt(data.length)
  const rent = lamports(svm.minimumBalanceForRentExemption(space))
  svm.setAccount({ address: at, data, executable: false, lamports: rent, programAddress, space })
}

export function seedMints(svm: LiteSVM) {
  for (const mint of Object.values(mints)) {
    const data = new Uint8Array(82)
    data.set([decimalsOf[mint] ?? 0, 1], 44)
    place(svm, mint, tokenProgram, data)
  }
}

interface TokenQuery {
  owner: string
  mint: string
}

/** The token accounts of an owner that transactions have named, parsed as a node does it. */
export function tokenAccountsOf(svm: LiteSVM, named: readonly Address[], { owner, mint }: TokenQuery) {
  if (getAddressEncoder().encode(mint as Address).length !== 32 || !isMint(svm, mint as Address))
    throw new Refusal('Invalid param: could not find mint')
  return [...new Set(named)].flatMap((pubkey) => {
    const account = svm.getAccount(pubkey)
    if (!account.exists || account.programAddress !== tokenProgram || account.data.length !== 165) return []
    const read = getAddressDecoder()
    if (read.decode(account.data, 0) !== mint || read.decode(account.data, 32) !== owner) return []
    const amount = `${Buffer.from(account.data).readBigUInt64LE(64)}`
    const decimals = decimalsOf[mint] ?? 0
    const info = { isNative: false, mint, owner, state: 'initialized', tokenAmount: { amount, decimals } }
    const data = { program: 'spl-token', parsed: { info, type: 'account' }, space: 165 }
    return [{ pubkey, account: { data, executable: false, lamports: 1, owner: tokenProgram, space: 165 } }]
  })
}

function isMint(svm: LiteSVM, mint: Address) {
  const account = svm.getAccount(mint)
  return account.exists && account.programAddress === tokenProgram && account.data.length === 82
}
