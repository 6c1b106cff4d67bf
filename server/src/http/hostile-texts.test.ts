import { calls } from '@app/contract/calls'
import { expect, test } from 'vitest'
import { signInPremium } from '../test/premium.ts'
import { generate, solve } from '../test/rounds.ts'
import { createWorld } from '../test/world.ts'

// She may call everything, so that every text is read.
const world = await createWorld({ at: '2026-03-14T20:00:00Z', adminEmails: ['ada@example.org'] })
const { cookie, id } = await signInPremium(world, 'Ada')
await solve(world, cookie)
const { rows: finished } = await world.pool.query(
  `update round set counted_day = counted_day - 1 where finished_at is not null
   returning id, (select id from solution where round_id = round.id) as idea`,
)
await world.pool.query(`insert into idea_trial (solution_id, user_id, marked_at) values ($1, $2, now())`, [
  finished[0].idea,
  id,
])
const { body: round } = await generate(world, cookie)
// In her browser she had a problem before she signed in.
const visited = await world.call('GET', '/api/guest-problems/random')
const cookies = `${cookie}; ${visited.cookies[0]?.split(';')[0]}`
const email = 'somebody@example.org'

/** What each call takes, all of it right; a call with a text in it must stand here. */
const bodies: Record<string, Record<string, unknown>> = {
  '/api/auth/signup': { firstName: 'Some', lastName: 'Body', email, password: 'analytical' },
  '/api/auth/signin': { email, password: 'analytical' },
  '/api/auth/resend-verification': { email },
  '/api/auth/forgot-password': { email },
  '/api/auth/reset-password': { token: 'made-up', newPassword: 'analytical' },
  '/api/auth/change-password': { currentPassword: 'a guess', newPassword: 'analytical' },
  '/api/settings/time-zone': { timeZone: 'UTC' },
  '/api/settings/delete-account': { confirmation: email, password: 'a guess' },
  '/api/streak/pauses': { from: '2026-04-01', to: '2026-04-07' },
  '/api/admin/amnesties': { day: '2026-03-13', userId: id, reason: 'The database was away.' },
  '/api/achievements/bird': { thinkerId: 'hokusai' },
  '/api/reminders': { on: true, time: '08:15', days: 31, quiet: null, byMail: false },
  '/api/reminders/devices': { endpoint: 'https://push.example.org/one', p256dh: 'a key', auth: 'a secret' },
  '/api/reminders/devices/remove': { endpoint: 'https://push.example.org/one' },
  '/api/reminders/answer': { token: 'made-up', answer: 'opened' },
  '/api/reminders/stop-mails': { token: 'made-up' },
  '/api/problems/report': { problemId: round.id },
  '/api/rounds/:id/second-look': { ideas: ['an idea'] },
  '/api/trials/:id/answer': { answer: 'not_yet', note: 'a note' },
  '/api/guest-problems/score': { problemId: visited.body.id, solutions: ['an idea'] },
  '/api/guest-problems/claim': { problemId: visited.body.id, solutions: ['an idea'], thinkerId: 'none' },
  '/api/guest-analytics/track': {
    eventType: 'genius_selected',
    sessionId: 'session_1',
    problemId: round.id,
    geniusName: 'Hokusai',
  },
  '/api/solutions': {
    problemId: round.id,
    submittedSolutions: ['an idea'],
    submissionMethod: ['text'],
    thinkerId: 'none',
  },
  '/api/custom-problems/solve': {
    problemText: 'a problem',
    solutions: ['an idea'],
    submissionMethod: ['text'],
    thinkerId: 'none',
  },
  '/api/payment/success': { payment_intent_id: 'pi_1', subscription_id: 'sub_1' },
  '/api/subscribe/crypto': { cryptocurrency: 'BTC', network: 'mainnet' },
  '/api/crypto/verify': { paymentId: round.id, transactionHash: 'tx-1', cryptoAddress: 'bc1-sender' },
  '/api/admin/crypto-payments/:id': { outcome: 'refunded', note: 'Sent back.' },
  '/api/admin/card-payments/:id': { note: 'Sent back.' },
  '/api/admin/stray-coins/:id': { outcome: 'refunded', note: 'Sent back.' },
  '/api/admin/users/:id/premium': { until: '2027-01-01', note: 'A gift.' },
  '/api/admin/users/:id/end-premium': { note: 'They asked.' },
  '/api/admin/users/:id/resend-verification': { note: 'They asked.' },
  '/api/admin/users/:id/sign-out': { note: 'They asked.' },
}
/** What the path of a call names. */
const ids: Record<string, string> = {
  '/api/rounds/:id/second-look': finished[0].id,
  '/api/trials/:id/answer': finished[0].idea,
  '/api/admin/crypto-payments/:id': finished[0].id,
  '/api/admin/card-payments/:id': finished[0].id,
  '/api/admin/stray-coins/:id': finished[0].id,
  '/api/admin/users/:id/premium': finished[0].id,
  '/api/admin/users/:id/end-premium': finished[0].id,
  '/api/admin/users/:id/resend-verification': finished[0].id,
  '/api/admin/users/:id/sign-out': finished[0].id,
}
const served = new Set(calls.map(({ path }) => path))
const fields = Object.entries(bodies)
  .filter(([path]) => served.has(path))
  .flatMap(([path, body]) => Object.keys(body).map((field) => ({ path, field })))

