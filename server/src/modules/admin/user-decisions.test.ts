import { expect, test } from 'vitest'
import { createWorld } from '../../test/world.ts'
import { insertGrant, revokeGrant } from '../premium/grants.ts'
import { queuePremiumEndMail } from '../premium/premium-end-mail.ts'

const at = '2026-03-14T20:00:00Z'
const note = 'They found the bug in the year view.'

async function withAda(settings: Partial<Parameters<typeof createWorld>[0]> = {}) {
  const world = await createWorld({ at, adminEmails: ['root@example.org'], ...settings })
  const root = await world.signIn('Root')
  const ada = await world.signIn('Ada')
  const decide = (what: string, body: object, id = ada.id) =>
    world.call('POST', `/api/admin/users/${id}/${what}`, { cookie: root.cookie, body })
  const actions = async () =>
    (await world.pool.query('select actor_id as actor, action, target_id as target, details from audit_log')).rows
  const plan = async () => (await world.call('GET', '/api/auth/user', { cookie: ada.cookie })).body.plan
  const kinds = async () => (await world.readMails()).map(({ kind }) => kind)
  const later = (days: number) => {
    world.clock.now = new Date(world.clock.now.getTime() + days * 86_400_000)
  }
  return { world, root, ada, decide, actions, plan, kinds, later }
}

const actions = ['premium', 'end-premium', 'resend-verification', 'sign-out']

test.each(actions)('"%s" needs a note, and a person that there is', async (action) => {
  const { decide, actions } = await withAda()
  for (const body of [{}, { note: '' }, { note: ' \n' }, { note: 'x'.repeat(501) }, { note, more: 1 }])
    expect((await decide(action, body)).status).toBe(400)
  expect((await decide(action, { note: ' ' })).body.message).toBe('Please say why.')
  expect((await decide(action, { note }, 'nobody')).status).toBe(404)
  expect(await actions()).toEqual([])
})

test.each([
  { body: { days: 30 }, until: '2026-04-13T20:00:00.000Z' },
  { body: { until: '2026-06-30' }, until: '2026-07-01T12:00:00.000Z' },
  { body: {}, until: null },
])('premium is given for $body, written down and announced by mail', async ({ body, until }) => {
  const { root, ada, decide, actions, plan, kinds, later } = await withAda()
  expect((await decide('premium', { ...body, note })).body).toEqual({ until })
  expect(await plan()).toBe('premium')
  expect(await actions()).toEqual([
    { actor: root.id, action: 'premium_granted', target: ada.id, details: { until, note } },
  ])
  expect(await kinds()).toEqual(['premium_started'])
  later(365)
  expect(await plan()).toBe(until === null ? 'premium' : 'free')
})

test.each([
  { body: { days: 0 }, why: 'no days' },
  { body: { days: 1.5 }, why: 'half a day' },
  { body: { days: 5, until: '2026-06-30' }, why: 'two ends' },
  { body: { until: '2026-03-12' }, why: 'a day that is over' },
  { body: { until: '2026-02-30' }, why: 'no date' },
  { body: { until: '9999-12-31' }, why: 'a day too far away' },
])('premium for $why is refused, and nothing is written', async ({ body }) => {
  const { decide, actions, plan } = await withAda()
  expect((await decide('premium', { ...body, note })).status).toBe(400)
  expect([await plan(), await actions()]).toEqual(['free', []])
})

test('premium that is given twice, also at once, is given once; another end moves it', async () => {
  const { world, decide, actions, kinds } = await withAda()
  const give = (until: string) => decide('premium', { until, note })
  await Promise.all([give('2026-06-30'), give('2026-06-30'), give('2026-06-30')])
  const grants = async () => (await world.pool.query('select ends_at from entitlement_grant')).rows
  expect([(await grants()).length, (await actions()).length, await kinds()]).toEqual([1, 1, ['premium_started']])
  await give('2026-04-30')
  expect(await grants()).toEqual([{ ends_at: new Date('2026-05-01T12:00:00Z') }])
  expect([(await actions()).length, await kinds()]).toEqual([2, ['premium_started']])
})

test('premium that was given or paid in coins ends at once, with what has not begun, and one mail announces it', async () => {
  const { world, root, ada, decide, actions, plan, kinds, later } = await withAda()
  await decide('premium', { days: 10, note })
  for (const [reference, from, to] of [
    ['p1', '2026-03-01', '2026-04-01'],
    ['p2', '2026-04-01', '2027-04-01'],
  ] as const)
    await insertGrant(world.db, {
      userId: ada.id,
      source: 'crypto',
      reference,
      plan: 'annual',
      startsAt: new Date(from),
      endsAt: new Date(to),
    })
  expect((await decide('end-premium', { note })).body).toEqual({ ended: true })
  expect(await plan()).toBe('free')
  later(40)
  expect(await plan()).toBe('free')
  const details = { from: 'admin, crypto', note }
  expect((await actions())[1]).toEqual({ actor: root.id, action: 'premium_revoked', target: ada.id, details })
  expect((await decide('end-premium', { note })).body).toEqual({ ended: false })
  expect([(await actions()).length, await kinds()]).toEqual([2, ['premium_started', 'premium_ended']])
})

