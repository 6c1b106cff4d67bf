import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { Address } from '@scure/btc-signer'
import { firstBlock } from '../../vendors/chains/bitcoin-credits.ts'

const regtest = { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef }
const firstOfRegtest = '0f9188f13cb7b2c71f2a335e3a4fc328bf5beb436012afca590b1a11466e2206'
const inRegtest = (address: string) => Address(regtest).encode(Address().decode(address))

type Rpc = (method: string, ...params: unknown[]) => Promise<unknown>

/** The node that BITCOIND_BIN names, on a chain of its own: it has no peers, and mines on request. */
export async function startBitcoind() {
  const folder = await mkdtemp(join(tmpdir(), 'app-bitcoind-'))
  const port = await freePort()
  const child = spawn(process.env['BITCOIND_BIN'] ?? '', optionsOf(folder, port), {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = async () => {
    if (child.exitCode === null && child.kill()) await once(child, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
  if (!(await isLoaded(child.stdout))) {
    await end()
    throw new Error('What BITCOIND_BIN names did not start.')
  }
  const key = await readFile(join(folder, 'regtest', '.cookie'), 'utf8')
  const origin = `http://127.0.0.1:${port}`
  const front = await startFront(origin)
  const stop = async () => {
    await front.stop()
    await end()
  }
  const rpc = caller(`${origin}/wallet/payer`, key)
  await rpc('createwallet', 'firecrest', true, true)
  await rpc('createwallet', 'payer')
  const urlOf = (wallet: string, password = key.split(':')[1]) =>
    `${front.url.replace('//', `//__cookie__:${password}@`)}/wallet/${wallet}`
  const ownUrl = `${origin.replace('//', `//${key}@`)}/wallet/firecrest`
  return { urlOf, ownUrl, rpc, stop, ...actionsOf(rpc) }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

const optionsOf = (folder: string, port: number) => [
  ...['-regtest', `-datadir=${folder}`, '-printtoconsole', '-txindex', '-fallbackfee=0.0001'],
  ...['-listen=0', '-connect=0', '-dnsseed=0', '-rpcbind=127.0.0.1', '-rpcallowip=127.0.0.1', `-rpcport=${port}`],
]

async function isLoaded(output: NodeJS.ReadableStream) {
  for await (const line of createInterface({ input: output })) {
    if (!line.includes('Done loading')) continue
    output.resume()
    return true
  }
  return false
}

/**
 * Our reader asks the main network only, where nobody can mine at will. This stands before the node and changes two
 * words: how an address begins, and the hash of the first block.
 */
async function startFront(origin: string) {
  const server = createServer(async (request, response) => {
    const asked = (await text(request)).replace(/\bbc1[a-z0-9]+/g, inRegtest)
    const headers = { authorization: request.headers.authorization ?? '', 'content-type': 'application/json' }
    const answer = await fetch(`${origin}${request.url}`, { method: 'POST', headers, body: asked })
    const said = (await answer.text()).replace(firstOfRegtest, firstBlock)
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(said)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}

/** What people, miners and the network do. The payer's wallet is the node's own, and signs. */
function actionsOf(rpc: Rpc) {
  // A wallet sees the mempool a moment later.
  const settled = async <T>(action: Promise<unknown>) => {
    const done = (await action) as T
    await rpc('syncwithvalidationinterfacequeue')
    return done
  }
  return {
    pay: (address: string, sats: bigint) => settled<string>(rpc('sendtoaddress', inRegtest(address), coins(sats))),
    /** Spends the same coins to somebody else, for a higher fee. */
    async replace(tx: string, address: string, sats: bigint) {
      const outputs = [{ [inRegtest(address)]: coins(sats) }]
      return (await settled<{ txid: string }>(rpc('bumpfee', tx, { fee_rate: 60, outputs }))).txid
    },
    async mine(blocks = 1, to?: string) {
      const miner = to === undefined ? await rpc('getnewaddress') : inRegtest(to)
      return await settled<string[]>(rpc('generatetoaddress', blocks, miner))
    },
    /** A block and all above it lose their place; what was in them waits again. */
    reorganise: (block: string) => settled<null>(rpc('invalidateblock', block)),
  }
}

const coins = (sats: bigint) => `${sats / 100_000_000n}.${String(sats % 100_000_000n).padStart(8, '0')}`

const caller =
  (url: string, key: string): Rpc =>
  async (method, ...params) => {
    const headers = { authorization: `Basic ${Buffer.from(key).toString('base64')}` }
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const response = await fetch(url, { method: 'POST', headers, body })
    const { result, error } = (await response.json()) as { result?: unknown; error?: { message: string } }
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }
