import { findAsset } from '@app/domain/premium/crypto/assets'
import { sha256 } from '@noble/hashes/sha2.js'
import { createBase58check, hex } from '@scure/base'
import { startAnswering } from '../answering.ts'
import { type Anvil, startAnvil } from '../evm/anvil.ts'

const mainGenesis = '00000000000000001ebf88508a03865c71d452e25f4d51194196a1d22b6653dc'
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const solidDepth = 19
const perPage = 5

const base58check = createBase58check(sha256)
/** The same account as Ethereum writes it. */
export const evmAddressOf = (address: string) => `0x${hex.encode(base58check.decode(address).slice(1))}`
export const tronAddressOf = (evmAddress: string) =>
  base58check.encode(Uint8Array.of(0x41, ...hex.decode(evmAddress.slice(2).toLowerCase())))

interface Receipt {
  status: string
  blockNumber: string
  logs: { address: string; topics: string[]; data: string }[]
}

/**
 * TRON's HTTP before a node of Ethereum's kind: accounts, tokens and logs are of the same make, and really run. What
 * is TRON's alone (energy, its producers) is not here.
 */
export async function startTron({ genesis = mainGenesis } = {}) {
  const anvil = await startAnvil('ethereum')
  const token = findAsset('USDT', 'tron')?.token ?? ''
  await anvil.install(evmAddressOf(token), 6)
  const state = {
    /** Listed by the server for everybody, whatever they did. */
    alsoListed: [] as string[],
    /** Accounts whose coins are gone: the account stays, and says no balance. */
    emptied: [] as string[],
    /** What a server makes of an answer about a transaction. */
    change: (info: Record<string, unknown>): unknown => info,
  }
  const head = async () => Number(await anvil.rpc('eth_blockNumber', []))

  async function aboutAccount(path: string) {
    const { pathname, searchParams } = new URL(path, 'http://tron')
    const address = pathname.split('/')[3] ?? ''
    if (pathname.endsWith('/trc20')) return await listed(anvil, address, searchParams, state.alsoListed)
    const data = await accountsAt(anvil, address, { emptied: state.emptied, token })
    return { success: true, data, meta: { page_size: data.length } }
  }

  async function aboutTransaction(part: string, id: string) {
    const info = await infoOf(anvil, id)
    const isThere = info !== null && (part === 'wallet' || (await head()) - info.blockNumber >= solidDepth)
    return isThere ? state.change(info) : {}
  }

  async function answer(path: string, body: unknown): Promise<unknown> {
    const [, part = '', what] = path.split('/')
    if (part === 'v1') return await aboutAccount(path)
    if (what === 'getblockbynum') return { blockID: genesis }
    if (what === 'getblock') return { block_header: { raw_data: { number: await head() } } }
    return await aboutTransaction(part, (body as { value: string }).value)
  }
  const server = await startAnswering(({ path, body }) => answer(path, body))
  const stop = async () => {
    await server.stop()
    await anvil.stop()
  }
  const idOf = (hash: string) => hash.slice(2)
  return Object.assign(state, {
    anvil,
    token,
    server,
    url: server.url,
    stop,
    /** Sends a token that the payer is first given. */
    async pay(to: string, amount: bigint, by = evmAddressOf(token)) {
      await anvil.mint(by, anvil.payer, amount)
      return idOf(await anvil.transfer(by, evmAddressOf(to), amount))
    },
    idOf,
  })
}
export type Tron = Awaited<ReturnType<typeof startTron>>

async function listed(anvil: Anvil, address: string, asked: URLSearchParams, also: string[]) {
  const topics = [transferTopic, null, `0x${evmAddressOf(address).slice(2).padStart(64, '0')}`]
  const contract = asked.get('contract_address')
  const where = { fromBlock: '0x0', toBlock: 'latest', topics, ...(contract && { address: evmAddressOf(contract) }) }
  const logs = (await anvil.rpc('eth_getLogs', [where])) as { transactionHash: string }[]
  const all = [...(contract ? also : []), ...logs.map(({ transactionHash }) => transactionHash.slice(2))]
  const first = Number(asked.get('fingerprint') ?? 0)
  const data = all.slice(first, first + perPage).map((id) => ({ transaction_id: id, type: 'Transfer' }))
  const more = all.length > first + perPage && { fingerprint: String(first + perPage) }
  return { success: true, data, meta: { page_size: data.length, ...more } }
}

/** An account is there once it holds coins; only then does it say its tokens. */
async function accountsAt(anvil: Anvil, address: string, { emptied, token }: { emptied: string[]; token: string }) {
  const own = evmAddressOf(address)
  const coins = BigInt(String(await anvil.rpc('eth_getBalance', [own, 'latest'])))
  if (coins === 0n) return []
  const data = `0x70a08231${own.slice(2).padStart(64, '0')}`
  const tokens = BigInt(String(await anvil.rpc('eth_call', [{ to: evmAddressOf(token), data }, 'latest'])))
  return [
    {
      address: `41${own.slice(2)}`,
      ...(!emptied.includes(address) && { balance: Number(coins) }),
      trc20: tokens > 0n ? [{ [token]: `${tokens}` }] : [],
    },
  ]
}

async function infoOf(anvil: Anvil, id: string) {
  const receipt = (await anvil.rpc('eth_getTransactionReceipt', [`0x${id}`])) as Receipt | null
  if (!receipt) return null
  const block = await anvil.rpc('eth_getBlockByNumber', [receipt.blockNumber, false])
  const { timestamp } = block as { timestamp: string }
  const isGood = receipt.status === '0x1'
  return {
    id,
    blockNumber: Number(receipt.blockNumber),
    blockTimeStamp: Number(timestamp) * 1000,
    ...(!isGood && { result: 'FAILED' }),
    receipt: { result: isGood ? 'SUCCESS' : 'REVERT' },
    log: receipt.logs.map(({ address, topics, data }) => ({
      address: address.slice(2).toLowerCase(),
      topics: topics.map((topic) => topic.slice(2)),
      data: data.slice(2),
    })),
  }
}
