import { buildPath, routes } from '@app/contract/routes'
import { openPool } from '@app/server/db/database'
import { measureAmnesty } from '../admin/measure-amnesty.ts'
import { median, quantile } from '../figures.ts'
import { addWriters } from '../history/writers.ts'
import { openDatabase } from '../server/open-database.ts'
import type { Member } from '../server/people.ts'
import { askProblem, get, readUser, type Sent, submit } from '../server/requests.ts'
import { send } from '../server/send.ts'
import { startChild } from '../server/start-child.ts'
import { asideOf, atMost, megabytes, millis, say, type Table, times } from '../table.ts'
import { perPerson, writeCrowd } from './write-crowd.ts'

const sizes = { few: 1_000, many: Number(process.env['GROWTH_PEOPLE'] ?? 1_000_000) }
const mostTimes = 1.3
const turns = 10
const perTurn = 20
/** Every look at a list counts everybody who fits. */
const mostWait = 3_000

type FilledServer = Awaited<ReturnType<typeof fill>>

/** What a call costs among a thousand people and among a million, one at a time, in turns. */
export async function* measureGrowth(): AsyncGenerator<Table> {
  const few = await fill(sizes.few)
  const many = await fill(sizes.many)
  const rows: Table['rows'] = []
  for (const [what, asked] of Object.entries(calls)) {
    const took = { few: [] as number[], many: [] as number[] }
    for (let turn = 0; turn <= turns; turn++) {
      const [one, other] = [await ask(few, asked(few)), await ask(many, asked(many))]
      // The first turn fills caches.
      if (turn === 0) continue
      took.few.push(...one)
      took.many.push(...other)
    }
    rows.push(times(what, median(took.many), [`${sizes.few} people`, median(took.few)], mostTimes, millis))
  }
  const ideas = sizes.many * perPerson.rounds * perPerson.ideas
  rows.push(asideOf('size of the database', megabytes(many.bytes), megabytes(few.bytes)))
  yield { title: `${sizes.many} people with ${ideas} ideas, one call at a time, median`, rows }
  yield await measureLists(many)
  // Of that day nobody has an entry, so it changes everybody's numbers.
  yield await measureAmnesty(many, 20)
}

async function fill(people: number) {
  say(`Writing ${people} people …\n`)
  const { connection, people: members } = await openDatabase({ reader: 300, solver: 500, newcomer: 500, returner: 100 })
  const { port } = await startChild('product.ts', { connection })
  const [writer] = await addWriters({ connection }, port, members.returner, [400])
  if (!writer) throw new Error('Nobody is there.')
  await writeCrowd(connection, people)
  const pool = openPool(connection)
  await pool.query(`update "user" set role = 'admin' where id = 'reader1'`)
  const { rows } = await pool.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')
  await pool.end()
  return { connection, port, members, writer: writer.member, bytes: Number(rows[0]?.bytes) }
}

const again = (count: number, sent: Sent) => Array.from({ length: count }, () => sent)

const calls: Record<string, (place: FilledServer) => Sent[]> = {
  [routes.currentUser]: ({ members }) => members.reader.slice(1, 1 + perTurn).map(readUser),
  [`${routes.openRound}, first of the day`]: ({ members }) => members.newcomer.splice(0, perTurn).map(askProblem),
  [routes.submitSolutions]: ({ members }) => members.solver.splice(0, perTurn).map(submit),
  [routes.listSolutions]: ({ writer }) => again(perTurn, get(`${buildPath('listSolutions')}?limit=20&page=3`, writer)),
  [routes.analytics]: ({ writer }) => again(perTurn, get(buildPath('analytics'), writer)),
}

const ask = ({ port }: FilledServer, asked: readonly Sent[]) => send(port, asked, () => true, 1)

const lists = {
  'newest first, page 1': 'limit=20&page=1',
  'last active first, page 1': 'limit=20&sort=active',
  'a search that finds one': 'limit=20&q=crowd99999@',
  'a search that finds everybody': 'limit=20&q=bench.example',
  'a search that finds nobody': 'limit=20&q=zebra',
}

async function measureLists(place: FilledServer): Promise<Table> {
  const [admin] = place.members.reader as [Member]
  const rows = []
  for (const [what, query] of Object.entries(lists)) {
    const took = await ask(place, again(60, get(`${buildPath('listUsers')}?${query}`, admin)))
    rows.push(
      atMost(`${what}, p50 (p99 ${millis(quantile(took.slice(10), 0.99))})`, median(took.slice(10)), mostWait, millis),
    )
  }
  return { title: `${routes.listUsers} over ${sizes.many} people, one at a time`, rows }
}
