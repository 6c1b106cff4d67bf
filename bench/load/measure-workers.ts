import { availableParallelism } from 'node:os'
import { startApp } from '../app-process.ts'
import { median } from '../figures.ts'
import { makeFolder } from '../leftovers.ts'
import type { Given } from '../server/child.ts'
import { openDatabase } from '../server/open-database.ts'
import { secret } from '../server/people.ts'
import { asideOf, none, plain, shareOf, type Table } from '../table.ts'
import { mixedRequests } from './mixed-requests.ts'
import { sendAtOnce } from './send-at-once.ts'

const secondsOfTurn = Number(process.env['WORKERS_SECONDS'] ?? 10)
const turns = 3
const leastTimes = 1.7
/** The driver, the database and two workers. */
const coresNeeded = 4
const mostPerSecond = 4_000

/** What one and two workers of the real app answer as fast as they can, in turns on one database. */
export async function* measureWorkers(): AsyncGenerator<Table> {
  // The first turn of each warms it up.
  const solver = (turns + 1) * 2 * secondsOfTurn * mostPerSecond * 0.2
  const { connection, people } = await openDatabase({ solver, newcomer: 6_000 })
  const nextRequest = mixedRequests(people)
  const apps = [
    { port: await startWorkers(connection, 1), perSecond: [] as number[] },
    { port: await startWorkers(connection, 2), perSecond: [] as number[] },
  ] as const
  let refused = 0
  for (let turn = 0; turn <= turns; turn++)
    for (const { port, perSecond } of apps) {
      const answers = await sendAtOnce({ port, seconds: secondsOfTurn, nextRequest })
      refused += answers.refused
      if (turn > 0) perSecond.push(answers.accepted / secondsOfTurn)
    }
  const [one, two] = apps.map(({ perSecond }) => median(perSecond)) as [number, number]
  const cores = availableParallelism()
  yield {
    title: `Two workers against one: ${turns} turns of ${secondsOfTurn} s each, median`,
    rows: [
      shareOf('requests a second of two', two, ['one', one], leastTimes, plain),
      none('not accepted', refused, plain),
      ...(cores < coresNeeded
        ? [asideOf(`with ${cores} cores the ratio says nothing`, `${coresNeeded} needed`, 'driver, database, workers')]
        : []),
    ],
  }
}

/** `npm start` with so many workers on the database of the bench. */
async function startWorkers({ host, user, database, port, password }: Given['connection'], workers: number) {
  const address = new URL(`postgres://localhost:${port}/${database}`)
  Object.assign(address, { username: user, password: typeof password === 'string' ? password : '' })
  address.searchParams.set('host', host ?? '')
  const settings = { DATABASE_URL: address.href, APP_SECRET: secret, WEB_CONCURRENCY: String(workers) }
  const { url } = await startApp(await makeFolder('workers'), { settings })
  return Number(new URL(url).port)
}
