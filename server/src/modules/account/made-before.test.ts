import { expect, test } from 'vitest'
import { createWorld } from '../../test/world.ts'
import { verifyPassword } from './password-hash.ts'

// Everything here was made by the sign-in library that this code replaces (decisions/0050), with the secret of test worlds.
const at = '2026-03-14T20:00:00Z'
const email = 'ada@example.org'
const password = 'analytical'
const slowHash = 'argon2id$19456$2$1$NoRFc8rvopM1HeyG9gLeDQ$JSOJZjMlAJvo8yHEZD4jFGZAnZlefmyZPn7PCmBK2PI'

const sessions = [
  {
    publicUrl: undefined,
    cookie:
      'firecrest.session_token=3LfSC-GcQo7cyKVOJkZ6fJripqU8i1lB6Gl1zoRC0x8.2VPoNANUx6G%2BUOUp%2Bh%2Bwf67cwqj7NJvlxwDiQUZ3f50%3D',
    id: '5HjBozIwyTygVYYPIj606MKhigZM8XDD',
    token: 'lRadIlBu7h9JiQnyLIcsdBbf10YfmK-C81gqlPM6Wm4',
  },
  {
    publicUrl: 'https://firecrest.example',
    cookie:
      '__Host-firecrest.session_token=7gW1dWwEu_2wK3tOjwK0RFi7mEMi6LwFQy6LgIYKps8.EnimvjZH2f6Iuf%2Fb7ROzU8DAueYJft%2F7AYpRr%2FbYDSM%3D',
    id: '7M1TubD5Ei42f3g3T2iAYYrNW5lzIKBR',
    token: 'sKPJh8gbFWxIo68hM29kLNpcBrWjFvMobzLroKknIMo',
  },
]

type World = Awaited<ReturnType<typeof createWorld>>

/** Ada, as she stood in the database before the update. */
async function insertAda({ pool }: Pick<World, 'pool'>, session?: { id: string; token: string }) {
  await pool.query(
    `insert into "user" (id, name, email, email_verified, first_name, last_name)
     values ('ada', 'Ada Lovelace', $1, true, 'Ada', 'Lovelace')`,
    [email],
  )
  await pool.query(
    `insert into account (id, account_id, provider_id, user_id, password)
     values ('ada', 'ada', 'credential', 'ada', $1)`,
    [slowHash],
  )
  if (session)
    await pool.query(
      `insert into session (id, user_id, token, expires_at, device)
       values ($1, 'ada', $2, now() + interval '60 days', 'Firefox on Linux')`,
      [session.id, session.token],
    )
}

test.each(sessions)(
  'a session from before the update stays, and can be ended: $cookie',
  async ({ publicUrl, cookie, ...session }) => {
    const world = await createWorld({ at, ...(publicUrl && { publicUrl }) })
    await insertAda(world, session)
    const headers = { host: new URL(world.publicUrl).host }
    const seen = async () => (await world.call('GET', '/api/auth/user', { cookie, headers })).status
    expect(await seen()).toBe(200)
    expect(await world.call('GET', '/api/settings/devices', { cookie, headers })).toMatchObject({
      body: [{ id: session.id, device: 'Firefox on Linux', isThis: true }],
    })
    expect((await world.call('POST', '/api/logout', { cookie, headers })).status).toBe(204)
    expect(await seen()).toBe(401)
  },
)

test('a session from before the update gets a new token with a new password, and ends at the next sign-in', async () => {
  const world = await createWorld({ at })
  await insertAda(world, sessions[0])
  const [before = ''] = [sessions[0]?.cookie]
  const changed = await world.call('POST', '/api/auth/change-password', {
    cookie: before,
    body: { currentPassword: password, newPassword: 'a difference engine' },
  })
  const renewed = changed.cookies.join().split(';')[0] ?? ''
  const seen = async (cookie: string) => (await world.call('GET', '/api/auth/user', { cookie })).status
  expect([changed.status, await seen(before), await seen(renewed)]).toEqual([200, 401, 200])
  const body = { email, password: 'a difference engine' }
  expect((await world.call('POST', '/api/auth/signin', { cookie: renewed, body })).status).toBe(200)
  expect(await seen(renewed)).toBe(401)
})

test('a password hash from before the update still fits its password, and only that one', async () => {
  expect(await verifyPassword({ hash: slowHash, password })).toBe(true)
  expect(await verifyPassword({ hash: slowHash, password: 'Analytical' })).toBe(false)
  const world = await createWorld({ at })
  await insertAda(world)
  expect((await world.call('POST', '/api/auth/signin', { body: { email, password } })).status).toBe(200)
})

