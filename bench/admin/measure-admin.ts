import { buildPath, routes } from '@app/contract/routes'
import { openDatabase as onTables, openPool } from '@app/server/db/database'
import { insertSeededGrants } from '@app/server/modules/premium/grants'
import { quantile } from '../figures.ts'
import { openDatabase } from '../server/open-database.ts'
import { get } from '../server/requests.ts'
import { send } from '../server/send.ts'
import { startChild } from '../server/start-child.ts'
import { atMost, millis, type Table } from '../table.ts'
import { measureAmnesty } from './measure-amnesty.ts'

const crowd = 100_000
const mostWait = 500
const asks = 100

/** Two of three have finished a round, one of ten has premium, one of a hundred has not proven their address. */
const steps = [
  `insert into "user" (id, name, email, email_verified, first_name, last_name, created_at)
   select 'crowd' || n, 'Crowd', 'crowd' || n || '@bench.example', n % 100 <> 0, 'First' || n::bigint * 7919 % 100003,
     'Last' || n, now() - n * interval '7 minutes' from generate_series(1, $1::int) as n`,
  `insert into progress (user_id, last_finished_at, last_day) select 'crowd' || n, now() - n::bigint * 104729 % 100003 * interval '1 minute',
     current_date - 1 from generate_series(1, $1::int) as n where n % 3 <> 0`,
]

const questions = {
  'newest, first page': 'page=1',
  'newest, middle page': 'page=2500',
  'newest, last page': 'page=5000',
  'by name, middle page': 'sort=name&page=2500',
  'last active, first page': 'sort=active',
  'last active, middle page': 'sort=active&page=1700',
  'last active, among those who never were': 'sort=active&page=4200',
  'premium first, middle page': 'sort=plan&page=2500',
  'premium only, middle page': 'plan=premium&page=250',
  'free only, by name, middle page': 'plan=free&sort=name&page=2200',
  'admins only': 'role=admin',
  'no admins, middle page': 'role=user&page=2500',
  'unverified, last page': 'unverified=true&page=50',
  'a search that finds one': 'q=crowd99999@',
  'a search that finds everybody, by name, middle page': 'q=bench.example&sort=name&page=2500',
  'a search that finds everybody, last active, middle page': 'q=bench.example&sort=active&page=1700',
  'a search that finds one in a hundred, last active, first page': 'q=crowd44&sort=active',
  'a search that finds nobody': 'q=zebra',
  'one letter that finds nobody': 'q=z',
  'free only, last active, middle page': 'plan=free&sort=active&page=1500',
}

/** What an admin waits for among a hundred thousand people. */
export async function* measureAdmin(): AsyncGenerator<Table> {
  const { connection, people } = await openDatabase()
  const [admin] = people.reader
  if (!admin) throw new Error('Nobody is there.')
  const pool = openPool(connection)
  await pool.query(`update "user" set role = 'admin' where id = 'reader1'`)
  const client = await pool.connect()
  await client.query('set statement_timeout = 0')
  for (const text of steps) await client.query({ text, values: [crowd], query_timeout: 300_000 } as never)
  const premium = Array.from({ length: crowd / 10 }, (_, n) => ({ id: `crowd${n * 10 + 1}`, plan: 'premium' }))
  const joined = new Date(Date.now() - 24 * 3_600_000)
  await insertSeededGrants(onTables(pool), { people: premium.map((each) => ({ ...each, joined })) })
  await client.query({ text: 'vacuum analyze', query_timeout: 300_000 } as never)
  client.release(true)
  const { port } = await startChild('product.ts', { connection })
  const rows = []
  for (const [what, query] of Object.entries(questions)) {
    const asked = Array.from({ length: asks + 10 }, () => get(`${buildPath('listUsers')}?limit=20&${query}`, admin))
    const took = (await send(port, asked, (reply) => Array.isArray(reply), 1)).slice(10)
    rows.push(atMost(`${what}, p99 (p50 ${millis(quantile(took, 0.5))})`, quantile(took, 0.99), mostWait, millis))
  }
  yield { title: `${routes.listUsers} over ${crowd.toLocaleString('en-US')} people and more, one at a time`, rows }
  yield await measureAmnesty({ connection }, 5)
  await pool.end()
}
