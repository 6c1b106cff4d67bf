import { Agent } from 'node:http'
import { median } from '../figures.ts'
import type { Sent } from '../server/requests.ts'
import { ask } from '../server/send.ts'
import { type Child, startChild } from '../server/start-child.ts'
import { asideOf, micros, shareOf, type Table } from '../table.ts'

const runs = 7
const perRun = 4_000
const atOnce = 16
const leastOfRaw = 0.8

/** What a browser asks that has never been here. */
const visit: Sent = {
  method: 'GET',
  path: '/',
  headers: {
    host: 'localhost:3000',
    'user-agent':
      'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Mobile Safari/537.36',
    accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
    'accept-encoding': 'gzip, deflate, br, zstd',
    'accept-language': 'en-US,en;q=0.9',
    'sec-fetch-site': 'none',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  },
}

/** The landing page from memory: how many a second of CPU, ours and a bare node:http with the same bytes, in turns. */
export async function compareWithRaw(): Promise<Table> {
  const given = { connection: {} }
  const product = { child: await startChild('../pages/landing-product.ts', given), cpu: [] as number[] }
  const bare = { child: await startChild('../pages/landing-bare.ts', given), cpu: [] as number[] }
  for (const { child } of [product, bare]) await visitOften(child)
  for (let run = 0; run < runs; run++)
    for (const { child, cpu } of [product, bare]) {
      const before = await child.cpu()
      await visitOften(child)
      cpu.push(((await child.cpu()) - before) / perRun)
    }
  const [ours, theirs] = [median(product.cpu), median(bare.cpu)]
  const rate = (cost: number) => `${Math.round(1e6 / cost)} /s`
  return {
    title: `Landing page from memory: ${runs} runs of ${perRun} in turns, ${atOnce} at once`,
    rows: [
      shareOf('pages per second of CPU', 1e6 / ours, ['node:http', 1e6 / theirs], leastOfRaw, (each) =>
        rate(1e6 / each),
      ),
      asideOf('CPU per page', micros(ours), `node:http ${micros(theirs)}`),
    ],
  }
}

async function visitOften({ port }: Child) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  let left = perRun
  async function work() {
    while (left-- > 0) {
      const { status } = await ask(agent, port, visit)
      if (status !== 200) throw new Error(`The landing page answered ${status}.`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  agent.destroy()
}
