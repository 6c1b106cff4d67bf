import { startAnswering } from '../answering.ts'
import { type BitcoinLedger, bitcoinLedger } from './ledger.ts'

const pageSize = 25

/** A server of Esplora's kind over a ledger of real transactions (its API.md is the list of fields). */
export async function startEsplora() {
  const ledger = bitcoinLedger()
  const server = await startAnswering(({ path }) => answerOf(ledger, path.split('/').slice(1)))
  return { ledger, server, url: server.url, stop: server.stop }
}

function answerOf(ledger: BitcoinLedger, [kind, of = '', what, where, after]: string[]): unknown {
  if (kind === 'block-height') return ledger.blocks[Number(of)]?.hash
  if (kind === 'blocks') return String(ledger.tip())
  if (kind === 'tx') return ledger.placeOf(of) === undefined ? undefined : shapeOf(ledger, of)
  if (kind !== 'address') return undefined
  const all = ledger.transactionsOf(of)
  const [mined, waiting] = [all.filter((id) => ledger.placeOf(id)), all.filter((id) => !ledger.placeOf(id))]
  if (what === undefined)
    return { address: of, chain_stats: { tx_count: mined.length }, mempool_stats: { tx_count: waiting.length } }
  const first = after ? mined.indexOf(after) + 1 : 0
  const page = mined.slice(first, first + pageSize)
  return [...(where === 'chain' ? [] : waiting), ...page].map((id) => shapeOf(ledger, id))
}

function shapeOf(ledger: BitcoinLedger, id: string) {
  const place = ledger.placeOf(id)
  const vout = ledger.outputsOf(id).map(({ amount, script }) => ({ scriptpubkey: script, value: Number(amount) }))
  const inBlock = place && { block_height: place.height, block_hash: place.block.hash, block_time: place.block.time }
  const vin = [{ is_coinbase: ledger.isCoinbase(id), sequence: 0xfffffffd }]
  return { txid: id, version: 2, locktime: 0, vin, vout, status: { confirmed: Boolean(place), ...inBlock } }
}
