import { assets, evmChainIds } from '@app/domain/premium/crypto/assets'
import type { Credit } from '@app/domain/premium/crypto/confirmations'
import { trackedTokensOn } from '@app/domain/premium/crypto/tracked-tokens'
import { type Hex, toBigInt, validate } from 'ox/Hex'
import { type ChainReader, type Holding, type PaymentTarget, type TransferVerdict, toHoldings } from './chain-reader.ts'
import { erc20, findTransferHashes } from './erc20.ts'
import { createGuardedRead, observeCredits } from './guarded-read.ts'
import { createJsonRpc, type JsonRpc } from './rpc-client.ts'

type EvmChain = keyof typeof evmChainIds

interface Block {
  number: bigint
  hash: Hex
  /** Milliseconds. */
  at: number
}

const readableStates = 127n
const oldestReadable = ({ number }: Block) => (number > readableStates ? number - readableStates : 0n)

/** Money is the balance of our address at a block, even if logs are missing (decisions/0025). */
export function createEvmReader(chain: EvmChain, url: string, ending: AbortSignal): ChainReader {
  const call = createJsonRpc(url, ending)
  const read = createGuardedRead(chain, () => isRightChain(call, chain), ending)

  return {
    parseTxId: parseTxId,
    observe: (target) => observeCredits(read, () => creditsOf(call, target)),
    verifyTransfer: (tx, target) => read<TransferVerdict>(() => verifyTransfer(call, tx, target), 'unavailable'),
    isUnused: (address) => read(() => isUnused(call, chain, address), null),
    listHoldings: (address) => read(() => holdingsOf(call, chain, address), null),
  }
}

function parseTxId(text: string): string | null {
  const match = /^(?:0x)?([0-9a-f]{64})$/i.exec(text)
  return match?.[1] ? `0x${match[1].toLowerCase()}` : null
}

async function creditsOf(call: JsonRpc, target: PaymentTarget): Promise<Credit[]> {
  const head = await blockOf(call, 'latest')
  if (!head) throw new RangeError('There is no latest block.')
  const all = await balanceAt(call, target, head)
  if (all === 0n) return []
  const final = await blockOf(call, 'finalized').catch(() => null)
  const settled = final ? await balanceAt(call, target, final) : 0n
  const credit = (outRef: string, amount: bigint, { number, hash, at }: Block, isFinal: boolean): Credit => ({
    tx: target.address.toLowerCase(),
    outRef,
    amount,
    isFinal: isFinal,
    block: { height: Number(number), hash, at },
    confirmations: Math.max(0, Number(head.number - number) + 1),
  })
  const credits = final && settled > 0n ? [credit('settled', settled, final, true)] : []
  if (all <= settled) return credits
  const reached = await reachedAt(call, target, { head, all, final })
  const hashes = await findTransferHashes(call, target, { from: oldestReadable(head), reached })
  return [...credits, { ...credit('recent', all - settled, reached, false), hashes }]
}

interface Span {
  head: Block
  all: bigint
  final: Block | null
}

/** As far back as the state is readable. Nothing leaves the address meanwhile. */
async function reachedAt(call: JsonRpc, target: PaymentTarget, { head, all, final }: Span): Promise<Block> {
  const oldest = oldestReadable(head)
  let [low, high] = [final && final.number >= oldest ? final.number + 1n : oldest, head]
  while (low < high.number) {
    const middle = await blockOf(call, (low + high.number) / 2n)
    if (!middle) throw new RangeError('A block is gone.')
    if ((await balanceAt(call, target, middle)) >= all) high = middle
    else low = middle.number + 1n
  }
  return high
}

async function blockOf(call: JsonRpc, which: bigint | 'latest' | 'finalized'): Promise<Block | null> {
  const block = await call('eth_getBlockByNumber', [typeof which === 'bigint' ? quantity(which) : which, false])
  if (typeof block !== 'object' || block === null) return null
  const [number, hash, at] = [hexIn(block, 'number'), hexIn(block, 'hash'), hexIn(block, 'timestamp')]
  return { number: toBigInt(number), hash, at: Number(toBigInt(at)) * 1000 }
}

