import { openDatabase, openPool } from '@app/server/db/database'
import { spreadAmnesties } from '@app/server/modules/admin/spread-amnesties'
import { quantile } from '../figures.ts'
import type { Given } from '../server/child.ts'
import { asideOf, atMost, millis, plain, seconds, type Table } from '../table.ts'

/** Who hands in meanwhile waits for the batch that holds their numbers. */
const mostBatch = 200

/** An amnesty for everybody; each batch is a statement. */
export async function measureAmnesty({ connection }: Pick<Given, 'connection'>, daysAgo: number): Promise<Table> {
  const pool = openPool(connection)
  const count = async (rows: string) => Number((await pool.query(`select count(*) from ${rows}`)).rows[0].count)
  await pool.query(
    `insert into amnesty (day, reason, created_at, reached_up_to) values (current_date - $1::int, 'Bench', now(), '')`,
    [daysAgo],
  )
  const batches: number[] = []
  while ((await count('amnesty where reached_up_to is not null')) > 0) {
    const begun = performance.now()
    await spreadAmnesties({ db: openDatabase(pool) }, 1)
    batches.push(performance.now() - begun)
  }
  const [people, due] = [await count('progress'), await count('progress where recount_due')]
  await pool.end()
  return {
    title: `An amnesty for ${people} people, which changes the numbers of ${due}`,
    rows: [
      atMost(`longest batch (p50 ${millis(quantile(batches, 0.5))})`, Math.max(...batches), mostBatch, millis),
      asideOf('all batches', seconds(batches.reduce((sum, each) => sum + each, 0) / 1e3), plain(batches.length)),
    ],
  }
}
