import { type Hex, toBigInt, validate } from 'ox/Hex'
import type { PaymentTarget } from './chain-reader.ts'
import { erc20 } from './erc20.ts'
import type { JsonRpc } from './rpc-client.ts'

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
