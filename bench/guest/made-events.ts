import { openDatabase, openPool } from '@app/server/db/database'
import { inTransaction } from '@app/server/db/transaction'
import { rollUpGuestEvents } from '@app/server/modules/guest/roll-up-events'
import type { Given } from '../server/child.ts'

const atOnce = 100_000
const years = 3
const patient = { query_timeout: 600_000 }

// A visitor does five things on a day; one in ten comes again, months later.
const write = `insert into guest_event (at, type, visitor, session_id, problem_id, genius_name, solution_length)
  select now() - ((n * 7919) % ($3 * 365)) * interval '1 day' - n % 86000 * interval '1 second',
    (array['challenge_start', 'genius_selected', 'challenge_complete', 'signup_prompt_view', 'signup_click'])[n % 5 + 1],
    translate(encode(sha256((case when n % 50 < 5 then n / 5 % 100000 else n / 5 end)::text::bytea), 'base64'), '+/=', '-_'),
    'session_' || n / 5, p.ids[(hashint8(n) & 2147483647) % 240 + 1], case n % 5 when 1 then 'Genius ' || n % 19 end, n % 500
  from generate_series($1::bigint, $2::bigint) as n, (select array_agg(id) as ids from problem) as p`

/** So many events, the old ones rolled up by the product's own job and the `fresh` ones waiting for it. */
export async function makeEvents({ connection }: Pick<Given, 'connection'>, count: number, fresh: number) {
  const pool = openPool(connection)
  const client = await pool.connect()
  await client.query('set statement_timeout = 0')
  // As long as it takes: a busy machine writes for longer than the server would let anybody wait.
  const say = (text: string, values: unknown[] = []) => client.query({ ...patient, text, values })
  const begun = performance.now()
  const batches: number[] = []
  for (let from = 1; from <= count; from += atOnce) {
    await say(write, [from, Math.min(from + atOnce - 1, count), years])
    batches.push(...(await rollUpInBatches(pool)))
  }
  await say(write, [count + 1, count + fresh, years])
  await say('vacuum analyze')
  client.release(true)
  await pool.end()
  return { took: performance.now() - begun, batches }
}

/** By the product's own job; how long each of its transactions took (ms). */
export async function rollUpInBatches(pool: ReturnType<typeof openPool>) {
  const batches: number[] = []
  async function transact<T>(work: Parameters<typeof inTransaction<T>>[1]) {
    const begun = performance.now()
    const done = await inTransaction(pool, work)
    batches.push(performance.now() - begun)
    return done
  }
  await rollUpGuestEvents({ db: openDatabase(pool), transact, now: () => new Date() })
  return batches
}
