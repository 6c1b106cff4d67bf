import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createWorld } from '../../test/world.ts'

const migration = new URL('../../db/migrations/0017_sign_ups_side_by_side.sql', import.meta.url)

test('T62: an unproven account from before has no password any more, and its owner signs up or chooses one by mail', async () => {
  const world = await createWorld({ at: '2026-03-14T20:00:00Z', mail: true })
  const email = 'ada@example.org'
  const password = 'a stranger chose this'
  const hash = await world.passwords.hash(password)
  await world.pool.query(
    `insert into "user" (id, name, email, email_verified, first_name, last_name) values
       ('ada', 'Eve', $1, false, 'Eve', 'Stranger'), ('bob', 'Bob', 'bob@example.org', false, 'Bob', 'Person')`,
    [email],
  )
  await world.pool.query(
    `insert into account (id, account_id, provider_id, user_id, password) values
       ('ada', 'ada', 'credential', 'ada', $1), ('bob', 'bob', 'credential', 'bob', $1)`,
    [hash],
  )
  await world.pool.query(
    `insert into round (user_id, kind, custom_problem, day, zone, number, slots, opened_at)
     values ('bob', 'custom', 'A door', '2026-03-14', 'UTC', 1, 3, now())`,
  )
  await world.outbox.queue(world.db, { kind: 'verify', userId: 'ada', to: email, firstName: 'Eve', token: 'old' })
  const statements = (await readFile(migration, 'utf8')).split('--> statement-breakpoint')
  for (const statement of statements.filter((each) => /^(UPDATE|DELETE)/m.test(each))) await world.pool.query(statement)

  const enter = async (address: string, tried = password) =>
    (await world.call('POST', '/api/auth/signin', { body: { email: address, password: tried } })).status
  // Bob trained while there was no mail: he goes on, as verified only for lack of it.
  expect([await enter(email), await enter('bob@example.org')]).toEqual([401, 200])
  expect(await world.readMails()).toEqual([])
  const body = { firstName: 'Ada', lastName: 'Lovelace', email, password: 'analytical' }
  await world.call('POST', '/api/auth/signup', { body })
  await world.proveAddresses()
  expect([await enter(email), await enter(email, 'analytical')]).toEqual([401, 200])
  const { rows } = await world.pool.query(`select id, first_name from "user" where email = $1`, [email])
  expect(rows).toEqual([{ id: 'ada', first_name: 'Ada' }])
})