const send = (path: string, field: string, text: string) => {
  const old = bodies[path]?.[field]
  const body = { ...bodies[path], [field]: Array.isArray(old) ? [text] : text }
  return world.call('POST', path.replace(':id', ids[path] ?? ''), { cookie: cookies, body })
}

test('T46: every call with a text in its body is covered here', () => {
  const chosen = [
    ...['/api/settings/difficulty', '/api/settings/hints', '/api/settings/rarity', '/api/settings/opinions'],
    ...['/api/rounds/:id/favourites', '/api/rounds/:id/trial', '/api/billing/portal'],
    ...['/api/create-subscription', '/api/subscribe/stripe', '/api/reminders/pause'],
  ]
  const missing = calls.filter(({ path, body }) => body && !bodies[path] && !chosen.includes(path))
  expect(missing.map(({ path }) => path)).toEqual([])
})

test.each(fields)('T46: $field of $path takes nothing that cannot be stored', async ({ path, field }) => {
  for (const text of ['a\0b', '\0', 'a\ud800b', '\udc00', 'a\ud83d', '\udc00\ud800'])
    expect([text, (await send(path, field, `${text}cdefgh`)).status]).toEqual([text, 400])
  expect((await send(path, field, 'x'.repeat(1_000_000))).status).toBe(413)
})

const odd = [
  '\u202eabc',
  '\u200b',
  `a${'\u0301'.repeat(5000)}`,
  '👩‍👩‍👧‍👦'.repeat(3000),
  '\ufeff',
  '\u2028',
  '\u0085',
  'ﷺ'.repeat(300),
]
test.each(fields)(
  'T46: odd letters in $field of $path are accepted or refused, and break nothing',
  async ({ path, field }) => {
    for (const text of odd) expect([text, (await send(path, field, text)).status < 500]).toEqual([text, true])
  },
)

const injections = [
  "'; drop table solution; --",
  "' or '1'='1",
  '1); select pg_sleep(10); --',
  '" union select password from account --',
  '%_\\',
  '$1',
  "\\'; copy \"user\" to program 'true'",
  '{"$ne": null}',
  '{{7*7}}<%= 7*7 %>',
  '../../etc/passwd',
]

test('T48: an idea that looks like SQL is stored as it is, and nothing else happens', async () => {
  const body = { ...bodies['/api/solutions'], thinkerId: undefined }
  const people = async () => (await world.pool.query('select count(*)::int as n from "user"')).rows[0].n
  const before = await people()
  for (const [n, injection] of injections.entries()) {
    await world.pool.query(`delete from progress; delete from day_log; delete from round`)
    const { body: next } = await generate(world, cookie)
    const sent = { ...body, problemId: next.id, submittedSolutions: [injection] }
    expect([n, (await world.call('POST', '/api/solutions', { cookie, body: sent })).status]).toEqual([n, 200])
    expect((await world.pool.query('select text from solution')).rows).toEqual([{ text: injection }])
  }
  expect(await people()).toBe(before)
})

test.each(injections)('T48: %s finds nobody, by address, link or number', async (text) => {
  const path = (name: string) => `${name}${encodeURIComponent(text)}`
  expect((await world.call('GET', path('/api/auth/verify-email?token='))).status).toBe(400)
  expect([200, 400]).toContain((await world.call('GET', path('/api/quote/daily?after='), { cookie })).status)
  expect((await world.call('GET', path('/api/progress/days?to=2026-01-01&from='), { cookie })).status).toBe(400)
  expect((await send('/api/solutions', 'problemId', text)).status).toBe(400)
  expect(
    (await world.call('POST', '/api/auth/signin', { body: { email: text, password: text.padEnd(8) } })).status,
  ).toBe(400)
  expect((await world.call('GET', '/api/auth/user', { cookie })).body.id).toBe(id)
})
