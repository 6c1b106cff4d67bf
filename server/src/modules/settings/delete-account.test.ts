import { expect, test } from 'vitest'
import { hearLog } from '../../test/hear-log.ts'
import { leave, scriptedProviders } from '../../test/oidc/provider-visits.ts'
import { generate, handIn, ideas, solve } from '../../test/rounds.ts'
import { findTexts } from '../../test/search-rows.ts'
import { createWorld } from '../../test/world.ts'
import { hashPassword, verifyPassword } from '../account/password-hash.ts'
import { insertGrant } from '../premium/grants.ts'
import { deleteClosedAccounts } from './delete-account.ts'

const at = '2026-03-14T20:00:00Z'
type World = Awaited<ReturnType<typeof createWorld>>
const typed = { confirmation: ' ADA@example.org ', password: 'analytical' }
const remove = (world: World, cookie: string, body: object = typed) =>
  world.call('POST', '/api/settings/delete-account', { cookie, body })

/** Ada in every table that can name her. */
async function writeEverywhere(world: World, { id, cookie }: { id: string; cookie: string }) {
  const { body: round } = await generate(world, cookie)
  await world.call('POST', '/api/problems/report', { cookie, body: { problemId: round.id } })
  await handIn(world, cookie, ideas(round.id, 'canary-idea'), { 'idempotency-key': 'canary-key' })
  const rows = [
    `update "user" set stripe_customer_id = 'canary-customer', image = 'canary-image' where id = $1`,
    `update session set device = 'canary-device' where user_id = $1`,
    `insert into round (user_id, kind, custom_problem, day, zone, number, slots, opened_at)
     values ($1, 'custom', 'canary-problem', '2026-03-14', 'UTC', 1, 3, now())`,
    `insert into card_checkout (user_id, plan, started_at) values ($1, 'annual', now())`,
    `insert into stripe_subscription (id, user_id, customer_id, status, synced_at)
     values ('sub_ended', $1, 'cus_of_the_ended', 'canceled', now())`,
    `insert into crypto_payment (user_id, currency, network, chain, usd_cents, due, price, address, family, created_at,
       expires_at, claimed_sender)
     values ($1, 'BTC', 'mainnet', 'bitcoin', 10448, 1, '{}', 'bc1-ours', 'bitcoin', now(), now(), 'canary-sender')`,
    `insert into password_reset (user_id, token_hash, expires_at) values ($1, 'canary-reset', now())`,
    `insert into pending_sign_up (id, user_id, place, first_name, last_name, time_zone, device, created_at, expires_at)
     values (gen_random_uuid(), $1, 1, 'canary-name', 'Person', 'UTC', 'canary-device', now(), now())`,
    `insert into mail (user_id, kind, recipient, sealed, next_attempt_at, created_at)
     values ($1, 'reset', 'ada@example.org', 'canary-letter', now(), now())`,
    `insert into passkey values ('id', $1, '', 0, '{}', 'canary-passkey', true, now())`,
    `insert into connected_account values ('issuer', 'canary-subject', $1, 'google', null, now())`,
    `insert into second_factor (user_id, secret, created_at) values ($1, 'canary-factor', now())`,
    `insert into recovery_code values ($1, 'canary-recovery')`,
    `insert into sign_in_step values ('hash', 'provider', $1, 'canary-step', now(), now())`,
    `insert into address_change values ($1, 'canary-new-address', 'hash', now())`,
    `insert into address_undo values ('hash', $1, 'canary-old-address', 'new', now())`,
    `insert into audit_log (at, actor_id, action, target_id) values (now(), $1, 'users_listed', $1)`,
    `insert into shared_idea (problem_id, user_id, round_id, position, text, visible_from, state)
     select problem_id, $1, id, 1, 'canary-shared', now(), 'shown' from round where user_id = $1 and kind = 'daily'`,
    `insert into shown_idea (idea_id, user_id, author_id, round_id, role, shown_at, wished_at)
     select s.id, u.id, $1, s.round_id, 'near', now(), now() from shared_idea s, "user" u`,
  ]
  for (const row of rows) await world.pool.query(row, [id])
  for (const [source, reference] of [['admin', 'canary-grant'] as const, ['stripe', 'sub_ended'] as const])
    await insertGrant(world.db, { userId: id, source, reference, startsAt: world.clock.now })
}

