import { expect, test } from 'vitest'
import { generate, handIn, ideas, solve } from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'
import { insertGrant } from '../premium/grants.ts'

const at = '2026-03-14T20:00:00Z'
type World = Awaited<ReturnType<typeof createWorld>>
const download = (world: World, cookie: string, headers = {}) =>
  world.call('GET', '/api/settings/data', { cookie, headers })

/** Rounds of the past, each with so many solutions of so many characters. */
async function write(world: World, userId: string, { rounds, solutions, size }: Record<string, number>) {
  await world.pool.query(
    `with made as (insert into round (user_id, kind, custom_problem, day, zone, number, slots, opened_at)
       select $1, 'custom', 'Problem ' || n, date '2020-01-01' + n / 3, 'UTC', n % 3 + 1, 20, now()
       from generate_series(0, $2 - 1) as n returning id, user_id, kind)
     insert into solution (round_id, user_id, kind, position, text, method, created_at)
     select id, user_id, kind, position, repeat('ä', $4), 'text', now() from made, generate_series(1, $3) as position`,
    [userId, rounds, solutions, size],
  )
}

test('a person downloads everything of theirs, and nothing of anybody else', async () => {
  const world = await createWorld({ at })
  const [ada, grace] = [await world.signIn('Ada', 'Europe/Berlin'), await world.signIn('Grace')]
  const { body: round } = await generate(world, ada.cookie)
  await world.call('POST', '/api/problems/report', { cookie: ada.cookie, body: { problemId: round.id } })
  await handIn(world, ada.cookie, ideas(round.id, 'a doorstop', 'a "quoted" bookend\n'))
  await solve(world, grace.cookie)
  const reply = await download(world, ada.cookie)

  expect(reply.status).toBe(200)
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="firecrest-my-data.json"',
    'cache-control': 'no-store, private',
  })
  expect(Object.keys(reply.body).join(' ')).toBe(
    'exportedAt profile settings achievements birds coachSteps pauses zoneChanges amnesties checkouts reminders remindersSent ' +
      'monthLetters pushDevices devices waysToSignIn days rounds reports shareLinks sharedIdeas shownIdeas grants subscriptions cardReviews coinPayments ' +
      'mails deeds',
  )
  expect(reply.body).toMatchObject({
    exportedAt: '2026-03-14T20:00:00.000Z',
    profile: { email: 'ada@example.org', firstName: 'Ada', totalSolved: 1 },
    settings: { difficulty: 'easy', timeZone: 'Europe/Berlin' },
    days: [{ day: '2026-03-14', kind: 'done' }],
    rounds: [
      {
        id: round.id,
        problem: round.text,
        countedDay: '2026-03-14',
        solutions: [
          { position: 1, text: 'a doorstop', method: 'text' },
          { position: 2, text: 'a "quoted" bookend\n' },
        ],
      },
    ],
    reports: [{ problem: round.text, reportedAt: '2026-03-14T20:00:00.000Z' }],
    grants: [],
    mails: [],
  })
  expect(reply.body.devices).toHaveLength(1)
  expect(reply.text).not.toMatch(/grace/i)
})

/** Where each table with something of a person is found in the file, or why it is not there. */
const places: Record<string, string> = {
  account: 'a key: the hash of the password',
  achievement: 'canary-achievement',
  address_change: 'canary-new-address',
  address_undo: 'canary-old-address',
  amnesty: 'canary-amnesty',
  audit_log: 'canary-deed',
  bird_found: 'canary-bird',
  calendar_feed: 'a key: the hash of an address',
  card_checkout: 'c0000000-0000-4000-8000-0000000000ff',
  card_review: 'canary-review',
  chain_receipt: 'canary-receipt',
  coach_step: 'canary-try',
  connected_account: 'canary-subject',
  crypto_payment: 'canary-address',
  crypto_payment_step: 'canary-step',
  day_log: '2019-01-01',
  day_pass: 'a problem that waits; once it is opened, it is a round',
  deposit_pool: 'an address of ours',
  entitlement_grant: 'canary-grant',
  idea_sketch: 'made from the ideas, which are there',
  idea_trial: 'canary-note',
  idempotency_key: 'a number of the browser, not of the person',
  mail: 'canary-recipient',
  month_letter: '2019-05-02',
  other_list: 'canary-other',
  passkey: 'canary-passkey',
  password_reset: 'a key: the hash of a link',
  pause: '2019-02-01',
  pending_sign_up: 'for a day; what was proven of it is the account',
  problem_report: 'reportedAt',
  progress: 'counted from the days and rounds, which are there',
  push_endpoint: '2019-05-01',
  push_message: 'a reminder on its way; that it was sent stands in reminder_sent',
  recovery_code: '2019-07-01',
  reminder: '2019-03-01',
  reminder_sent: '2019-04-01',
  renewal_letter: 'that a letter was sent, which stands in mail',
  round: 'canary-problem',
  second_factor: '2019-07-02',
  second_look: 'canary-second',
  session: 'canary-device',
  share_link: 'canary-shared',
  shared_idea: 'canary-seen',
  shown_idea: '2019-06-01',
  sign_in_step: 'a step between two requests, for ten minutes',
  solution: 'canary-idea',
  stored_letter: 'a key: the letter holds the link, and mail says that it was sent',
  stray_credit: 'money at an address of ours',
  stripe_subscription: 'canary-subscription',
  zone_change: 'canary-zone',
}

