import {
  type Address,
  getAddressDecoder,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getSignatureFromTransaction,
  getTransactionDecoder,
  type ReadonlyUint8Array,
} from '@solana/kit'
import { FailedTransactionMetadata, LiteSVM } from 'litesvm'
import { startAnswering } from '../answering.ts'
import { Refusal, seedMints, tokenAccountsOf } from './tokens.ts'

export const mainGenesis = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'

interface Landed {
  signature: string
  slot: number
  blockTime: number
  err: object | null
  accountKeys: { pubkey: Address; signer: boolean; source: 'transaction' | 'lookupTable' }[]
  preBalances: number[]
  postBalances: number[]
}

const finalDepth = 32

/** The real runtime of Solana, with a part of its JSON-RPC before it; what slots and forks are is ours. */
export async function startSolana({ genesis = mainGenesis } = {}) {
  const svm = new LiteSVM()
  seedMints(svm)
  const landed: Landed[] = []
  const state = { slot: 1_000, now: 1_790_000_000 }

  function land(bytes: ReadonlyUint8Array): string {
    const transaction = getTransactionDecoder().decode(bytes)
    const accountKeys = accountsOf(svm, transaction.messageBytes)
    const balances = () => accountKeys.map(({ pubkey }) => Number(svm.getBalance(pubkey) ?? 0n))
    const preBalances = balances()
    const done = svm.sendTransaction(transaction)
    // In the shape that a node has for it; which error it was, nobody here asks.
    const err = done instanceof FailedTransactionMetadata ? { InstructionError: [0, { Custom: 1 }] } : null
    const { slot, now: blockTime } = state
    const signature = getSignatureFromTransaction(transaction)
    landed.push({ signature, slot, blockTime, err, accountKeys, preBalances, postBalances: balances() })
    return signature
  }

  const server = await startAnswering(({ body }) => answerOf(answersOf({ svm, landed, state, genesis, land }), body))
  return Object.assign(state, {
    svm,
    server,
    url: server.url,
    stop: server.stop,
    /** So many blocks more. */
    advance(slots: number) {
      state.slot += slots
      state.now += slots
      svm.warpToSlot(BigInt(state.slot))
      svm.expireBlockhash()
    },
    /** Says that it failed, and leaves what it says of balances. */
    fail(signature: string) {
      Object.assign(findIn(landed, signature) ?? {}, { err: { InstructionError: [0, { Custom: 1 }] } })
    },
    /** The fork that held it is given up. */
    drop(signature: string) {
      landed.splice(0, landed.length, ...landed.filter((tx) => tx.signature !== signature))
    },
  })
}
export type Solana = Awaited<ReturnType<typeof startSolana>>

interface Running {
  svm: LiteSVM
  landed: Landed[]
  state: { slot: number }
  genesis: string
  land(bytes: ReadonlyUint8Array): string
}

// biome-ignore lint/suspicious/noExplicitAny: JSON as it comes
type Answers = Record<string, (params: any[]) => unknown>

function answersOf({ svm, landed, state, genesis, land }: Running): Answers {
  const inContext = (value: unknown) => ({ context: { slot: state.slot }, value })
  return {
    getGenesisHash: () => genesis,
    getLatestBlockhash: () => inContext({ blockhash: svm.latestBlockhash(), lastValidBlockHeight: 1_000_000 }),
    sendTransaction: ([text]) => land(getBase64Encoder().encode(String(text))),
    getBalance: ([address]) => inContext(Number(svm.getBalance(address as Address) ?? 0n)),
    getSignaturesForAddress: ([address, range]) =>
      pageOf(listed(landed, String(address)), (range ?? {}) as Range, state.slot).map((tx) => entryOf(tx, state.slot)),
    getTokenAccountsByOwner: ([owner, { mint }]) => {
      const named = landed.flatMap(({ accountKeys }) => accountKeys.map(({ pubkey }) => pubkey))
      return inContext(tokenAccountsOf(svm, named, { owner: String(owner), mint: String(mint) }))
    },
    getSignatureStatuses: ([signatures]) =>
      inContext((signatures as string[]).map((each) => statusOf(findIn(landed, each), state.slot))),
    getTransaction: ([signature]) => shapeOf(findIn(landed, String(signature))),
  }
}

