import { type TrackedToken, trackedTokensOn } from '@app/domain/premium/crypto/tracked-tokens'
import { z } from 'zod'
import { type Holding, toHoldings } from './chain-reader.ts'
import type { JsonRpc } from './rpc-client.ts'

const Units = z.string().regex(/^\d{1,20}$/)
const Accounts = z.object({
  value: z.array(
    z.object({
      account: z.object({
        data: z.object({ parsed: z.object({ info: z.object({ tokenAmount: z.object({ amount: Units }) }) }) }),
      }),
    }),
  ),
})

/** Tokens lie in accounts that ours owns; a transfer to one does not name ours. */
export async function listSolanaHoldings(call: JsonRpc, owner: string): Promise<Holding[]> {
  return (await Promise.all(trackedTokensOn('solana').map((each) => held(call, owner, each)))).flat()
}

async function held(call: JsonRpc, owner: string, token: TrackedToken): Promise<Holding[]> {
  const how = { encoding: 'jsonParsed', commitment: 'finalized' }
  const { value } = Accounts.parse(await call('getTokenAccountsByOwner', [owner, { mint: token.token }, how]))
  const units = value.reduce((sum, { account }) => sum + BigInt(account.data.parsed.info.tokenAmount.amount), 0n)
  return toHoldings(token, units)
}