const written = [
  `insert into achievement values ($1, 'canary-achievement', now())`,
  `insert into amnesty (day, user_id, reason, created_at) values ('2019-01-02', $1, 'canary-amnesty', now())`,
  `insert into audit_log (at, actor_id, action) values (now(), $1, 'canary-deed')`,
  `insert into passkey values ('id', $1, '', 0, '{}', 'canary-passkey', true, now())`,
  `insert into connected_account values ('issuer', 'canary-subject', $1, 'google', null, now())`,
  `insert into second_factor (user_id, secret, confirmed_at, created_at) values ($1, '', '2019-07-02', now())`,
  `update session set way = 'password_code' where user_id = $1`,
  `insert into recovery_code values ($1, 'hash', '2019-07-01')`,
  `insert into address_change values ($1, 'canary-new-address', 'hash', now())`,
  `insert into address_undo values ('hash', $1, 'canary-old-address', 'new', now())`,
  `insert into bird_found values ($1, 'canary-bird', now())`,
  `insert into card_checkout values ($1, 'annual', 'c0000000-0000-4000-8000-0000000000ff', now())`,
  `insert into card_review (payment_id, user_id, customer_id, amount, currency, found_at)
   values ('canary-review', $1, 'cus_1', 995, 'usd', now())`,
  `insert into stripe_subscription (id, user_id, customer_id, status, synced_at)
   values ('canary-subscription', $1, 'cus_1', 'canceled', now())`,
  `insert into crypto_payment (user_id, currency, network, chain, usd_cents, due, price, address, family, created_at, expires_at)
   values ($1, 'BTC', 'mainnet', 'bitcoin', 10448, 1, '{}', 'canary-address', 'bitcoin', now(), now())`,
  `insert into chain_receipt (chain, tx, out_ref, payment_id, amount, state, seen_at)
   select chain, 'canary-receipt', '0', id, 1, 'shown', now() from crypto_payment where user_id = $1`,
  `insert into crypto_payment_step (payment_id, at, after, reason)
   select id, now(), 'created', 'canary-step' from crypto_payment where user_id = $1`,
  `insert into day_log (user_id, day, kind, zone, created_at) values ($1, '2019-01-01', 'paused', 'UTC', now())`,
  `insert into mail (user_id, kind, recipient, sealed, next_attempt_at, created_at)
   values ($1, 'reset', 'canary-recipient', '', now(), now())`,
  `insert into pause (user_id, from_day, to_day, created_at) values ($1, '2019-02-01', '2019-02-03', now())`,
  `insert into problem_report select id, $1, now() from problem limit 1`,
  `insert into reminder (user_id, minute, days, paused_until) values ($1, 495, 31, '2019-03-01')`,
  `insert into month_letter (user_id, month, is_sent, decided_at) values ($1, '2019-05-02', true, now())`,
  `insert into reminder_sent (user_id, day, sent_at) values ($1, '2019-04-01', now())`,
  `insert into push_endpoint (user_id, session_id, hash, sealed, created_at)
   select user_id, id, 'hash', '', '2019-05-01' from session where user_id = $1`,
  `insert into round (user_id, kind, custom_problem, day, zone, number, slots, opened_at)
   values ($1, 'custom', 'canary-problem', '2019-01-01', 'UTC', 1, 3, now())`,
  `insert into solution (round_id, user_id, kind, position, text, method, created_at)
   select id, user_id, kind, 1, 'canary-idea', 'text', now() from round where user_id = $1`,
  `insert into other_list (user_id, round_id, content_hash, texts, methods, finished_at, received_at)
   select user_id, id, 'hash', '{canary-other}', '{text}', now(), now() from round where user_id = $1`,
  `insert into coach_step (id, user_id, rule, set_by, set_day, facts, try_text)
   select id, user_id, 'choose', id, day, '{}', 'canary-try' from round where user_id = $1`,
  `insert into second_look (user_id, round_id, position, text, created_at)
   select user_id, id, 1, 'canary-second', now() from round where user_id = $1`,
  `insert into idea_trial (solution_id, user_id, marked_at, note)
   select id, user_id, now(), 'canary-note' from solution where user_id = $1`,
  `insert into share_link (code, user_id, round_id, problem_id, card, idea, shared_at)
   select 'code', $1, gen_random_uuid(), id, '{}', 'canary-shared', now() from problem limit 1`,
  `insert into shared_idea (problem_id, user_id, round_id, position, text, visible_from, state)
   select p.id, $1, r.id, 1, 'canary-seen', now(), 'shown' from (select id from problem limit 1) p, round r where r.user_id = $1`,
  `insert into shown_idea (idea_id, user_id, author_id, round_id, role, shown_at)
   select id, $1, $1, round_id, 'near', '2019-06-01' from shared_idea`,
  `update session set device = 'canary-device' where user_id = $1`,
  `insert into zone_change values ($1, now(), 'canary-zone')`,
]

