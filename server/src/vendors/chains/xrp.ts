import type { Credit } from '@app/domain/premium/crypto/confirmations'
import { blockClockSlackMs } from '@app/domain/premium/crypto/decide-payment'
import { dustLimitDrops } from '@app/domain/premium/crypto/tracked-tokens'
import { z } from 'zod'
import {
  type ChainReader,
  type Deposit,
  type DepositPage,
  type PaymentTarget,
  type TransferVerdict,
  toHoldings,
} from './chain-reader.ts'
import { createGuardedRead, observeCredits, unreadableErrors } from './guarded-read.ts'
import { createJsonRpc, type JsonRpc } from './rpc-client.ts'

const Hash = z.string().regex(/^[0-9A-F]{64}$/)
const Sequence = z.int().positive()
const Moment = z.iso.datetime()
/** Version 2 of the API. The amount sent is not the amount delivered. */
const Entry = z.object({
  hash: Hash,
  ledger_index: Sequence,
  ledger_hash: Hash,
  close_time_iso: Moment,
  meta: z.object({ TransactionResult: z.string(), delivered_amount: z.unknown().optional() }),
  tx_json: z.object({
    TransactionType: z.string(),
    Account: z.string(),
    Destination: z.string().optional(),
    DestinationTag: z.unknown().optional(),
  }),
})
type Entry = z.infer<typeof Entry>
const Validated = z.object({ validated: z.boolean() })
const Page = z.object({
  ledger_index_min: Sequence,
  transactions: z.array(Validated.loose()),
  marker: z.unknown().optional(),
})
const Ledger = z.object({ validated: z.literal(true), ledger: z.object({ close_time_iso: Moment }) })
const Info = z.object({ info: z.object({ network_id: z.int().optional() }) })
const Refused = z.object({ status: z.literal('error'), error: z.string() })
const Drops = z.string().regex(/^[1-9]\d{0,16}$/)

const Issued = z.object({
  currency: z.string().regex(/^([A-Za-z0-9]{3}|[0-9A-F]{40})$/),
  issuer: z.string().regex(/^r[1-9A-HJ-NP-Za-km-z]{24,34}$/),
  value: z.string().regex(/^\d{1,16}(\.\d{1,90})?(e-?\d{1,2})?$/),
})

const mainNetwork = 0
const maxPages = 20
const perPage = 200

export function createXrpReader(url: string, ending: AbortSignal): ChainReader {
  const call = createJsonRpc(url, ending)
  const read = createGuardedRead('xrp', () => isMainNetwork(call), ending)
  return {
    parseTxId: (text) => (/^[0-9a-f]{64}$/i.test(text) ? text.toUpperCase() : null),
    observe: (target) => observeCredits(read, () => creditsOf(call, target)),
    verifyTransfer: (tx, target) => read<TransferVerdict>(() => verifyTransfer(call, tx, target), 'unavailable'),
    listDeposits: (account, cursor) => read(() => listDeposits(call, account, cursor), null),
    isUnused: async () => true,
  }
}

async function isMainNetwork(call: JsonRpc): Promise<boolean> {
  const { info } = Info.parse(await call('server_info', [{}]))
  return info.network_id === undefined || info.network_id === mainNetwork
}

async function creditsOf(call: JsonRpc, target: PaymentTarget): Promise<Credit[]> {
  const credits: Credit[] = []
  let marker: unknown
  for (let pages = 0; pages < maxPages; pages++) {
    const page = await pageOf(call, target.address, { marker })
    const entries = entriesOf(page)
    credits.push(...entries.flatMap((entry) => creditIn(entry, target)))
    if (entries.some((entry) => timeOf(entry) < target.since - blockClockSlackMs)) return credits
    marker = page.marker
    if (marker === undefined) {
      await checkPast(call, page.ledger_index_min, target.since)
      return credits
    }
  }
  throw unreadableErrors.tooMany()
}

async function pageOf(call: JsonRpc, account: string, { from, marker }: { from?: number; marker: unknown }) {
  const range = { ledger_index_min: from ?? -1, ledger_index_max: -1, forward: from !== undefined }
  const page = { limit: perPage, binary: false, ...(marker !== undefined && { marker }) }
  return Page.parse(await call('account_tx', [{ account, api_version: 2, ...range, ...page }]))
}

