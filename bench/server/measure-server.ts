import { routes } from '@app/contract/routes'
import { median, quantile } from '../figures.ts'
import { asideOf, micros, millis, type Table, times } from '../table.ts'
import { measureProblem } from './measure-problem.ts'
import { openDatabase } from './open-database.ts'
import type { Member } from './people.ts'
import { recordStatements } from './record-statements.ts'
import { readUser, type Sent, submit } from './requests.ts'
import { send } from './send.ts'
import { type Child, startChild } from './start-child.ts'

const runs = 5

interface Call {
  title: string
  requests(count: number): Sent[]
  perRun: number
  mostTimesBare: number
  warmUp: number
  isRight: Parameters<typeof send>[2]
}

/** CPU of our server for the calls that matter, against a bare one that asks the database the same. */
export async function* measureServer(): AsyncGenerator<Table> {
  const { connection, people } = await openDatabase()
  const sides = async (scores: boolean) => {
    const [first, second, third] = people.solver.splice(-3)
    if (!first || !second || !third) throw new Error('Nobody is there.')
    const recorded = await recordStatements({ connection, scores }, [first, second, third])
    return [
      await startChild('product.ts', { connection, scores }),
      await startChild('bare.ts', { connection, recorded }),
    ] as const
  }
  const [product, bare] = await sides(true)

  const take = taker()
  const read: Call = {
    title: routes.currentUser,
    requests: (count) => people.reader.slice(0, count).map(readUser),
    perRun: 3_000,
    mostTimesBare: 1.6,
    warmUp: 3_000,
    isRight: (reply) => reply.streak === 12 || 'streakLength' in reply,
  }
  const handIn: Call = {
    title: routes.submitSolutions,
    requests: (count) => take(people.solver, count).map(submit),
    perRun: 600,
    mostTimesBare: 1.6,
    warmUp: 600,
    isRight: ({ user }) => user?.streak === 1,
  }
  for (const call of [read, handIn]) yield await compare(call, product, bare)
  const [unscored, bareUnscored] = await sides(false)
  yield await compare(
    { ...handIn, title: `${handIn.title} without scoring`, mostTimesBare: 1.5, perRun: 250, warmUp: 300 },
    unscored,
    bareUnscored,
  )
  yield await measureProblem({ connection }, people)
}

async function compare({ title, requests, perRun, mostTimesBare, warmUp, isRight }: Call, product: Child, bare: Child) {
  const sides = [
    { child: product, cpu: [] as number[], took: [] as number[] },
    { child: bare, cpu: [] as number[], took: [] as number[] },
  ] as const
  for (const { child } of sides) await send(child.port, requests(warmUp), isRight)
  for (let run = 0; run < runs; run++)
    for (const { child, cpu, took } of sides) {
      const before = await child.cpu()
      took.push(...(await send(child.port, requests(perRun), isRight)))
      cpu.push(((await child.cpu()) - before) / perRun)
    }
  const [ours, theirs] = sides
  const latency = ({ took }: typeof ours) => `${millis(quantile(took, 0.5))} / ${millis(quantile(took, 0.99))}`
  const spread = ({ cpu }: typeof ours) => `${micros(Math.min(...cpu))} to ${micros(Math.max(...cpu))}`
  return {
    title: `${title}: ${runs} runs of ${perRun} in turns, 8 at once`,
    rows: [
      times('CPU per request, median', median(ours.cpu), ['bare', median(theirs.cpu)], mostTimesBare, micros),
      asideOf('  of all runs', spread(ours), `bare ${spread(theirs)}`),
      asideOf('answered in, p50 / p99', latency(ours), `bare ${latency(theirs)}`),
    ],
  }
}

/** Takes people away who can be used only once. */
function taker() {
  return (people: Member[], count: number) => {
    if (people.length < count) throw new Error('There are too few people left.')
    return people.splice(0, count)
  }
}
