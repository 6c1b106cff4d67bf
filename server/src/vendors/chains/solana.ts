import type { Credit } from '@app/domain/premium/crypto/confirmations'
import { blockClockSlackMs } from '@app/domain/premium/crypto/decide-payment'
import { dustLimitLamports, type TrackedToken, trackedTokensOn } from '@app/domain/premium/crypto/tracked-tokens'
import { base58 } from '@scure/base'
import { z } from 'zod'
import {
  type ChainReader,
  type Deposit,
  type DepositPage,
  type Holding,
  type PaymentTarget,
  type TransferVerdict,
  toHoldings,
} from './chain-reader.ts'
import { createGuardedRead, observeCredits, unreadableErrors } from './guarded-read.ts'
import { createJsonRpc, type JsonRpc } from './rpc-client.ts'

const firstBlock = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'

const TxError = z.union([z.null(), z.string(), z.record(z.string(), z.unknown())])
const SignatureInfo = z.object({ signature: z.string(), err: TxError, blockTime: z.int().nullish() })
const Status = z.object({
  confirmations: z.int().nonnegative().nullable(),
  confirmationStatus: z.enum(['processed', 'confirmed', 'finalized']),
})
const Statuses = z.object({ value: z.array(Status) })
const OptionalStatuses = z.object({ value: z.array(Status.nullable()) })
const Tx = z.object({
  slot: z.int().positive(),
  blockTime: z.int().positive().nullable(),
  meta: z.object({ err: TxError, preBalances: z.array(z.number()), postBalances: z.array(z.number()) }),
  transaction: z.object({
    signatures: z.array(z.string()).min(1),
    message: z.object({ accountKeys: z.array(z.object({ pubkey: z.string(), signer: z.boolean() })) }),
  }),
})
type Tx = z.infer<typeof Tx>
const Lamports = z.object({ value: z.int().nonnegative() })

/** Anybody can name an account in a transaction: more than this is no payment. */
const maxTransactions = 50
const maxListedSignatures = 1_000
const finalDepth = 32

export function createSolanaReader(url: string, ending: AbortSignal, perVisit = maxTransactions): ChainReader {
  const call = createJsonRpc(url, ending)
  const read = createGuardedRead('solana', async () => (await call('getGenesisHash', [])) === firstBlock, ending)
  return {
    parseTxId: parseTxId,
    observe: (target) => observeCredits(read, () => creditsOf(call, target)),
    verifyTransfer: (tx, target) => read<TransferVerdict>(() => verifyTransfer(call, tx, target), 'unavailable'),
    isUnused: (address) => read(() => isUnused(call, address), null),
    listHoldings: (address) => read(() => listSolanaHoldings(call, address), null),
    listDeposits: (address, cursor, since) =>
      read(() => listDeposits(call, { address, cursor, since, perVisit }), null),
  }
}

/** A signature: 64 bytes in Base58, which is case-sensitive. */
function parseTxId(text: string): string | null {
  if (!/^[1-9A-HJ-NP-Za-km-z]{64,88}$/.test(text)) return null
  return base58.decode(text).length === 64 ? text : null
}

async function creditsOf(call: JsonRpc, target: PaymentTarget): Promise<Credit[]> {
  const listed = await signaturesOf(call, target)
  if (listed.length === 0) return []
  const credits: Credit[] = []
  const { value } = Statuses.parse(await call('getSignatureStatuses', [listed, { searchTransactionHistory: true }]))
  for (const [place, signature] of listed.entries()) {
    const [tx, status] = [await transactionOf(call, signature), value[place]]
    if (!tx || !status) throw unreadableErrors.gone()
    const amount = broughtBy(tx, target)
    if (amount > 0n) credits.push(creditOf(tx, { signature, amount, status, address: target.address }))
  }
  return credits
}

async function signaturesOf(call: JsonRpc, { address, memo, since }: PaymentTarget): Promise<string[]> {
  const options = { limit: maxListedSignatures, commitment: 'confirmed' }
  const listed = z.array(SignatureInfo).parse(await call('getSignaturesForAddress', [memo || address, options]))
  const isRecent = ({ blockTime }: z.infer<typeof SignatureInfo>) =>
    !blockTime || blockTime * 1000 >= since - blockClockSlackMs
  const recent = listed.filter(isRecent)
  const good = recent.filter(({ err }) => err === null).map(({ signature }) => signature)
  if (recent.length === maxListedSignatures || good.length > maxTransactions) throw unreadableErrors.tooMany()
  return good
}

/** Parsed, for the accounts of lookup tables in the order of the balances. */
async function transactionOf(call: JsonRpc, signature: string): Promise<Tx | null> {
  const how = { encoding: 'jsonParsed', commitment: 'confirmed', maxSupportedTransactionVersion: 0 }
  const answer = await call('getTransaction', [signature, how])
  if (answer === null) return null
  const tx = Tx.parse(answer)
  if (tx.transaction.signatures[0] !== signature) throw unreadableErrors.another()
  return tx
}

