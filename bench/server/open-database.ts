import { openPool, openDatabase as withSchema } from '@app/server/db/database'
import { startEmbeddedPostgres } from '@app/server/db/embedded-postgres'
import { migrateDatabase } from '@app/server/db/migrate'
import { saveProblemBank } from '@app/server/modules/problems/problem-stock.queries'
import { hold, makeFolder } from '../leftovers.ts'
import { addPeople, type Counts } from './people.ts'

/** An embedded PostgreSQL of its own with the tables, the stock of problems and thousands of people. */
export async function openDatabase(counts?: Counts) {
  const { connection, stop } = await startEmbeddedPostgres(await makeFolder('server'))
  hold(() => stop({ force: true }))
  await migrateDatabase(connection)
  const pool = openPool(connection)
  const closePool = hold(() => pool.end())
  await saveProblemBank(withSchema(pool))
  const people = await addPeople(pool, counts)
  await closePool()
  return { connection, people }
}