test('T61: nothing of a person stays in any table after they delete their account, and nobody else loses anything', async () => {
  const world = await createWorld({ at })
  const [ada, grace] = [await world.signIn('Ada', 'Asia/Kathmandu'), await world.signIn('Grace')]
  await writeEverywhere(world, ada)
  await solve(world, grace.cookie)
  const canaries = [
    ...[
      ada.id,
      ada.email,
      'Ada Person',
      'Asia/Kathmandu',
      'canary-idea',
      'canary-key',
      'canary-customer',
      'canary-image',
    ],
    ...['canary-passkey', 'canary-subject', 'canary-factor', 'canary-recovery', 'canary-step'],
    ...['canary-new-address', 'canary-old-address'],
    ...['canary-device', 'canary-problem', 'canary-grant', 'canary-reset', 'canary-letter', 'canary-shared'],
  ]
  expect(await findTexts(world.pool, canaries)).toEqual(canaries)

  const reply = await remove(world, ada.cookie)
  expect(reply).toMatchObject({ status: 200, body: { message: 'Your account has been deleted.' } })
  expect(await findTexts(world.pool, canaries)).toEqual([])
  expect((await world.pool.query('select from shown_idea')).rowCount).toBe(0)
  // What an admin did stays, without the person.
  const { rows } = await world.pool.query('select actor_id, target_id, action from audit_log')
  expect(rows).toEqual([{ actor_id: null, target_id: null, action: 'users_listed' }])
  // And so does what was paid.
  const paid = `select g.user_id as granted, s.user_id as paid, reference
    from entitlement_grant g join stripe_subscription s on s.id = g.reference`
  expect((await world.pool.query(paid)).rows).toEqual([{ granted: null, paid: null, reference: 'sub_ended' }])
  const { body } = await world.call('GET', '/api/auth/user', grace)
  expect(body).toMatchObject({ id: grace.id, totalSolved: 1 })
})

test('a deleted account is signed out at once, in every process, and its address is free', async () => {
  const world = await createWorld({ at })
  const [here, there] = [await world.signIn('Ada'), await world.signIn('Ada')]
  const another = world.openProcess()
  expect((await another.call('GET', '/api/auth/user', there)).status).toBe(200)
  const reply = await remove(world, here.cookie)
  expect(reply.cookies.join()).toMatch(/^firecrest\.session_token=; Max-Age=0/)
  expect((await another.call('GET', '/api/auth/user', there)).status).toBe(401)
  expect((await world.signIn('Ada')).id).not.toBe(here.id)
})

test('a person with very many rounds is gone at once, and their rows follow, whichever process removes them', async () => {
  const world = await createWorld({ at, adminEmails: ['root@example.org'] })
  const [ada, root] = [await world.signIn('Ada'), await world.signIn('Root')]
  await world.pool.query(
    `insert into round (user_id, kind, custom_problem, day, zone, number, slots, opened_at)
     select $1, 'custom', 'canary-' || n, date '2020-01-01' + n, 'UTC', 1, 3, now() from generate_series(1, 250) as n`,
    [ada.id],
  )
  await world.pool.query(
    `insert into shared_idea (problem_id, user_id, round_id, position, text, visible_from, state)
     select p.id, r.user_id, r.id, 1, 'canary', now(), 'shown' from (select id from problem limit 1) p, round r`,
  )
  await solve(world, ada.cookie)
  const shared = async () => (await world.pool.query('select from shared_idea')).rowCount
  const rounds = async () => (await world.pool.query('select count(*)::int as n from round')).rows[0].n
  expect((await remove(world, ada.cookie)).status).toBe(200)
  expect([await rounds(), await shared()]).toEqual([151, expect.closeTo(150, -1)])
  // Nobody meets them any more, by whatever name.
  expect(await findTexts(world.pool, [ada.email, 'Ada Person', 'ada person'])).toEqual([])
  for (const query of ['', '?sort=active', '?sort=plan', `?q=${ada.id}`])
    expect((await world.call('GET', `/api/admin/users${query}`, root)).text).not.toContain(ada.id)
  const decided = await world.call('POST', `/api/admin/users/${ada.id}/premium`, { ...root, body: { note: 'A gift.' } })
  expect(decided.status).toBe(404)
  // The process that began is gone; two others meet.
  const another = world.openProcess()
  await Promise.all([deleteClosedAccounts(world), deleteClosedAccounts(another)])
  expect([await rounds(), await findTexts(world.pool, [ada.id])]).toEqual([0, []])
})

