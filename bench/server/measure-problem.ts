import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { routes } from '@app/contract/routes'
import { quantile } from '../figures.ts'
import { hold } from '../leftovers.ts'
import { asideOf, atMost, millis, type Table } from '../table.ts'
import type { Given } from './child.ts'
import type { Member, People } from './people.ts'
import { askProblem } from './requests.ts'
import { send } from './send.ts'
import { type Child, startChild } from './start-child.ts'

const mostForProblem = 20
const isRight = ({ text }: { text?: string }) => Boolean(text)

/** What a person waits for until a problem is handed out: without a provider of problems, and while one hangs. */
export async function measureProblem(given: Given, { newcomer, returner }: People): Promise<Table> {
  const provider = await openHangingProvider()
  const [plain, hanging] = [
    await startChild('product.ts', given),
    await startChild('product.ts', { ...given, provider: provider.baseUrl }),
  ]
  await provider.asked
  const rows = []
  for (const [what, people] of [['first of the day', newcomer] as const, ['second of the day', returner] as const]) {
    const half = people.splice(0, people.length / 2)
    rows.push(...(await rowsOf(what, plain, half)))
    rows.push(...(await rowsOf(`${what}, the provider hangs`, hanging, people)))
  }
  if (!provider.hangs()) throw new Error('Nobody was waiting for the provider any more.')
  return { title: `${routes.openRound}: handing out a problem, one person at a time`, rows }
}

/** What one person waits for, and for information what eight at once wait for, who queue for one processor. */
async function rowsOf(what: string, { port }: Child, people: Member[]) {
  const ask = (some: Member[], atOnce: number) => send(port, some.map(askProblem), isRight, atOnce)
  await ask(people.splice(0, 100), 8)
  const crowd = await ask(people.splice(0, 200), 8)
  const alone = await ask(people, 1)
  return [
    ...[0.5, 0.99].map((share) => atMost(`${what}, p${share * 100}`, quantile(alone, share), mostForProblem, millis)),
    asideOf('  8 at once, p50 / p99', `${millis(quantile(crowd, 0.5))} / ${millis(quantile(crowd, 0.99))}`),
  ]
}

/** A provider that accepts every call and never answers. */
async function openHangingProvider() {
  const callers = new Set<Socket>()
  const server = createServer((socket) => {
    callers.add(socket.resume())
    socket.on('error', () => undefined).on('close', () => callers.delete(socket))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  hold(async () => {
    for (const socket of callers) socket.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    /** A call has come, and waits. */
    asked: once(server, 'connection'),
    hangs: () => callers.size > 0,
  }
}
