import { expect, test } from 'vitest'
import { findBreaches } from '../../test/invariants.ts'
import { solve, storedAndRecountedStreak, user } from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'
import { spreadAmnesties } from './declare-amnesty.ts'

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)
const outage = { day: '2026-03-03', reason: 'The database was away.' }

/** Two people who missed 3 March; one of them has gone on since. */
async function createOutage() {
  const world = await createWorld({ at: '2026-03-01T12:00:00Z', adminEmails: ['root@example.org'] })
  const people = {
    ada: await world.signIn('Ada'),
    grace: await world.signIn('Grace'),
    root: await world.signIn('Root'),
  }
  for (const day of ['2026-03-01', '2026-03-02', '2026-03-04']) {
    world.clock.now = noonOf(day)
    await solve(world, people.ada.cookie)
    if (day < outage.day) await solve(world, people.grace.cookie)
  }
  const declare = (body: object) => world.call('POST', '/api/admin/amnesties', { cookie: people.root.cookie, body })
  const summary = async ({ cookie }: { cookie: string }) => (await world.call('GET', '/api/streak', { cookie })).body
  return { world, ...people, declare, summary }
}

test('an outage breaks nobody’s streak and gives a used freeze back', async () => {
  const { world, ada, grace, declare, summary } = await createOutage()
  expect(await summary(ada)).toMatchObject({ streak: 3, freezes: 0 })
  expect((await declare(outage)).status).toBe(201)
  expect(await summary(ada)).toMatchObject({ streak: 3, freezes: 1 })
  expect(await summary(grace)).toMatchObject({ streak: 2, freezes: 1, heldDays: [] })
  world.clock.now = noonOf('2026-03-05')
  for (const person of [ada, grace]) {
    await solve(world, person.cookie)
    const { stored, recounted } = await storedAndRecountedStreak(world, person.id)
    expect(stored).toEqual(recounted)
  }
  expect(await summary(ada)).toMatchObject({ streak: 4, freezes: 1 })
  expect(await summary(grace)).toMatchObject({ streak: 3, freezes: 0 })
  const { rows } = await world.pool.query(
    `select day, kind, replaced from day_log where kind <> 'done' order by user_id = $1`,
    [ada.id],
  )
  expect(rows).toEqual([
    { day: '2026-03-03', kind: 'amnesty', replaced: null },
    { day: '2026-03-04', kind: 'frozen', replaced: null },
    { day: '2026-03-03', kind: 'amnesty', replaced: 'frozen' },
  ])
  expect(await findBreaches(world.pool, world.clock.now)).toEqual([])
})

test('an outage of one person is theirs alone, and declared twice it is one', async () => {
  const { world, ada, grace, declare, summary } = await createOutage()
  const once = await declare({ ...outage, userId: ada.id })
  expect((await declare({ ...outage, userId: ada.id, reason: 'Again.' })).body).toEqual(once.body)
  expect(await summary(ada)).toMatchObject({ freezes: 1 })
  expect(await summary(grace)).toMatchObject({ heldDays: ['2026-03-03'], freezes: 0 })
  const { rows } = await world.pool.query('select reason from amnesty')
  expect(rows).toEqual([{ reason: outage.reason }])
})

test('only people whose numbers an amnesty changes are counted again', async () => {
  const { world, ada, declare } = await createOutage()
  const due = async () =>
    (await world.pool.query('select user_id as id from progress where recount_due')).rows.map(({ id }) => id)
  await declare({ ...outage, day: '2026-03-02' })
  expect(await due()).toEqual([])
  await declare(outage)
  expect(await due()).toEqual([ada.id])
})

test('T03: an amnesty is written into the audit log in the same transaction, and only admins may declare one', async () => {
  const { world, ada, grace, root, declare } = await createOutage()
  const asAda = await world.call('POST', '/api/admin/amnesties', { cookie: ada.cookie, body: outage })
  expect(asAda.status).toBe(403)
  await declare({ ...outage, userId: grace.id })
  await declare(outage)
  const { rows } = await world.pool.query(
    'select actor_id, action, target_id, details from audit_log order by target_id',
  )
  const action = { actor_id: root.id, action: 'amnesty_declared' }
  expect(rows).toEqual([
    { ...action, target_id: grace.id, details: { day: outage.day, everybody: false, note: outage.reason } },
    { ...action, target_id: null, details: { day: outage.day, everybody: true, note: outage.reason } },
  ])
  await world.pool.query('alter table audit_log rename to gone')
  expect((await declare({ ...outage, day: '2026-03-01' })).status).toBe(500)
  expect((await world.pool.query('select day from amnesty')).rowCount).toBe(2)
  expect((await user(world, ada.cookie)).streak).toBe(3)
})

test.each([
  { change: { day: '2026-03-07' }, status: 400, why: 'a day that has not begun anywhere' },
  { change: { day: '0000-01-01' }, status: 400, why: 'a year that never was' },
  { change: { day: '2026-02-30' }, status: 400, why: 'no date' },
  { change: { reason: '  ' }, status: 400, why: 'no reason' },
  { change: { reason: 'x'.repeat(501) }, status: 400, why: 'a reason too long' },
  { change: { userId: 'nobody' }, status: 404, why: 'nobody' },
])('$why is refused, and nothing is written', async ({ change, status }) => {
  const { world, declare } = await createOutage()
  expect((await declare({ ...outage, ...change })).status).toBe(status)
  expect((await world.pool.query('select from amnesty union all select from audit_log')).rowCount).toBe(0)
})

test('an amnesty reaches very many people in batches, and another process goes on where one ended', async () => {
  const { world, ada, declare, summary } = await createOutage()
  // Among these, Ada's turn comes last.
  await world.pool.query(
    `insert into "user" (id, name, email, first_name, last_name)
     select '!' || n, 'Crowd', n || '@example.net', 'Crowd', 'Person' from generate_series(1, 12000) as n`,
  )
  await world.pool.query(
    `insert into progress (user_id, last_day) select id, '2026-03-04' from "user" where id like '!%'`,
  )
  const due = async () =>
    (await world.pool.query('select count(*)::int as n from progress where recount_due')).rows[0].n
  await world.pool.query(`insert into amnesty (day, reason, created_at, reached_up_to) values ($1, $2, now(), '')`, [
    outage.day,
    outage.reason,
  ])
  await spreadAmnesties(world, 1)
  expect(await due()).toBe(1_000)
  await Promise.all([spreadAmnesties(world), spreadAmnesties(world.openProcess())])
  expect(await due()).toBe(12_001)
  expect(await summary(ada)).toMatchObject({ streak: 3, freezes: 1 })
  // Declared again, it has reached everybody already.
  expect((await declare(outage)).status).toBe(201)
  const { rows } = await world.pool.query('select reached_up_to from amnesty')
  expect(rows).toEqual([{ reached_up_to: null }])
})