test.each([
  {
    change: { confirmation: 'grace@example.org' },
    code: 'wrong_confirmation',
    message: 'Enter your email address to confirm.',
  },
  { change: { confirmation: '' }, code: 'wrong_confirmation', message: 'Enter your email address to confirm.' },
  { change: { password: 'analytica' }, code: 'wrong_current_password', message: 'That isn’t your current password.' },
  { change: { password: '' }, code: 'wrong_current_password', message: 'That isn’t your current password.' },
])('an account is not deleted by $change', async ({ change, code, message }) => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const reply = await remove(world, cookie, { ...typed, ...change })
  expect([reply.status, reply.body, reply.cookies]).toEqual([400, { message, code }, []])
  expect((await world.call('GET', '/api/auth/user', { cookie })).status).toBe(200)
})

test('guesses of the password to delete an account are soon asked to wait', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const guesses = Array.from({ length: 21 }, () => remove(world, cookie, { ...typed, password: 'a guess' }))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses).toContain(429)
  const { status, headers } = await remove(world, cookie)
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
})

test('a person who hands in while the account is deleted is refused, and nothing of the account comes back', async () => {
  const world = await createWorld({ at })
  const ada = await world.signIn('Ada')
  const { body: round } = await generate(world, ada.cookie)
  const sendAgain = () => handIn(world, ada.cookie, ideas(round.id, 'canary-late'))
  const asks = Array.from({ length: 12 }, (_, i) => (i % 2 ? generate(world, ada.cookie) : sendAgain()))
  const [reply, ...others] = await Promise.all([remove(world, ada.cookie), ...asks])
  expect(reply.status).toBe(200)
  // The round may be gone between the submission and its answer.
  expect(others.filter(({ status }) => ![200, 401, 404].includes(status))).toEqual([])
  expect((await sendAgain()).status).toBe(401)
  expect(await findTexts(world.pool, [ada.id, 'canary-late'])).toEqual([])
})

test('of two clicks one deletes the account, and neither fails', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const replies = await Promise.all([remove(world, cookie), remove(world, cookie)])
  const [first, second] = replies.map(({ status }) => status).toSorted()
  expect(first).toBe(200)
  expect([400, 401]).toContain(second)
})

test('an account stays whole where a sign-in that its browser began cannot be ended', async () => {
  const world = await createWorld({ at, providers: scriptedProviders().providers })
  const { cookie } = await leave(world, await world.signIn('Ada'))
  await world.pool.query(`create function fail() returns trigger as $$ begin raise 'the disk is full'; end $$
    language plpgsql; create trigger fail before delete on sign_in_step for each row execute function fail()`)
  hearLog()
  expect((await remove(world, cookie)).status).toBe(500)
  expect((await world.ask('currentUser', { cookie })).status).toBe(200)
})

test('a password that is changed while it is being checked deletes nothing', async () => {
  const isChanging = { now: false }
  const verify = async (asked: Parameters<typeof verifyPassword>[0]) => {
    if (isChanging.now) await world.pool.query(`update account set password = 'another'`)
    return await verifyPassword(asked)
  }
  const world = await createWorld({ at, passwords: { hash: hashPassword, verify } })
  const { cookie } = await world.signIn('Ada')
  isChanging.now = true
  expect((await remove(world, cookie)).status).toBe(400)
  expect((await world.call('GET', '/api/auth/user', { cookie })).status).toBe(200)
})

test('a request whose account is deleted meanwhile is answered as signed out, without an error', async () => {
  const world = await createWorld({ at })
  const ada = await world.signIn('Ada')
  // As if the deletion came between the reading of the session and the first row.
  await world.pool.query(`create function vanish() returns trigger language plpgsql as
    $$ begin new.user_id = 'nobody'; return new; end $$`)
  await world.pool.query('create trigger vanish before insert on progress for each row execute function vanish()')
  const reply = await generate(world, ada.cookie)
  expect([reply.status, reply.text]).toEqual([401, '{"message":"Unauthorized"}'])
})

test('who has no password deletes the account by a fresh proof, and who has one does not get by without it', async () => {
  const world = await createWorld({ at })
  const [ada, grace] = [await world.signIn('Ada'), await world.signIn('Grace')]
  await world.pool.query('update account set password = null where user_id = $1', [ada.id])
  const ask = ({ cookie, email }: typeof ada) => remove(world, cookie, { confirmation: email })
  expect(await ask(grace)).toMatchObject({ status: 400, body: { code: 'wrong_current_password' } })
  await world.pool.query(`update session set proved_at = proved_at - interval '6 minutes'`)
  expect(await ask(ada)).toMatchObject({ status: 403, body: { code: 'proof_required' } })
  await world.pool.query('update session set proved_at = now()')
  expect((await ask(ada)).status).toBe(200)
  expect((await world.ask('currentUser', { cookie: ada.cookie })).status).toBe(401)
})