test('one mail announces that an admin has ended a coin year, also when the network takes its money back later', async () => {
  const { world, ada, decide, kinds } = await withAda()
  const year = { source: 'crypto', reference: 'p1' } as const
  const [startsAt, endsAt] = [new Date('2026-03-01'), new Date('2027-03-01')]
  await insertGrant(world.db, { ...year, userId: ada.id, plan: 'annual', startsAt, endsAt })
  await decide('end-premium', { note })
  expect(await kinds()).toEqual(['premium_ended'])
  await world.transact(async (db) => {
    await revokeGrant(db, { ...year, at: world.clock.now, reason: 'The network reversed the payment.' })
    await queuePremiumEndMail(db, world.outbox, { ...year, at: world.clock.now })
  })
  expect(await kinds()).toEqual(['premium_ended'])
})

test.each(['grant', 'mirror'])(
  'premium that a card pays is not ended behind the back of Stripe (%s)',
  async (known) => {
    const { world, ada, decide, actions, plan } = await withAda()
    await decide('premium', { note })
    if (known === 'grant')
      await insertGrant(world.db, { userId: ada.id, source: 'stripe', reference: 'sub_1', startsAt: world.clock.now })
    else
      await world.pool.query(
        `insert into stripe_subscription (id, user_id, customer_id, status, synced_at) values ('sub_1', $1, 'cus_1', 'past_due', now())`,
        [ada.id],
      )
    const { status, body } = await decide('end-premium', { note })
    expect([status, body.message]).toEqual([
      409,
      'This person has a card subscription. Cancel it in Stripe to end their Premium.',
    ])
    expect([await plan(), (await actions()).length]).toEqual(['premium', 1])
  },
)

test('a person signed out everywhere is refused at the next request, and can sign in again', async () => {
  const { world, root, ada, decide, actions } = await withAda()
  const again = await world.signIn('Ada')
  expect((await decide('sign-out', { note })).body).toEqual({ sessions: 2 })
  for (const { cookie } of [ada, again])
    expect((await world.call('GET', '/api/auth/user', { cookie })).status).toBe(401)
  expect((await world.call('GET', '/api/auth/user', { cookie: root.cookie })).status).toBe(200)
  const details = { sessions: 2, note }
  expect(await actions()).toEqual([{ actor: root.id, action: 'signed_out_everywhere', target: ada.id, details }])
  expect((await world.signIn('Ada')).id).toBe(ada.id)
})

test('a link that proves an address is sent again, and proves it', async () => {
  const { world, root, decide, actions } = await withAda()
  const later = world.openProcess({ hasMail: true })
  const body = { firstName: 'Grace', lastName: 'Person', email: 'grace@example.org', password: 'analytical' }
  await later.call('POST', '/api/auth/signup', { body })
  const list = () => world.call('GET', '/api/admin/users?unverified=true', { cookie: root.cookie })
  const [grace] = (await list()).body
  expect(grace.email).toBe(body.email)
  const before = (await world.readMails()).map(({ id }) => id)
  expect((await decide('resend-verification', { note }, grace.id)).body).toEqual({ letters: 1 })
  // A newer link takes the place of one that was not sent yet.
  const letters = (await world.readMails()).filter(({ id }) => !before.includes(id))
  expect(letters).toMatchObject([{ kind: 'verify', to: body.email }])
  const sent = { actor: root.id, action: 'verification_resent', target: grace.id, details: { note } }
  expect((await actions()).filter(({ action }) => action !== 'users_listed')).toEqual([sent])
  const opened = await later.call('GET', `/api/auth/verify-email?token=${letters[0]?.token}`)
  expect([opened.status, (await list()).body]).toEqual([200, []])
  expect((await decide('resend-verification', { note }, grace.id)).body).toEqual({ letters: 0 })
  expect((await actions()).filter(({ action }) => action === 'verification_resent')).toHaveLength(1)
})

test('a visitor who asks for as many links as allowed does not stop an admin from sending one', async () => {
  const { world, root, decide } = await withAda()
  const later = world.openProcess({ hasMail: true })
  const body = { firstName: 'Grace', lastName: 'Person', email: 'grace@example.org', password: 'analytical' }
  await later.call('POST', '/api/auth/signup', { body })
  for (let n = 0; n < 7; n++) await later.call('POST', '/api/auth/resend-verification', { body: { email: body.email } })
  const [grace] = (await world.call('GET', '/api/admin/users?unverified=true', { cookie: root.cookie })).body
  expect((await decide('resend-verification', { note }, grace.id)).body).toEqual({ letters: 1 })
})

test('an admin mails an address no more often than anybody may', async () => {
  const { world, decide } = await withAda()
  await world.pool.query('update "user" set email_verified = false where email like $1', ['ada%'])
  const statuses = []
  for (let n = 0; n < 8; n++) statuses.push((await decide('resend-verification', { note })).status)
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
})

test.each(actions)('"%s" does not happen where it cannot be written down', async (action) => {
  const { world, ada, decide, plan } = await withAda()
  if (action === 'end-premium') await decide('premium', { note })
  if (action === 'resend-verification')
    await world.pool.query(
      `insert into pending_sign_up (id, user_id, place, password_hash, first_name, last_name, time_zone, device,
         created_at, expires_at)
       values (gen_random_uuid(), $1, 1, '', 'Ada', 'Person', 'UTC', '', $2, $2::timestamptz + interval '1 day')`,
      [ada.id, world.clock.now],
    )
  const mails = (await world.readMails()).length
  await world.pool.query('alter table audit_log rename to gone')
  expect((await decide(action, { note })).status).toBe(500)
  expect([await plan(), (await world.readMails()).length]).toEqual([
    action === 'end-premium' ? 'premium' : 'free',
    mails,
  ])
})
