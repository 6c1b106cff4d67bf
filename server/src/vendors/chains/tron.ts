import type { Credit } from '@app/domain/premium/crypto/confirmations'
import { blockClockSlackMs } from '@app/domain/premium/crypto/decide-payment'
import { trackedTokensOn } from '@app/domain/premium/crypto/tracked-tokens'
import { sha256 } from '@noble/hashes/sha2.js'
import { createBase58check, hex } from '@scure/base'
import { z } from 'zod'
import { type ChainReader, type Holding, type PaymentTarget, type TransferVerdict, toHoldings } from './chain-reader.ts'
import { createGuardedRead, observeCredits, unreadableErrors } from './guarded-read.ts'
import { createHttpJson, type HttpJson } from './rpc-client.ts'

const firstBlock = '00000000000000001ebf88508a03865c71d452e25f4d51194196a1d22b6653dc'
/** Transfer(address,address,uint256) */
const transferTopic = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

const Hash = z.string().regex(/^[0-9a-f]{64}$/)
const Height = z.int().positive()
const Page = z.object({
  success: z.literal(true),
  data: z.array(z.object({ transaction_id: Hash })),
  meta: z.object({ fingerprint: z.string().optional() }),
})
const Accounts = z.object({ success: z.literal(true), data: z.array(z.object({})) })
const Balances = z.object({
  success: z.literal(true),
  data: z.array(z.object({ balance: z.int().nonnegative().optional() })),
})
const Log = z.object({
  address: z.string().regex(/^[0-9a-f]{40}$/),
  topics: z.array(Hash),
  data: z
    .string()
    .regex(/^[0-9a-f]*$/)
    .optional(),
})
const Info = z.object({
  id: Hash,
  blockNumber: Height,
  blockTimeStamp: Height,
  result: z.string().optional(),
  receipt: z.object({ result: z.string().optional() }),
  log: z.array(Log).optional(),
})
type Info = z.infer<typeof Info>
const Head = z.object({ block_header: z.object({ raw_data: z.object({ number: Height }) }) })

const perPage = 200
const maxTransactions = 200
const base58check = createBase58check(sha256)

/** A server like TronGrid. The token's own logs decide; its list only shows where to look. */
export function createTronReader(url: string, ending: AbortSignal): ChainReader {
  const http = createHttpJson(url, ending)
  const read = createGuardedRead('tron', () => isMainNetwork(http), ending)
  return {
    parseTxId: (text) => (/^[0-9a-f]{64}$/i.test(text) ? text.toLowerCase() : null),
    observe: (target) => observeCredits(read, () => creditsOf(http, target)),
    verifyTransfer: (tx, target) => read<TransferVerdict>(() => verifyTransfer(http, tx, target), 'unavailable'),
    isUnused: (address) => read(() => isUnused(http, address), null),
    listHoldings: (address) => read(() => holdingsOf(http, address), null),
  }
}

async function isMainNetwork(http: HttpJson): Promise<boolean> {
  const block = z.object({ blockID: Hash }).parse(await http.post('/wallet/getblockbynum', { num: 0 }))
  return block.blockID === firstBlock
}

async function creditsOf(http: HttpJson, target: PaymentTarget): Promise<Credit[]> {
  const sides = sidesOf(target)
  const head = Head.parse(await http.post('/wallet/getblock', { detail: false })).block_header.raw_data.number
  const credits: Credit[] = []
  for (const tx of await listedFor(http, target)) {
    const info = await infoOf(http, 'wallet', tx)
    if (!info) throw unreadableErrors.gone()
    const parts = partsFor(info, sides)
    if (parts.length === 0) continue
    const solid = await infoOf(http, 'walletsolidity', tx)
    const final = solid !== null && solid.blockNumber === info.blockNumber && isGood(solid)
    const block = { height: info.blockNumber, hash: `block ${info.blockNumber}`, at: info.blockTimeStamp }
    const confirmations = Math.max(0, head - info.blockNumber + 1)
    credits.push(...parts.map((part) => ({ tx, ...part, block, confirmations, isFinal: final })))
  }
  return credits
}

async function listedFor(http: HttpJson, { address, asset, since }: PaymentTarget): Promise<Set<string>> {
  const from = `only_to=true&contract_address=${asset.token}&limit=${perPage}&min_timestamp=${since - blockClockSlackMs}`
  const found = new Set<string>()
  let more = ''
  do {
    const page = Page.parse(await http.get(`/v1/accounts/${address}/transactions/trc20?${from}${more}`))
    for (const { transaction_id } of page.data) found.add(transaction_id)
    if (found.size > maxTransactions) throw unreadableErrors.tooMany()
    more = page.meta.fingerprint ? `&fingerprint=${encodeURIComponent(page.meta.fingerprint)}` : ''
    if (page.data.length === 0) more = ''
  } while (more)
  return found
}

async function infoOf(http: HttpJson, part: 'wallet' | 'walletsolidity', tx: string): Promise<Info | null> {
  const answer = z.looseObject({}).parse(await http.post(`/${part}/gettransactioninfobyid`, { value: tx }))
  if (Object.keys(answer).length === 0) return null
  const info = Info.parse(answer)
  if (info.id !== tx) throw unreadableErrors.another()
  return info
}

const isGood = ({ result, receipt }: Info) => result !== 'FAILED' && receipt.result === 'SUCCESS'

interface Sides {
  token: string
  own: string
}

function sidesOf({ address, asset: { token } }: PaymentTarget): Sides {
  if (token === null) throw new RangeError('No coin of the chain itself is taken.')
  return { token: accountOf(token), own: accountOf(address) }
}

function partsFor(info: Info, { token, own }: Sides): { outRef: string; amount: bigint }[] {
  if (!isGood(info)) return []
  return (info.log ?? []).flatMap(({ address: by, topics, data = '' }, place) => {
    const isTransfer = topics.length === 3 && topics[0] === transferTopic && data.length === 64
    if (!isTransfer || by !== token || topics[2]?.slice(-40) !== own) return []
    const amount = BigInt(`0x${data}`)
    return amount > 0n ? [{ outRef: `log:${place}`, amount }] : []
  })
}

/** In hex, without the prefix 41. Throws for what is no address. */
function accountOf(address: string): string {
  const bytes = base58check.decode(address)
  if (bytes.length !== 21 || bytes[0] !== 0x41) throw new RangeError('This is no address of TRON.')
  return hex.encode(bytes.slice(1))
}

async function verifyTransfer(http: HttpJson, tx: string, target: PaymentTarget): Promise<TransferVerdict> {
  const info = await infoOf(http, 'wallet', tx)
  if (!info) return 'unknown'
  if (info.result === 'FAILED' || (info.receipt.result ?? 'SUCCESS') !== 'SUCCESS') return 'failed'
  return partsFor(info, sidesOf(target)).length > 0 ? 'pays' : 'elsewhere'
}

/** The native coin only: no balance of other tokens can be trusted. */
async function holdingsOf(http: HttpJson, address: string): Promise<Holding[]> {
  const { data } = Balances.parse(await http.get(`/v1/accounts/${address}`))
  const coin = trackedTokensOn('tron').find(({ token }) => token === null)
  return coin ? toHoldings(coin, BigInt(data[0]?.balance ?? 0)) : []
}

async function isUnused(http: HttpJson, address: string): Promise<boolean> {
  const [accounts, transfers] = await Promise.all([
    http.get(`/v1/accounts/${address}`),
    http.get(`/v1/accounts/${address}/transactions/trc20?limit=1`),
  ])
  return Accounts.parse(accounts).data.length === 0 && Page.parse(transfers).data.length === 0
}
