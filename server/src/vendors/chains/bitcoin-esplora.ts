import type { Credit } from '@app/domain/premium/crypto/confirmations'
import { blockClockSlackMs } from '@app/domain/premium/crypto/decide-payment'
import { z } from 'zod'
import { creditsInTransaction, firstBlock, parseBitcoinTxId, scriptOfAddress } from './bitcoin-credits.ts'
import type { ChainReader, PaymentTarget, TransferVerdict } from './chain-reader.ts'
import { createGuardedRead, observeCredits, unreadableErrors } from './guarded-read.ts'
import { createHttpJson, type HttpJson } from './rpc-client.ts'

const Hash = z.string().regex(/^[0-9a-f]{64}$/)
const Height = z.int().nonnegative()
const Status = z.discriminatedUnion('confirmed', [
  z.object({ confirmed: z.literal(true), block_height: Height, block_hash: Hash, block_time: z.int().positive() }),
  z.object({ confirmed: z.literal(false) }),
])
const Tx = z.object({
  txid: Hash,
  vin: z.array(z.object({ is_coinbase: z.boolean() })).min(1),
  vout: z.array(z.object({ scriptpubkey: z.string().regex(/^([0-9a-f]{2})*$/), value: z.int().nonnegative() })),
  status: Status,
})
type Tx = z.infer<typeof Tx>
const Count = z.object({ tx_count: z.int().nonnegative() })
const Summary = z.object({ chain_stats: Count, mempool_stats: Count })

const fullPage = 25
const maxPages = 20

export function createEsploraReader(url: string, ending: AbortSignal): ChainReader {
  const http = createHttpJson(url, ending)
  const read = createGuardedRead(
    'bitcoin',
    async () => (await http.text('/block-height/0'))?.trim() === firstBlock,
    ending,
  )
  return {
    parseTxId: parseBitcoinTxId,
    observe: (target) => observeCredits(read, () => creditsOf(http, target)),
    verifyTransfer: (tx, target) => read<TransferVerdict>(() => verifyTransfer(http, tx, target), 'unavailable'),
    isUnused: (address) => read(() => isUnused(http, address), null),
  }
}

async function creditsOf(http: HttpJson, { address, since }: PaymentTarget): Promise<Credit[]> {
  const script = scriptOfAddress(address)
  const tip = Height.parse(await http.get('/blocks/tip/height'))
  const found = await transactionsOf(http, address, since)
  const credits = await Promise.all(
    found
      .filter(({ vout }) => vout.some(({ scriptpubkey }) => scriptpubkey === script))
      .map(async (tx) => ((await isCanonical(http, tx)) ? creditsInTransaction(bitcoinTx(tx, tip), script) : [])),
  )
  return credits.flat()
}

async function transactionsOf(http: HttpJson, address: string, since: number): Promise<Tx[]> {
  const found = z.array(Tx).parse(await http.get(`/address/${address}/txs`))
  let page = found.filter(({ status }) => status.confirmed)
  for (let pages = 1; page.length >= fullPage && !reachesBefore(page, since); pages++) {
    if (pages === maxPages) throw unreadableErrors.tooMany()
    page = z.array(Tx).parse(await http.get(`/address/${address}/txs/chain/${page.at(-1)?.txid}`))
    found.push(...page)
  }
  return found
}

const reachesBefore = (page: Tx[], since: number) =>
  page.some(({ status }) => status.confirmed && status.block_time * 1000 < since - blockClockSlackMs)

/** A server may hold a transaction of a block that was reorganised away. */
async function isCanonical(http: HttpJson, { status }: Tx): Promise<boolean> {
  if (!status.confirmed) return true
  return (await http.text(`/block-height/${status.block_height}`))?.trim() === status.block_hash
}

const bitcoinTx = ({ txid, vin, vout, status }: Tx, tip: number) => ({
  tx: txid,
  isCoinbase: vin.some(({ is_coinbase }) => is_coinbase),
  outputs: vout.map(({ scriptpubkey, value }) => ({ script: scriptpubkey, amount: BigInt(value) })),
  block: status.confirmed
    ? { height: status.block_height, hash: status.block_hash, at: status.block_time * 1000 }
    : null,
  confirmations: status.confirmed ? Math.max(0, tip - status.block_height + 1) : 0,
})

async function verifyTransfer(http: HttpJson, tx: string, { address }: PaymentTarget): Promise<TransferVerdict> {
  const answer = await http.get(`/tx/${tx}`)
  if (answer === undefined) return 'unknown'
  const found = Tx.parse(answer)
  if (found.txid !== tx) throw unreadableErrors.another()
  if (!(await isCanonical(http, found))) return 'unknown'
  return creditsInTransaction(bitcoinTx(found, 0), scriptOfAddress(address)).length > 0 ? 'pays' : 'elsewhere'
}

async function isUnused(http: HttpJson, address: string): Promise<boolean> {
  const { chain_stats, mempool_stats } = Summary.parse(await http.get(`/address/${address}`))
  return chain_stats.tx_count + mempool_stats.tx_count === 0
}
