import { randomBytes } from 'node:crypto'
import { hex } from '@scure/base'
import { Address, OutScript, p2wpkh, RawTx, Transaction } from '@scure/btc-signer'
import { pubECDSA } from '@scure/btc-signer/utils.js'

export interface Output {
  address: string
  sats: bigint
}

export interface Block {
  hash: string
  /** Seconds. */
  time: number
  txs: string[]
}

const firstHash = '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f'
const staleHash = 'aa'.repeat(32)
const feeSats = 1_000n
const key = randomBytes(32)
const wallet = p2wpkh(pubECDSA(key))
const scriptOf = (address: string) => OutScript.encode(Address().decode(address))

/** A new address of the main network, of nobody's. */
export const anyAddress = () => p2wpkh(pubECDSA(randomBytes(32))).address ?? ''

/** Bitcoin without its network: blocks and a mempool of real transactions, signed and in their real bytes. */
export function bitcoinLedger() {
  const raw = transactions()
  const forgotten = new Set<string>()
  const blocks: Block[] = [{ hash: firstHash, time: 1_231_006_505, txs: [] }]
  const state = { mempool: [] as string[], now: 1_790_000_000 }

  /** Spends a coin that the payer has; the same one again is a double spend, and the later transaction wins. */
  function pay(outputs: readonly Output[], coin = hex.encode(randomBytes(32))): string {
    const id = raw.keep(signed(outputs, coin))
    state.mempool = [...state.mempool.filter((other) => !raw.spends(other, coin)), id]
    return id
  }

  function mine(count = 1, reward: Output[] = []) {
    for (let i = 0; i < count; i++) {
      state.now += 600
      const minted = reward.length > 0 ? [raw.keep(coinbase(reward))] : []
      blocks.push({ hash: hex.encode(randomBytes(32)), time: state.now, txs: [...minted, ...state.mempool] })
      state.mempool = []
    }
  }

  /** The last blocks lose their place to empty ones; what was in them waits again. */
  function reorganise(depth: number) {
    const waiting = [...state.mempool, ...blocks.splice(-depth).flatMap(({ txs }) => txs)]
    state.mempool = []
    mine(depth + 1)
    state.mempool = waiting
  }

  /** The block of a transaction, or null while it waits; undefined: nobody knows it any more. */
  function placeOf(id: string): { height: number; block: Block } | null | undefined {
    const height = blocks.findIndex(({ txs }) => txs.includes(id))
    const block = blocks[height]
    if (block) return { height, block: forgotten.has(id) ? { ...block, hash: staleHash } : block }
    return state.mempool.includes(id) ? null : undefined
  }

  /** Newest first, as far as anybody knows them. */
  function transactionsOf(address: string): string[] {
    const script = hex.encode(scriptOf(address))
    const all = [...blocks.flatMap(({ txs }) => txs), ...state.mempool].reverse()
    return all.filter((id) => raw.outputsOf(id).some((output) => output.script === script))
  }

  /** From now on the transaction is reported in a block that is no longer part of the chain. */
  const forgetPlace = (id: string) => forgotten.add(id)
  const tip = () => blocks.length - 1
  return Object.assign(state, { blocks, tip, pay, mine, reorganise, forgetPlace, placeOf, transactionsOf, ...raw })
}
export type BitcoinLedger = ReturnType<typeof bitcoinLedger>

/** Transactions by their ids, in their bytes. */
function transactions() {
  const raw = new Map<string, Uint8Array>()
  const read = (id: string) => RawTx.decode(raw.get(id) ?? new Uint8Array())
  return {
    keep(bytes: Uint8Array): string {
      const { id } = Transaction.fromRaw(bytes, { allowUnknownInputs: true, allowUnknownOutputs: true })
      raw.set(id, bytes)
      return id
    },
    rawOf: (id: string) => hex.encode(raw.get(id) ?? new Uint8Array()),
    outputsOf: (id: string) => read(id).outputs.map(({ amount, script }) => ({ amount, script: hex.encode(script) })),
    isCoinbase: (id: string) => read(id).inputs[0]?.index === 0xffffffff,
    spends: (id: string, coin: string) => read(id).inputs.some(({ txid }) => hex.encode(txid) === coin),
  }
}

function signed(outputs: readonly Output[], coin: string): Uint8Array {
  const tx = new Transaction()
  const amount = outputs.reduce((sum, { sats }) => sum + sats, feeSats)
  tx.addInput({ txid: coin, index: 0, sequence: 0xfffffffd, witnessUtxo: { script: wallet.script, amount } })
  for (const { address, sats } of outputs) tx.addOutputAddress(address, sats)
  tx.sign(key)
  tx.finalize()
  return tx.extract()
}

/** New coins, straight from a miner. */
function coinbase(outputs: readonly Output[]): Uint8Array {
  const source = { txid: new Uint8Array(32), index: 0xffffffff, finalScriptSig: randomBytes(8), sequence: 0xffffffff }
  const paid = outputs.map(({ address, sats }) => ({ amount: sats, script: scriptOf(address) }))
  return RawTx.encode({
    version: 2,
    segwitFlag: false,
    lockTime: 0,
    inputs: [source],
    outputs: paid,
    witnesses: undefined,
  })
}
