import { buildPath, routes } from '@app/contract/routes'
import { openPool } from '@app/server/db/database'
import { quantile } from '../figures.ts'
import { openDatabase } from '../server/open-database.ts'
import { get } from '../server/requests.ts'
import { send } from '../server/send.ts'
import { startChild } from '../server/start-child.ts'
import { asideOf, atMost, millis, seconds, type Table } from '../table.ts'
import { makeEvents, rollUpInBatches } from './made-events.ts'
import { measureBurst } from './measure-burst.ts'

const events = Number(process.env['GUEST_EVENTS'] ?? 10_000_000)
/** As if nothing had been rolled up for hours. */
const fresh = Number(process.env['GUEST_WAITING'] ?? 1_000_000)
const mostWait = 50
/** Of a batch: others write to the same rows and wait for it. */
const mostBatch = 200

/** What admins wait for after years of visitors, and what a flood of tracking does to people. */
export async function* measureGuests(): AsyncGenerator<Table> {
  const { connection, people } = await openDatabase()
  const [admin, reader] = people.reader
  if (!admin || !reader) throw new Error('Nobody is there.')
  const pool = openPool(connection)
  await pool.query(`update "user" set role = 'admin' where id = 'reader1'`)
  const given = { connection }
  const { port } = await startChild('product.ts', given)
  yield await measureBurst({ port, pool, reader })
  await pool.query('truncate guest_event')

  const { took, batches } = await makeEvents(given, events, fresh)
  const wait = async (period: string) => {
    const asked = Array.from({ length: 25 }, () => get(`${buildPath('guestAnalytics')}?period=${period}`, admin))
    return (await send(port, asked, (reply) => 'summary' in reply, 1)).slice(5)
  }
  const [week, month, all] = [await wait('7d'), await wait('30d'), await wait('all')]
  yield {
    title: `${routes.guestAnalytics} over ${events} events of three years while ${fresh} more wait, one at a time`,
    rows: [
      atMost('7 days, median', quantile(week, 0.5), mostWait, millis),
      atMost('30 days, median', quantile(month, 0.5), mostWait, millis),
      atMost('all time, median', quantile(all, 0.5), mostWait, millis),
      asideOf('all time, slowest of twenty', millis(Math.max(...all))),
    ],
  }
  const waiting = await rollUpInBatches(pool)
  yield {
    title: 'Rolling up, the longest batch',
    rows: [
      batchesOf('of those that waited', waiting),
      batchesOf('of all before', batches),
      asideOf('all before, made and rolled up in', seconds(took / 1000)),
    ],
  }
  await pool.end()
}

const batchesOf = (what: string, batches: readonly number[]) => {
  const sum = batches.reduce((all, each) => all + each, 0)
  return atMost(`${what} (${batches.length} in ${seconds(sum / 1000)})`, Math.max(...batches), mostBatch, millis)
}