function answerOf(answers: Answers, body: unknown) {
  const { id, method, params } = body as { id: unknown; method: string; params?: unknown[] }
  const answer = answers[method]
  if (!answer) return { jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } }
  try {
    return { jsonrpc: '2.0', id, result: answer(params ?? []) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { jsonrpc: '2.0', id, error: { code: -32602, message: error.message } }
  }
}

const findIn = (landed: Landed[], signature: string) => landed.find((tx) => tx.signature === signature)

/** Newest first. */
const listed = (landed: Landed[], address: string) =>
  landed.filter(({ accountKeys }) => accountKeys.some(({ pubkey }) => pubkey === address)).reverse()

interface Range {
  limit?: number
  before?: string
  until?: string
  commitment?: 'confirmed' | 'finalized'
}

/** After `before`, up to `until`, neither of them; a `before` that nobody knows has nothing after it. */
function pageOf(newestFirst: Landed[], { limit = 1_000, before, until, commitment }: Range, head: number) {
  if (limit < 1 || limit > 1_000) throw new Refusal('Invalid limit')
  const placeOf = (signature: string) => newestFirst.findIndex((tx) => tx.signature === signature)
  const first = before === undefined ? 0 : placeOf(before) < 0 ? newestFirst.length : placeOf(before) + 1
  const end = until === undefined || placeOf(until) < 0 ? newestFirst.length : placeOf(until)
  const isShown = ({ slot }: Landed) => commitment !== 'finalized' || head - slot >= finalDepth
  return newestFirst.slice(first, end).filter(isShown).slice(0, limit)
}

function statusOf(tx: Landed | undefined, head: number) {
  if (!tx) return null
  const depth = head - tx.slot
  const confirmationStatus = depth >= finalDepth ? 'finalized' : depth > 0 ? 'confirmed' : 'processed'
  return { slot: tx.slot, err: tx.err, confirmations: depth >= finalDepth ? null : depth, confirmationStatus }
}

const entryOf = (tx: Landed, head: number) => {
  const { signature, slot, blockTime, err } = tx
  return { signature, slot, blockTime, err, memo: null, confirmationStatus: statusOf(tx, head)?.confirmationStatus }
}

function shapeOf(tx: Landed | undefined) {
  if (!tx) return null
  const { signature, slot, blockTime, err, accountKeys, preBalances, postBalances } = tx
  const message = { accountKeys, instructions: [], recentBlockhash: mainGenesis }
  const transaction = { signatures: [signature], message }
  return { slot, blockTime, version: 0, meta: { err, fee: 5_000, preBalances, postBalances }, transaction }
}

/** Those that the transaction names, then those that it takes from lookup tables: first what is written, then the rest. */
function accountsOf(svm: LiteSVM, messageBytes: ReadonlyUint8Array): Landed['accountKeys'] {
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes)
  const { numSignerAccounts } = message.header
  const own = message.staticAccounts.map((pubkey, place) => {
    return { pubkey, signer: place < numSignerAccounts, source: 'transaction' as const }
  })
  const lookups = 'addressTableLookups' in message ? (message.addressTableLookups ?? []) : []
  const inTable = (table: Address, places: readonly number[]) =>
    places.map((place) => ({ pubkey: entryIn(svm, table, place), signer: false, source: 'lookupTable' as const }))
  return [
    ...own,
    ...lookups.flatMap((each) => inTable(each.lookupTableAddress, each.writableIndexes)),
    ...lookups.flatMap((each) => inTable(each.lookupTableAddress, each.readonlyIndexes)),
  ]
}

/** A table has 56 bytes of its own before its addresses. */
function entryIn(svm: LiteSVM, table: Address, place: number): Address {
  const account = svm.getAccount(table)
  if (!account.exists) throw new Error('There is no such table.')
  return getAddressDecoder().decode(account.data, 56 + 32 * place)
}