test('a link to a new password that was mailed before the update sets one', async () => {
  const world = await createWorld({ at })
  await insertAda(world)
  await world.pool.query(
    `insert into password_reset (user_id, token_hash, expires_at)
     values ('ada', 'M6ur1dfy21HnaAaUlP1kaVNLZ2PHsSD6qXMqJlCJiLs', $1)`,
    ['2026-03-14T21:00:00Z'],
  )
  const body = { token: 'xcfXUhWTbkwWqGRXxU7K-Gxa1LdIeGWvqxOXoLp4XAQ', newPassword: 'a difference engine' }
  expect((await world.call('POST', '/api/auth/reset-password', { body })).status).toBe(200)
})

test('the link of a sign-up that was mailed before the update proves the address', async () => {
  const world = await createWorld({ at, mail: true })
  await world.pool.query(
    `insert into "user" (id, name, email, first_name, last_name) values ('ada', 'Ada', $1, 'Ada', 'Lovelace')`,
    [email],
  )
  await world.pool.query(
    `insert into account (id, account_id, provider_id, user_id) values ('ada', 'ada', 'credential', 'ada')`,
  )
  const hash = 'argon2id$19456$2$1$t7_rTjSXOM7kHwQ8PD4A0w$YQS4zKwIqxKMZLLxGcPygXc7mK7bwihn3rheVQlD7RE'
  await world.pool.query(
    `insert into pending_sign_up (id, user_id, place, password_hash, first_name, last_name, time_zone, device,
       created_at, expires_at)
     values ('65d189dc-71ce-4ce8-aa4d-e8afa792b4b6', 'ada', 1, $1, 'Ada', 'Lovelace', 'UTC', 'Unknown device', $2, $3)`,
    [hash, at, '2026-03-15T20:00:00Z'],
  )
  const token = '65d189dc-71ce-4ce8-aa4d-e8afa792b4b6.J4JbiqnQkdgpajDt9H2diSPjDaEOOgQNQfrlWsaWx7w'
  const verified = await world.call('GET', `/api/auth/verify-email?token=${token}`)
  expect(verified).toMatchObject({ status: 200, body: { message: 'Email verified. You can sign in now.' } })
  expect((await world.call('POST', '/api/auth/signin', { body: { email, password } })).status).toBe(200)
})

/** `pa\u0308sswo\u0308rter`, hashed as it was typed. */
const typedHash = 'argon2id$64$1$1$XwvdHAZz_nOCyBw87_aQ-A$bmVmMrdZJ5yRVN9OhuZbr47szi1dpjx-8HMPmxarOQI'

test('a password that was hashed as typed signs in, is hashed anew, and then fits in every Unicode form', async () => {
  const world = await createWorld({ at })
  await insertAda(world)
  const chosen = new Date('2025-10-03T08:00:00Z')
  await world.pool.query('update account set password = $1, updated_at = $2', [typedHash, chosen])
  const [typed, composed] = ['pa\u0308sswo\u0308rter', 'p\u00e4ssw\u00f6rter']
  const enter = async (tried: string) =>
    (await world.call('POST', '/api/auth/signin', { body: { email, password: tried } })).status
  expect([await enter(composed), await enter(typed), await enter(composed), await enter(typed)]).toEqual([
    401, 200, 200, 200,
  ])
  const { rows } = await world.pool.query('select password, updated_at from account')
  expect(rows[0].password).not.toBe(typedHash)
  expect(rows[0].updated_at).toEqual(chosen)
})

test('a password that was hashed as typed signs in from two devices at once, and is proven by an open one', async () => {
  const world = await createWorld({ at })
  await insertAda(world)
  await world.pool.query('update account set password = $1', [typedHash])
  const body = { email, password: 'pa\u0308sswo\u0308rter' }
  const replies = await Promise.all([1, 2].map(() => world.call('POST', '/api/auth/signin', { body })))
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  await world.pool.query('update account set password = $1', [typedHash])
  const cookie = replies[0]?.cookies[0]?.split(';')[0] ?? ''
  const change = { currentPassword: body.password, newPassword: 'difference engine' }
  expect((await world.call('POST', '/api/auth/change-password', { cookie, body: change })).status).toBe(200)
})

test('T24: a password that is written in another form costs the same tries of every address', async () => {
  const world = await createWorld({ at })
  await insertAda(world)
  const hashes: number[] = []
  for (const address of [email, 'nobody@example.org']) {
    const before = world.hashing.count
    await world.call('POST', '/api/auth/signin', { body: { email: address, password: 'e\u0301'.repeat(6) } })
    hashes.push(world.hashing.count - before)
  }
  expect(hashes).toEqual([2, 2])
})