const entriesOf = ({ transactions }: z.infer<typeof Page>) =>
  transactions.filter(({ validated }) => validated).map((each) => Entry.parse(each))

/** Oldest first, so that a look that ends early continues where it stopped. */
async function listDeposits(call: JsonRpc, account: string, cursor: string | null): Promise<DepositPage> {
  const from = cursor === null ? -1 : Number(cursor)
  const entries: Entry[] = []
  let marker: unknown
  for (let pages = 0; pages < maxPages; pages++) {
    const page = await pageOf(call, account, { from, marker })
    if (page.ledger_index_min > Math.max(from, 1) && cursor !== null) throw unreadableErrors.tooFarBack()
    entries.push(...entriesOf(page))
    marker = page.marker
    if (marker === undefined) break
  }
  const last = entries.at(-1)
  return {
    deposits: entries.flatMap((entry) => depositIn(entry, account)),
    cursor: last ? `${last.ledger_index}` : cursor,
  }
}

function depositIn(entry: Entry, account: string): Deposit[] {
  const { hash: tx, meta, tx_json: sent } = entry
  const isOurs = sent.TransactionType === 'Payment' && sent.Destination === account && sent.Account !== account
  if (!isOurs || meta.TransactionResult !== 'tesSUCCESS') return []
  const tag = typeof sent.DestinationTag === 'number' ? `${sent.DestinationTag}` : null
  const place = { tx, outRef: 'delivered', memos: tag === null ? [] : [tag], tag, at: timeOf(entry) }
  const drops = Drops.safeParse(meta.delivered_amount)
  if (drops.success) {
    const coin = { asset: 'XRP', token: null, decimals: 6, dustLimit: dustLimitDrops }
    return toHoldings(coin, BigInt(drops.data)).map((held) => ({ ...held, ...place }))
  }
  const issued = Issued.safeParse(meta.delivered_amount)
  if (!issued.success) return []
  const { currency, issuer, value } = issued.data
  return [{ asset: currency, token: issuer, amount: value, ...place }]
}

/** A server that lost older ledgers cannot say that nothing was there. */
async function checkPast(call: JsonRpc, oldest: number, since: number): Promise<void> {
  const { ledger } = Ledger.parse(await call('ledger', [{ ledger_index: oldest, api_version: 2 }]))
  if (Date.parse(ledger.close_time_iso) > since) throw unreadableErrors.tooFarBack()
}

const timeOf = ({ close_time_iso }: Entry) => Date.parse(close_time_iso)

function creditIn(entry: Entry, target: PaymentTarget): Credit[] {
  const amount = deliveredBy(entry, target)
  if (amount === 0n) return []
  const { hash: tx, ledger_index: height, ledger_hash: hash } = entry
  const depth = { block: { height, hash, at: timeOf(entry) }, confirmations: 1, isFinal: true }
  return [{ tx, outRef: 'delivered', amount, ...depth }]
}

/** Drops under the tag, also of a partial payment; other money is an object, not a text. */
function deliveredBy({ meta, tx_json: tx }: Entry, { address, memo }: PaymentTarget): bigint {
  const isOurs = tx.TransactionType === 'Payment' && tx.Destination === address && tx.DestinationTag === Number(memo)
  if (!isOurs || tx.Account === address || meta.TransactionResult !== 'tesSUCCESS') return 0n
  const drops = Drops.safeParse(meta.delivered_amount)
  return drops.success ? BigInt(drops.data) : 0n
}

async function verifyTransfer(call: JsonRpc, tx: string, target: PaymentTarget): Promise<TransferVerdict> {
  const answer = await call('tx', [{ transaction: tx, binary: false, api_version: 2 }])
  const refused = Refused.safeParse(answer)
  if (refused.success && refused.data.error === 'txnNotFound') return 'unknown'
  if (!Validated.parse(answer).validated) return 'unknown'
  const entry = Entry.parse(answer)
  if (entry.hash !== tx) throw unreadableErrors.another()
  if (entry.meta.TransactionResult !== 'tesSUCCESS') return 'failed'
  return deliveredBy(entry, target) > 0n ? 'pays' : 'elsewhere'
}