test('the download covers every table with data of a person', async () => {
  const world = await createWorld({ at })
  const { cookie, id } = await world.signIn('Ada')
  const { rows } = await world.pool.query<{ name: string }>(
    `with recursive kin(it) as (select '"user"'::regclass::oid union
       select conrelid from pg_constraint join kin on confrelid = it where contype = 'f')
     select it::regclass::text as name from kin where it <> '"user"'::regclass order by 1`,
  )
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(places))
  for (const row of written) await world.pool.query(row, [id])
  await insertGrant(world.db, { userId: id, source: 'admin', reference: 'canary-grant', startsAt: world.clock.now })
  const { text, status } = await download(world, cookie)
  expect(status).toBe(200)
  const wanted = Object.values(places).filter((place) => !place.includes(' '))
  expect(wanted.filter((place) => !text.includes(place))).toEqual([])
})

test('the download holds no secret of the account', async () => {
  const world = await createWorld({ at })
  const { cookie, id } = await world.signIn('Ada')
  await world.pool.query(
    `insert into mail (user_id, kind, recipient, sealed, next_attempt_at, created_at)
     values ($1, 'reset', 'ada@example.org', 'sealed-letter', now(), now())`,
    [id],
  )
  const { text, body } = await download(world, cookie)
  expect(body.mails).toMatchObject([{ kind: 'reset', recipient: 'ada@example.org' }])
  const { rows } = await world.pool.query('select token, password from session join account using (user_id)')
  for (const secret of [rows[0].token, rows[0].password, 'argon2id', 'sealed-letter'])
    expect(text).not.toContain(secret)
})

test('T40: every round is there once, however many there are', async () => {
  const world = await createWorld({ at })
  const { cookie, id } = await world.signIn('Ada')
  await write(world, id, { rounds: 350, solutions: 2, size: 5 })
  const { body } = await download(world, cookie)
  const problems = new Set(body.rounds.map(({ problem }: { problem: string }) => problem))
  expect([body.rounds.length, problems.size]).toEqual([350, 350])
  expect(body.rounds.every(({ solutions }: { solutions: unknown[] }) => solutions.length === 2)).toBe(true)
})

test('T40: the file is made as fast as it is fetched, a few rounds at a time', async () => {
  const world = await createWorld({ at })
  const { cookie, id } = await world.signIn('Ada')
  await write(world, id, { rounds: 400, solutions: 20, size: 500 })
  let asked = 0
  world.pool.on('acquire', () => {
    asked += 1
  })
  const response = await world.app.request('/api/settings/data', { headers: { cookie } })
  const before = asked
  const [reader, sizes] = [response.body?.getReader(), [] as number[]]
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    sizes.push(piece.value.length)
    expect(asked - before).toBeLessThanOrEqual(sizes.length)
  }
  const all = sizes.reduce((sum, size) => sum + size, 0)
  expect(all).toBeGreaterThan(8_000_000)
  expect(Math.max(...sizes)).toBeLessThan(1_500_000)
})
