import { decode, encode, from as event } from 'ox/AbiEvent'
import { from as call, decodeResult, encodeData } from 'ox/AbiFunction'
import { type Hex, toBigInt, validate } from 'ox/Hex'
import type { PaymentTarget } from './chain-reader.ts'
import type { JsonRpc } from './rpc-client.ts'

const balanceOf = call('function balanceOf(address owner) view returns (uint256)')
const decimals = call('function decimals() view returns (uint8)')
const transfer = event('event Transfer(address indexed from, address indexed to, uint256 value)')

/** EIP-20. */
export const erc20 = {
  balanceOf: {
    ask: (owner: Hex) => encodeData(balanceOf, [owner]),
    read: (answer: Hex) => decodeResult(balanceOf, answer),
  },
  decimals: { ask: () => encodeData(decimals), read: (answer: Hex) => decodeResult(decimals, answer) },
  topicsOfTransfersTo: (to: Hex) => encode(transfer, { to }).topics,
  readTransfer,
}

/** Null for a log of something else. */
function readTransfer(log: { topics: readonly Hex[]; data: Hex }) {
  try {
    return decode(transfer, log, { checksumAddress: false })
  } catch {
    return null
  }
}

interface Span {
  from: bigint
  reached: { number: bigint; hash: Hex }
}

/** For people who check a payment: they decide nothing and may be missing. */
export async function findTransferHashes(call: JsonRpc, target: PaymentTarget, span: Span): Promise<string[]> {
  try {
    const found = target.asset.token === null ? await transfersIn(call, target, span) : await logsOf(call, target, span)
    return [...new Set(found)]
  } catch {
    return []
  }
}

async function transfersIn(call: JsonRpc, { address }: PaymentTarget, { reached }: Span): Promise<string[]> {
  const block = await call('eth_getBlockByHash', [reached.hash, true])
  return listIn(block, 'transactions').flatMap((each) => {
    const [to, value] = [textIn(each, 'to').toLowerCase(), textIn(each, 'value')]
    const isOurs = to === address.toLowerCase() && validate(value, { strict: true }) && toBigInt(value) > 0n
    return isOurs ? hashIn(each, 'hash') : []
  })
}

async function logsOf(call: JsonRpc, { asset, address }: PaymentTarget, { from, reached }: Span): Promise<string[]> {
  const topics = erc20.topicsOfTransfersTo(address as Hex)
  const range = { fromBlock: `0x${from.toString(16)}`, toBlock: `0x${reached.number.toString(16)}` }
  const logs = await call('eth_getLogs', [{ ...range, address: asset.token, topics }])
  return (Array.isArray(logs) ? logs : []).flatMap((log) => hashIn(log, 'transactionHash'))
}

const textIn = (value: unknown, key: string) =>
  typeof value === 'object' && value !== null ? String(Reflect.get(value, key)) : ''

function listIn(value: unknown, key: string): unknown[] {
  const list = typeof value === 'object' && value !== null ? Reflect.get(value, key) : null
  return Array.isArray(list) ? list : []
}

const hashIn = (value: unknown, key: string) =>
  [textIn(value, key).toLowerCase()].filter((text) => /^0x[0-9a-f]{64}$/.test(text))
