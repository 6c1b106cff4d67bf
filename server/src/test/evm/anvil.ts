import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { assets, evmChainIds } from '@app/domain/premium/crypto/assets'
import { encodeData, from as functionOf } from 'ox/AbiFunction'
import { encode } from 'ox/AbiParameters'
import type { Hex } from 'ox/Hex'
import { forwarder, testToken } from './contracts.ts'

export type EvmChain = keyof typeof evmChainIds
export type Anvil = Awaited<ReturnType<typeof startAnvil>>

const tokenFunctions = {
  mint: functionOf('function mint(address to, uint256 value)'),
  transfer: functionOf('function transfer(address to, uint256 value)'),
  pretend: functionOf('function pretend(address to, uint256 value)'),
}
const forwarding = functionOf('function forward(address to) payable')

/** A real node of our own, with the tokens of our registry at their real addresses. Blocks are mined on request. */
export async function startAnvil(chain: EvmChain) {
  const options = ['--port', '0', '--chain-id', String(evmChainIds[chain]), '--no-mining', '--slots-in-an-epoch', '2']
  const child = spawn(binary(), options, { stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await addressOf(child.stdout)
  const node = await nodeAt(url)
  for (const each of assets) if (each.chain === chain && each.token) await node.install(each.token, each.decimals)
  const stop = async () => {
    const gone = new Promise((done) => child.once('exit', done))
    child.kill('SIGKILL')
    await gone
  }
  return { url, stop, ...node, ...payments(node) }
}

async function nodeAt(url: string) {
  const rpc = caller(url)
  const [payer = '0x'] = (await rpc('eth_accounts', [])) as Hex[]
  const mine = (blocks = 1) => rpc('anvil_mine', [hex(blocks)])

  async function send({ value = 0n, nonce, ...rest }: Sent) {
    const numbers = { gas: hex(2_000_000), value: hex(value), ...(nonce !== undefined && { nonce: hex(nonce) }) }
    return (await rpc('eth_sendTransaction', [{ from: payer, ...numbers, ...rest }])) as Hex
  }

  async function deploy(code: Hex, settings: Hex = '0x') {
    const tx = await send({ data: `${code}${settings.slice(2)}` })
    await mine()
    const { contractAddress } = (await rpc('eth_getTransactionReceipt', [tx])) as { contractAddress: Hex }
    return contractAddress
  }

  const token = (decimals: number, fee = 0) =>
    deploy(testToken, encode([{ type: 'uint8' }, { type: 'uint256' }], [decimals, BigInt(fee)]))

  /** Puts the code of a token where the registry says that it is. */
  async function install(address: string, decimals: number, fee = 0) {
    const code = await rpc('eth_getCode', [await token(decimals, fee), 'latest'])
    await rpc('anvil_setCode', [address, code])
  }

  return { rpc, payer, mine, send, token, install, forwarder: () => deploy(forwarder) }
}

export interface Sent {
  to?: string
  value?: bigint
  data?: Hex
  nonce?: number
}

/** Ways to pay; what each answers is the hash. */
function payments({ send }: { send(sent: Sent): Promise<Hex> }) {
  const onToken = (name: keyof typeof tokenFunctions) => (token: string, to: string, value: bigint) =>
    send({ to: token, data: encodeData(tokenFunctions[name], [to as Hex, value]) })
  const forward = (through: string, to: string, value: bigint) =>
    send({ to: through, value, data: encodeData(forwarding, [to as Hex]) })
  return { mint: onToken('mint'), transfer: onToken('transfer'), pretend: onToken('pretend'), forward }
}

const hex = (value: number | bigint): Hex => `0x${value.toString(16)}`

/** The program itself: the package's own starter would leave it behind when it is killed. */
function binary() {
  const { platform, arch } = process
  const name = `@foundry-rs/anvil-${platform}-${arch === 'x64' ? 'amd64' : arch}`
  const require = createRequire(import.meta.resolve('@foundry-rs/anvil/bin.mjs'))
  return join(dirname(require.resolve(`${name}/package.json`)), 'bin', platform === 'win32' ? 'anvil.exe' : 'anvil')
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const place = /Listening on (\S+)/.exec(line)?.[1]
    if (place) {
      output.resume()
      return `http://${place}`
    }
  }
  throw new Error('The node did not start.')
}

const caller = (url: string) => async (method: string, params: unknown[]) => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { result, error } = (await response.json()) as { result?: unknown; error?: { message: string } }
  if (error) throw new Error(`${method}: ${error.message}`)
  return result
}
