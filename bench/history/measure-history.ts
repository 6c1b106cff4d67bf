import { buildPath, routes } from '@app/contract/routes'
import { median } from '../figures.ts'
import { openDatabase } from '../server/open-database.ts'
import type { Member } from '../server/people.ts'
import { get } from '../server/requests.ts'
import { send } from '../server/send.ts'
import { startChild } from '../server/start-child.ts'
import { asideOf, atMost, millis, type Table, times } from '../table.ts'
import { measureAnalytics } from './measure-analytics.ts'
import { measureExport } from './measure-export.ts'
import { addWriters } from './writers.ts'

const mostTimesShort = 2
const mostWait = 50
const turns = 10
const perTurn = 25

/** What a long history costs: a page of it, what it tells, and all of it as a file. */
export async function* measureHistory(): AsyncGenerator<Table> {
  const { connection, people } = await openDatabase()
  const given = { connection }
  const { port } = await startChild('product.ts', given)
  const [short, long, scored, ...exporters] = await addWriters(given, port, people.reader, [
    ...[50, 50_000, 0],
    ...Array(5).fill(100_000),
  ])
  if (!short || !long || !scored) throw new Error('Nobody is there.')
  yield await comparePages(port, short.member, long.member)
  yield await measureAnalytics(given, port, scored)
  yield* measureExport(given, exporters)
}

async function comparePages(port: number, short: Member, long: Member): Promise<Table> {
  const ask = (member: Member, query: string, count: number) => {
    const asked = Array.from({ length: count }, () => get(`${buildPath('listSolutions')}?limit=20&${query}`, member))
    return send(port, asked, (reply) => 'solutions' in reply, 1)
  }
  for (const member of [short, long]) await ask(member, 'page=1', 100)
  const rows = []
  for (const [what, page, ofKind] of [
    ['first page', 1, ''],
    ['first page of own problems', 1, '&type=custom'],
    ['page 100', 100, ''],
  ] as const) {
    const took = { short: [] as number[], long: [] as number[] }
    // In turns, so that other work on the machine meets both.
    for (let turn = 0; turn < turns; turn++) {
      took.short.push(...(await ask(short, `page=1${ofKind}`, perTurn)))
      took.long.push(...(await ask(long, `page=${page}${ofKind}`, perTurn)))
    }
    rows.push(times(what, median(took.long), ['50 ideas', median(took.short)], mostTimesShort, millis))
  }
  // Past 25,000 ideas and 50,000.
  for (const [what, page] of [
    ['page in the middle', 1_250],
    ['last page', 2_500],
  ] as const)
    rows.push(atMost(what, median(await ask(long, `page=${page}`, perTurn)), mostWait, millis))
  const searched = await ask(long, 'q=idea+20', 5)
  rows.push(asideOf('a search in all of them', millis(median(searched))))
  return { title: `${routes.listSolutions} of a person with 50,000 ideas, one at a time, median`, rows }
}
