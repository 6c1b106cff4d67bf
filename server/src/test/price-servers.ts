import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { PriceSource } from '../vendors/prices/prices.ts'

/** What each server answers to every question: a body, or a status. */
export interface PriceServers {
  coingecko(asked: string): unknown
  coinbase(asked: string): unknown
  kraken(asked: string): unknown
}

export interface FakePrices {
  sources: PriceSource[]
  /** How often each was asked. */
  asked: string[]
  /** May be replaced at any time. */
  answers: PriceServers
}

/** Dollars for one, by the names that the servers use. */
const dollars: Record<string, number> = {
  BTC: 100_000,
  WBTC: 99_900,
  ETH: 3_500,
  USDT: 1.0001,
  USDC: 0.9999,
  XRP: 2.17,
  SOL: 172,
}
const gecko: Record<string, string> = {
  bitcoin: 'BTC',
  'wrapped-bitcoin': 'WBTC',
  ethereum: 'ETH',
  tether: 'USDT',
  'usd-coin': 'USDC',
  ripple: 'XRP',
  solana: 'SOL',
}

/** Three price servers that agree, speaking as the real ones do. `now` is the moment of their prices. */
export const agreeing = (now: () => number): PriceServers => ({
  coingecko: (asked) => {
    const id = new URL(asked, 'http://x').searchParams.get('ids') ?? ''
    return { [id]: { usd: dollars[gecko[id] ?? ''], last_updated_at: Math.floor(now() / 1000) } }
  },
  coinbase: (asked) => ({
    price: String(dollars[/products\/(\w+)-USD/.exec(asked)?.[1] ?? '']),
    time: new Date(now()).toISOString(),
  }),
  kraken: (asked) => {
    const pair = /pair=(\w+)USD/.exec(asked)?.[1]?.replace('XBT', 'BTC') ?? ''
    return { error: [], result: { [`X${pair}ZUSD`]: { c: [String(dollars[pair]), '0.1'] } } }
  },
})

export async function startPriceServers(now: () => number, answers = agreeing(now)): Promise<FakePrices> {
  const fakes: FakePrices = { sources: [], asked: [], answers }
  const server = createServer((request, response) => {
    const [, name = '', ...rest] = (request.url ?? '').split('/')
    fakes.asked.push(name)
    const answer = fakes.answers[name as keyof PriceServers](`/${rest.join('/')}`)
    if (typeof answer === 'number') return void response.writeHead(answer).end('no')
    response.setHeader('content-type', 'application/json')
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const names = ['coingecko', 'coinbase', 'kraken'] as const
  fakes.sources = names.map((name) => ({ server: name, url: `http://127.0.0.1:${port}/${name}` }))
  return fakes
}
