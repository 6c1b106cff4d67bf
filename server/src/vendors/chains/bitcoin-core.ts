import type { Credit } from '@app/domain/premium/crypto/confirmations'
import { blockClockSlackMs } from '@app/domain/premium/crypto/decide-payment'
import { hex } from '@scure/base'
import { RawTx, Transaction } from '@scure/btc-signer'
import { z } from 'zod'
import {
  type BitcoinTx,
  creditsInTransaction,
  firstBlock,
  parseBitcoinTxId,
  scriptOfAddress,
} from './bitcoin-credits.ts'
import type { ChainReader, PaymentTarget, TransferVerdict } from './chain-reader.ts'
import { createGuardedRead, observeCredits, unreadableErrors } from './guarded-read.ts'
import { createJsonRpc, type JsonRpc, RpcError } from './rpc-client.ts'

const Hash = z.string().regex(/^[0-9a-f]{64}$/)
const WalletInfo = z.object({ private_keys_enabled: z.boolean() })
const AddressInfo = z.object({ ismine: z.boolean(), iswatchonly: z.boolean().optional() })
const DescriptorInfo = z.object({ descriptor: z.string() })
const ImportResults = z.tuple([z.object({ success: z.literal(true) })])
const ReceivedByAddress = z.array(z.object({ address: z.string(), txids: z.array(Hash) })).max(1)
const WalletTx = z.object({
  hex: z.string(),
  confirmations: z.int(),
  blockhash: Hash.optional(),
  blockheight: z.int().nonnegative().optional(),
  blocktime: z.int().positive().optional(),
})

const notThere = -5
const maxTransactions = 500

/** Bitcoin Core 28 or newer, with a watch-only wallet that learns each address before it is handed out. */
export function createBitcoinCoreReader(url: string, ending: AbortSignal): ChainReader {
  const call = createJsonRpc(url, ending)
  const read = createGuardedRead('bitcoin', () => isWatchingMainNetwork(call), ending)
  return {
    parseTxId: parseBitcoinTxId,
    observe: (target) => observeCredits(read, () => creditsOf(call, target)),
    verifyTransfer: (tx, target) => read<TransferVerdict>(() => verifyTransfer(call, tx, target), 'unavailable'),
    isUnused: (address) => read(() => watchNew(call, address), null),
  }
}

/** A wallet that could spend is refused: its keys have no place beside a server. */
async function isWatchingMainNetwork(call: JsonRpc): Promise<boolean> {
  const { private_keys_enabled } = WalletInfo.parse(await call('getwalletinfo', []))
  return !private_keys_enabled && (await call('getblockhash', [0])) === firstBlock
}

/** It was handed out before our backup was restored. */
async function watchNew(call: JsonRpc, address: string): Promise<boolean> {
  if (await isWatched(call, address)) return false
  await watch(call, address, 'now')
  return true
}

async function isWatched(call: JsonRpc, address: string): Promise<boolean> {
  const { ismine, iswatchonly = false } = AddressInfo.parse(await call('getaddressinfo', [address]))
  return ismine || iswatchonly
}

async function watch(call: JsonRpc, address: string, timestamp: number | 'now'): Promise<void> {
  const { descriptor } = DescriptorInfo.parse(await call('getdescriptorinfo', [`addr(${address})`]))
  ImportResults.parse(await call('importdescriptors', [[{ desc: descriptor, timestamp }]]))
}

async function creditsOf(call: JsonRpc, { address, since }: PaymentTarget): Promise<Credit[]> {
  // A new wallet scans back first; until it has, the call times out.
  if (!(await isWatched(call, address))) await watch(call, address, Math.floor((since - blockClockSlackMs) / 1000))
  const received = ReceivedByAddress.parse(await call('listreceivedbyaddress', [0, true, true, address]))
  const script = scriptOfAddress(address)
  const txids = received.flatMap((each) => each.txids)
  if (txids.length > maxTransactions) throw unreadableErrors.tooMany()
  const credits: Credit[] = []
  for (const tx of new Set(txids)) credits.push(...creditsInTransaction(await readTx(call, tx), script))
  const isInChain = await Promise.all(credits.map((credit) => isStillInChain(call, credit)))
  return credits.filter((_, place) => isInChain[place])
}

async function readTx(call: JsonRpc, tx: string): Promise<BitcoinTx> {
  const found = WalletTx.parse(await call('gettransaction', [tx, true]))
  const bytes = hex.decode(found.hex)
  const { id } = Transaction.fromRaw(bytes, { allowUnknownInputs: true, allowUnknownOutputs: true })
  if (id !== tx) throw unreadableErrors.another()
  const { inputs, outputs } = RawTx.decode(bytes)
  const { confirmations, blockhash: hash, blockheight: height, blocktime } = found
  const isIn = confirmations > 0 && hash !== undefined && height !== undefined && blocktime !== undefined
  return {
    tx,
    isCoinbase: inputs[0]?.index === 0xffffffff,
    outputs: outputs.map(({ amount, script }) => ({ amount, script: hex.encode(script) })),
    block: isIn ? { height, hash, at: blocktime * 1000 } : null,
    confirmations: isIn ? confirmations : 0,
  }
}

/** The wallet keeps transactions that lost their block or were replaced; chain and mempool decide. */
async function isStillInChain(call: JsonRpc, { tx, outRef, block }: Credit): Promise<boolean> {
  if (block) return (await call('getblockhash', [block.height])) === block.hash
  return (await call('gettxout', [tx, Number(outRef.replace('vout:', '')), true])) !== null
}

async function verifyTransfer(call: JsonRpc, tx: string, { address }: PaymentTarget): Promise<TransferVerdict> {
  try {
    const credits = creditsInTransaction(await readTx(call, tx), scriptOfAddress(address))
    const isInChain = await Promise.all(credits.map((credit) => isStillInChain(call, credit)))
    if (credits.length === 0) return 'elsewhere'
    return isInChain.some(Boolean) ? 'pays' : 'unknown'
  } catch (error) {
    if (error instanceof RpcError && error.code === notThere) return 'unknown'
    throw error
  }
}