function broughtBy({ meta, transaction }: Tx, { address, memo }: Pick<PaymentTarget, 'address' | 'memo'>): bigint {
  const keys = transaction.message.accountKeys
  const place = keys.findIndex(({ pubkey }) => pubkey === address)
  const isNamed = memo === '' || keys.some(({ pubkey }) => pubkey === memo)
  if (meta.err !== null || place < 0 || !isNamed || keys[place]?.signer) return 0n
  const [before, after] = [meta.preBalances[place], meta.postBalances[place]]
  if (!Number.isSafeInteger(before) || !Number.isSafeInteger(after)) throw new RangeError('A balance is missing.')
  return BigInt(after ?? 0) - BigInt(before ?? 0)
}

interface CreditInput {
  signature: string
  amount: bigint
  status: z.infer<typeof Status>
  address: string
}

function creditOf({ slot, blockTime }: Tx, { signature, amount, status, address }: CreditInput): Credit {
  const credit = { tx: signature, outRef: `acct:${address}`, amount }
  const isIn = blockTime !== null && status.confirmationStatus !== 'processed'
  if (!isIn) return { ...credit, block: null, confirmations: 0, isFinal: false }
  return {
    ...credit,
    block: { height: slot, hash: `slot ${slot}`, at: blockTime * 1000 },
    confirmations: Math.min(status.confirmations ?? finalDepth, finalDepth),
    isFinal: status.confirmationStatus === 'finalized',
  }
}

interface Search {
  address: string
  cursor: string | null
  since: number
  perVisit: number
}

/** One page a visit, newest first. `top before until`: where this descent began, has come to, and ends. */
async function listDeposits(call: JsonRpc, { address, cursor, since, perVisit }: Search): Promise<DepositPage> {
  const { top, before, until } = placeOf(cursor)
  const range = { ...(before && { before }), ...(until && { until }) }
  const options = { limit: perVisit, commitment: 'finalized', ...range }
  const page = z.array(SignatureInfo).parse(await call('getSignaturesForAddress', [address, options]))
  if (before && page.length === 0) await checkKnown(call, before)
  const [first, last] = [top ?? page[0]?.signature, page.at(-1)]
  const isOld = (last?.blockTime ?? Number.POSITIVE_INFINITY) * 1000 < since
  const isDown = page.length < perVisit || isOld
  return {
    deposits: await depositsOn(call, page, address),
    cursor: isDown ? (first ?? cursor) : [first, last?.signature, until].join(' '),
  }
}

async function depositsOn(call: JsonRpc, page: z.infer<typeof SignatureInfo>[], address: string) {
  const arrivals: Deposit[] = []
  for (const { signature } of page.filter(({ err }) => err === null)) {
    const tx = await transactionOf(call, signature)
    if (!tx) throw unreadableErrors.gone()
    arrivals.push(...depositIn(tx, signature, address))
  }
  return arrivals
}

function placeOf(cursor: string | null) {
  const [top, before, until] = (cursor ?? '').split(' ')
  return before === undefined ? { until: top } : { top, before, until }
}

/** A node that never saw a transaction lists nothing before it. */
async function checkKnown(call: JsonRpc, signature: string) {
  const answer = await call('getSignatureStatuses', [[signature], { searchTransactionHistory: true }])
  const { value } = OptionalStatuses.parse(answer)
  if (!value[0]) throw unreadableErrors.tooFarBack()
}

function depositIn(tx: Tx, signature: string, address: string): Deposit[] {
  const coin = { asset: 'SOL', token: null, decimals: 9, dustLimit: dustLimitLamports }
  const memos = tx.transaction.message.accountKeys.map(({ pubkey }) => pubkey)
  const place = { tx: signature, outRef: `acct:${address}`, memos, tag: null, at: (tx.blockTime ?? 0) * 1000 }
  return toHoldings(coin, broughtBy(tx, { address, memo: '' })).map((held) => ({ ...held, ...place }))
}

async function verifyTransfer(call: JsonRpc, tx: string, target: PaymentTarget): Promise<TransferVerdict> {
  const found = await transactionOf(call, tx)
  if (!found) return 'unknown'
  if (found.meta.err !== null) return 'failed'
  return broughtBy(found, target) > 0n ? 'pays' : 'elsewhere'
}

async function isUnused(call: JsonRpc, address: string): Promise<boolean> {
  const [listed, balance] = await Promise.all([
    call('getSignaturesForAddress', [address, { limit: 1, commitment: 'confirmed' }]),
    call('getBalance', [address, { commitment: 'confirmed' }]),
  ])
  return z.array(SignatureInfo).parse(listed).length === 0 && Lamports.parse(balance).value === 0
}

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
async function listSolanaHoldings(call: JsonRpc, owner: string): Promise<Holding[]> {
  return (await Promise.all(trackedTokensOn('solana').map((each) => held(call, owner, each)))).flat()
}

async function held(call: JsonRpc, owner: string, token: TrackedToken): Promise<Holding[]> {
  const how = { encoding: 'jsonParsed', commitment: 'finalized' }
  const { value } = Accounts.parse(await call('getTokenAccountsByOwner', [owner, { mint: token.token }, how]))
  const units = value.reduce((sum, { account }) => sum + BigInt(account.data.parsed.info.tokenAmount.amount), 0n)
  return toHoldings(token, units)
}