interface AssetAtAddress {
  asset: { token: string | null }
  address: string
}

/** Final balances only. */
async function holdingsOf(call: JsonRpc, chain: EvmChain, address: string): Promise<Holding[]> {
  const final = await blockOf(call, 'finalized')
  if (!final) throw new RangeError('There is no final block.')
  const held = trackedTokensOn(chain).map(async (asset) =>
    toHoldings(asset, await balanceAt(call, { asset, address }, final)),
  )
  return (await Promise.all(held)).flat()
}

/** The node refuses a block that was reorganised away. */
async function balanceAt(call: JsonRpc, { asset, address }: AssetAtAddress, { hash }: Block) {
  const at = { blockHash: hash, requireCanonical: true }
  if (asset.token === null) return toBigInt(asHex(await call('eth_getBalance', [address, at])))
  return await tokenBalance(call, asset.token, address, at)
}

async function tokenBalance(call: JsonRpc, token: string, address: string, at: object | 'latest') {
  const data = erc20.balanceOf.ask(asHex(address))
  return erc20.balanceOf.read(asHex(await call('eth_call', [{ to: token, data }, at])))
}

async function verifyTransfer(
  call: JsonRpc,
  tx: string,
  { asset: { token }, address }: PaymentTarget,
): Promise<TransferVerdict> {
  const [sent, receipt] = await Promise.all([
    call('eth_getTransactionByHash', [tx]),
    call('eth_getTransactionReceipt', [tx]),
  ])
  if (typeof sent !== 'object' || sent === null) return 'unknown'
  if (typeof receipt !== 'object' || receipt === null) return 'unknown'
  if (hexIn(receipt, 'status') !== '0x1') return 'failed'
  const isOurs = (to: unknown) => String(to).toLowerCase() === address.toLowerCase()
  if (token === null)
    return isOurs(Reflect.get(sent, 'to')) && toBigInt(hexIn(sent, 'value')) > 0n ? 'pays' : 'elsewhere'
  const logs: unknown = Reflect.get(receipt, 'logs')
  const own = (Array.isArray(logs) ? logs : []).filter((log) => isOfToken(log, token))
  const transfers = own.flatMap((log) => erc20.readTransfer(log) ?? [])
  return transfers.some(({ to, value }) => isOurs(to) && value > 0n) ? 'pays' : 'elsewhere'
}

async function isUnused(call: JsonRpc, chain: EvmChain, address: string): Promise<boolean> {
  const [sent, coins] = await Promise.all([
    call('eth_getTransactionCount', [address, 'latest']),
    call('eth_getBalance', [address, 'latest']),
  ])
  if (toBigInt(asHex(sent)) > 0n || toBigInt(asHex(coins)) > 0n) return false
  const held = await Promise.all(tokensOf(chain).map((token) => tokenBalance(call, token, address, 'latest')))
  return held.every((units) => units === 0n)
}

const tokensOf = (chain: EvmChain) => assets.flatMap((each) => (each.chain === chain && each.token ? [each.token] : []))

/** Also checks the decimals of each token. */
async function isRightChain(call: JsonRpc, chain: EvmChain): Promise<boolean> {
  const id = Number(toBigInt(asHex(await call('eth_chainId', []))))
  const counts = await Promise.all(
    assets
      .filter((each) => each.chain === chain && each.token)
      .map(async (each) => {
        const answer = asHex(await call('eth_call', [{ to: each.token, data: erc20.decimals.ask() }, 'latest']))
        return erc20.decimals.read(answer) === each.decimals
      }),
  )
  return id === evmChainIds[chain] && counts.every(Boolean)
}

const quantity = (value: bigint): Hex => `0x${value.toString(16)}`

function asHex(value: unknown): Hex {
  if (validate(value, { strict: true })) return value
  throw new RangeError('The provider answered with something that is no hex number.')
}

const isOfToken = (log: unknown, token: string) =>
  typeof log === 'object' && log !== null && String(Reflect.get(log, 'address')).toLowerCase() === token.toLowerCase()

const hexIn = (value: object, key: string) => asHex(Reflect.get(value, key))
