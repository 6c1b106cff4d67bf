import { expect, test } from 'vitest'
import { createWorld } from '../../test/world.ts'
import { rollUpGuestEvents } from './roll-up-events.ts'

const world = await createWorld({ at: '2026-03-14T20:00:00Z' })

/** Of this connection so far: pages of the events and of their keys, visitors one after the other. */
const reads = `select pg_stat_get_xact_blocks_fetched('guest_event'::regclass)::int as events,
  pg_stat_get_xact_blocks_fetched('guest_event_pkey'::regclass)::int as keys,
  pg_stat_get_xact_tuples_returned('guest_visitor'::regclass)::int as visitors`

/** Rolls up, and says what each batch looked at. */
async function countReads() {
  const batches: { events: number; keys: number; visitors: number }[] = []
  const transact: typeof world.transact = (work) =>
    world.transact(async (held, write) => {
      const [before] = (await held.$client.query(reads)).rows
      const done = await work(held, write)
      const [after] = (await held.$client.query(reads)).rows
      batches.push({
        events: after.events - before.events,
        keys: after.keys - before.keys,
        visitors: after.visitors - before.visitors,
      })
      return done
    })
  await rollUpGuestEvents({ ...world, transact })
  return batches
}

test('a batch reads its own events and visitors only, however many wait, were rolled up before it or ever came', async () => {
  await world.pool.query(`insert into guest_visitor (visitor, first_day, last_day)
    select md5(n::text), '2026-03-01', '2026-03-01' from generate_series(1, 20000) as n`)
  await world.pool.query(
    `insert into guest_event (at, type, visitor)
     select $1, case when n % 5 = 0 then 'challenge_start' else 'signup_click' end, md5(n::text) from generate_series(1, 12000) as n`,
    [world.clock.now],
  )
  await world.pool.query('analyze guest_event, guest_visitor')
  const reader = await world.pool.connect()
  // What somebody still sees stays in the table, as it does until it is swept.
  await reader.query('begin isolation level repeatable read; set local idle_in_transaction_session_timeout = 0')
  await reader.query('select count(*) from guest_event')

  const batches = await countReads()
  await reader.query('commit')
  reader.release()

  expect(batches).toHaveLength(13)
  const [first] = batches
  for (const { events, keys, visitors } of batches) {
    expect(events).toBeLessThanOrEqual(1.5 * (first?.events ?? 0))
    expect(keys).toBeLessThanOrEqual(1.5 * (first?.keys ?? 0))
    expect(visitors).toBe(0)
  }
  const { rows } = await world.pool.query(
    `select (select count(*)::int from guest_event) as left, (select sum(count)::int from guest_day where type <> 'last_seen') as counted,
       (select count(*)::int from guest_visitor) as visitors,
       (select sum(count)::int from guest_day where type = 'last_seen' and day = '2026-03-14') as seen`,
  )
  expect(rows).toEqual([{ left: 0, counted: 12_000, visitors: 20_000, seen: 2_400 }])
})

test('after a batch that took long the next is smaller, and after a quick one larger again, and no event is left', async () => {
  const took = [150, 150, 150, 150, 150, 50, 150, 50, 50, 50, 50]
  const sizes: number[] = []
  const waiting = async () => (await world.pool.query('select count(*)::int as n from guest_event')).rows[0].n
  await world.pool.query(
    `insert into guest_event (at, type, visitor) select $1, 'signup_click', 'visitor' from generate_series(1, 4000)`,
    [world.clock.now],
  )
  let moment = world.clock.now.getTime()
  const transact: typeof world.transact = async (work) => {
    const before = await waiting()
    const done = await world.transact(work)
    sizes.push(before - (await waiting()))
    moment += took[sizes.length - 1] ?? 0
    return done
  }
  await rollUpGuestEvents({ ...world, transact, now: () => new Date(moment) })
  expect(sizes.slice(0, 10)).toEqual([1_000, 500, 250, 125, 125, 125, 250, 125, 250, 500])
  expect(sizes.reduce((sum, size) => sum + size)).toBe(4_000)
  expect(await waiting()).toBe(0)
})
