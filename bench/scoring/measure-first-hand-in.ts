import { openPool } from '@app/server/db/database'
import { median } from '../figures.ts'
import type { Given } from '../server/child.ts'
import { openDatabase } from '../server/open-database.ts'
import type { Member } from '../server/people.ts'
import { submit } from '../server/requests.ts'
import { send } from '../server/send.ts'
import { startChild } from '../server/start-child.ts'
import { asideOf, atMost, millis, type Table, times } from '../table.ts'

const sizes = { few: 20_000, many: 1_000_000 } as const
const ideasOfList = 5
const turns = 5
const most = { wait: 1_000, timesFew: 1.3 }

/** How long the first hand-in of a process waits on a problem with few and with many earlier lists. */
export async function* measureFirstHandIn(): AsyncGenerator<Table> {
  const { connection, people } = await openDatabase()
  const solvers = people.solver.splice(0, 3 * turns * 2)
  const problems = await writeLists(connection, solvers)
  const took = { few: [] as number[], many: [] as number[] }
  for (let turn = 0; turn < turns; turn++)
    for (const size of ['few', 'many'] as const) {
      const { port } = await startChild('product.ts', { connection })
      // What every process does once, whatever the problem.
      await send(port, problems.none.splice(0, 1).map(submit), ({ user }) => user !== undefined)
      took[size].push(...(await send(port, problems[size].splice(0, 1).map(submit), ({ user }) => user !== undefined)))
    }
  const [few, many] = [median(took.few), median(took.many)]
  const all = (values: readonly number[]) => values.map((value) => millis(value)).join(', ')
  yield {
    title: `The first hand-in of a process, median of ${turns}; lists of ${ideasOfList} ideas`,
    rows: [
      atMost(`after ${sizes.few} lists`, few, most.wait, millis),
      asideOf('  each', all(took.few)),
      atMost(`after ${sizes.many} lists`, many, most.wait, millis),
      asideOf('  each', all(took.many)),
      times(`after ${sizes.many} lists`, many, [`after ${sizes.few}`, few], most.timesFew, millis),
    ],
  }
}

/** Who holds an open round of which problem: one with no lists, one with few, one with many. */
async function writeLists(connection: Given['connection'], solvers: Member[]) {
  const pool = openPool(connection, { max: 1 })
  const client = await pool.connect()
  async function ask(text: string, values: unknown[] = []) {
    const step = { text, values, query_timeout: 1_800_000 }
    return (await client.query<{ id: string }>(step)).rows
  }
  try {
    await ask('set statement_timeout = 0')
    // Millions of rows that are known to be right: nothing looks them up one by one.
    await ask('set session_replication_role = replica')
    const rows = await ask('select id from problem order by id desc limit 3')
    const [none, few, many] = rows.map(({ id }, n) => ({ id, solvers: solvers.slice(n * turns * 2) }))
    if (!none || !few || !many) throw new Error('There are too few problems.')
    for (const [problem, count] of [
      [few, sizes.few],
      [many, sizes.many],
    ] as const)
      await ask(lists, [problem.id, count, ideasOfList])
    const take = ({ solvers: some }: typeof none) => some.slice(0, turns * 2)
    for (const problem of [none, few, many])
      await ask('update round set problem_id = $1 where id = any ($2::uuid[])', [
        problem.id,
        take(problem).map(({ roundId }) => roundId),
      ])
    await ask('vacuum analyze idea_sketch')
    return { none: take(none), few: take(few), many: take(many) }
  } finally {
    client.release(true)
    await pool.end()
  }
}

/** Words as people use them: a few all the time, most hardly ever. */
const stem = `'stem' || floor(6000 ^ random())`
// In order, as people hand in: left to the plan, each size has an order of its own, and not as much is read.
const lists = `
  with lists as (
    insert into round (user_id, kind, problem_id, day, zone, number, slots, opened_at)
    select 'reader1', 'daily', $1, date '2020-01-01' + ($2 / 1000000)::int, 'UTC', n, 5, now() from generate_series(1, $2::int) as n
    returning id, user_id, problem_id)
  insert into idea_sketch (problem_id, user_id, round_id, position, stems)
  select problem_id, user_id, id, position, array[${stem}, ${stem}, ${stem}, ${stem}]
  from lists, generate_series(1, $3::int) as position order by id, position`
