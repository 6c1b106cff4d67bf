import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { quantile } from '../figures.ts'
import { asideOf, millis, none, plain, type Table } from '../table.ts'
import { openDatabase } from './open-database.ts'
import type { People } from './people.ts'
import { askProblem, readUser, type Sent, submit } from './requests.ts'
import { ask } from './send.ts'
import { startChild } from './start-child.ts'

const perSecond = 2_500
const seconds = 6
const every = 20
/** As long as a request may take at the server, and a little. */
const patience = 40_000
/** As many networks, each with fewer connections than its share of the room. */
const networks = Array.from({ length: 5 }, (_, n) => ({ localAddress: `127.0.0.${n + 2}`, maxSockets: 350 }))

/** What becomes of more requests than can be answered: 60 of 100 read, 20 open a round, 20 hand in. */
export async function* measureOverload(): AsyncGenerator<Table> {
  const { connection, people } = await openDatabase()
  const { port } = await startChild('product.ts', { connection })
  const agents = networks.map((network) => new Agent({ keepAlive: true, ...network }))
  const outcomes = new Map<string, number>()
  const took: number[] = []
  async function one(agent: Agent, sent: Sent) {
    const begun = performance.now()
    const answered = ask(agent, port, sent).then(
      ({ status }) => String(status),
      () => 'reset',
    )
    const outcome = await Promise.race([answered, pause(patience, 'unanswered', { ref: false })])
    if (outcome === '200') took.push(performance.now() - begun)
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  }
  const under: Promise<void>[] = []
  const begun = performance.now()
  for (let n = 0; n < perSecond * seconds; n++) {
    // The clock sets the pace, not the answers: what is late is sent at once.
    const due = begun + Math.floor(n / ((perSecond * every) / 1000)) * every
    if (due > performance.now()) await pause(due - performance.now())
    under.push(one(pick(agents, n), requestOf(people, n)))
  }
  const sending = performance.now() - begun
  await Promise.all(under)
  for (const agent of agents) agent.destroy()
  const bad = (outcomes.get('reset') ?? 0) + (outcomes.get('unanswered') ?? 0)
  yield {
    title: `${perSecond * seconds} requests at ${perSecond} a second`,
    rows: [
      none('reset or unanswered', bad, plain),
      asideOf('answered', [...outcomes].map(([outcome, count]) => `${outcome}: ${count}`).join(', ')),
      asideOf(
        'accepted, p50 / p99',
        took.length > 0 ? [0.5, 0.99].map((part) => millis(quantile(took, part))).join(' / ') : 'none',
      ),
      asideOf('sent in', millis(sending), `of ${seconds * 1000} ms`),
    ],
  }
}

function requestOf({ reader, solver, newcomer }: People, n: number): Sent {
  if (n % 5 === 3) return askProblem(pick(newcomer, n))
  return n % 5 === 4 ? submit(pick(solver, n)) : readUser(pick(reader, n))
}

function pick<T>(some: readonly T[], n: number): T {
  const found = some[n % some.length]
  if (found === undefined) throw new Error('There is nothing to pick from.')
  return found
}
