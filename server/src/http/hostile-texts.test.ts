import { calls } from '@app/contract/calls'
import type { RouteName } from '@app/contract/routes'
import { expect, test } from 'vitest'
import { safeParse } from 'zod/v4/core'
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
const visited = await world.ask('guestProblem')
const cookies = `${cookie}; ${visited.cookies[0]?.split(';')[0]}`
const email = 'somebody@example.org'

/** What each call takes, all of it right; a call with a text in it must stand here. */
const bodies: Partial<Record<RouteName, Record<string, unknown>>> = {
  signUp: { firstName: 'Some', lastName: 'Body', email, password: 'analytical' },
  signIn: { email, password: 'analytical' },
  resendVerification: { email },
  forgotPassword: { email },
  resetPassword: { token: 'made-up', newPassword: 'analytical' },
  changePassword: { currentPassword: 'a guess', newPassword: 'analytical' },
  renamePasskey: { name: 'Desk' },
  proveByProvider: { from: '/settings' },
  prove: { password: 'a guess', code: '000000' },
  signInByCode: { code: '000000' },
  confirmSecondFactor: { code: '000000' },
  changeAddress: { email },
  followAddressLink: { token: 'made-up' },
  changeTimeZone: { timeZone: 'UTC' },
  deleteAccount: { confirmation: email, password: 'a guess' },
  planPause: { from: '2026-04-01', to: '2026-04-07' },
  declareAmnesty: { day: '2026-03-13', userId: id, reason: 'The database was away.' },
  findBird: { thinkerId: 'hokusai' },
  saveReminders: { on: true, time: '08:15', days: 31, quiet: null, byMail: false },
  addPushDevice: { endpoint: 'https://push.example.org/one', p256dh: 'a key', auth: 'a secret' },
  removePushDevice: { endpoint: 'https://push.example.org/one' },
  answerReminder: { token: 'made-up', answer: 'opened' },
  stopReminderMails: { token: 'made-up' },
  reportProblem: { problemId: round.id },
  lookAgain: { ideas: ['an idea'] },
  tryStep: { text: 'an idea' },
  finishSharedProblem: { problemId: round.id, solutions: ['an idea'] },
  answerTrial: { answer: 'not_yet', note: 'a note' },
  scoreGuest: { problemId: visited.body.id, solutions: ['an idea'] },
  claimGuest: { problemId: visited.body.id, solutions: ['an idea'], thinkerId: 'curie' },
  trackGuest: {
    eventType: 'genius_selected',
    sessionId: 'session_1',
    problemId: round.id,
    geniusName: 'Hokusai',
  },
  submitSolutions: {
    problemId: round.id,
    submittedSolutions: ['an idea'],
    submissionMethod: ['text'],
    thinkerId: 'curie',
  },
  solveCustom: {
    problemText: 'a problem',
    solutions: ['an idea'],
    submissionMethod: ['text'],
    thinkerId: 'curie',
  },
  confirmPayment: { payment_intent_id: 'pi_1', subscription_id: 'sub_1' },
  subscribeByCrypto: { cryptocurrency: 'BTC', network: 'mainnet' },
  verifyCrypto: { paymentId: round.id, transactionHash: 'tx-1', cryptoAddress: 'bc1-sender' },
  settleCryptoPayment: { outcome: 'refunded', note: 'Sent back.' },
  settleCardReview: { note: 'Sent back.' },
  settleStray: { outcome: 'refunded', note: 'Sent back.' },
  settleReports: { outcome: 'swap', note: 'They are right.' },
  settleSharedIdea: { outcome: 'hide', note: 'They are right.' },
  settleReportedLink: { outcome: 'end', note: 'They are right.' },
  grantPremium: { until: '2027-01-01', note: 'A gift.' },
  endPremium: { note: 'They asked.' },
  resendLink: { note: 'They asked.' },
  signOutUser: { note: 'They asked.' },
  allowSharing: { note: 'They asked.' },
}
/** What the path of a call names. */
const ids: Partial<Record<RouteName, string>> = {
  lookAgain: finished[0].id,
  tryStep: finished[0].id,
  answerTrial: finished[0].idea,
  settleCryptoPayment: finished[0].id,
  settleCardReview: finished[0].id,
  settleStray: finished[0].id,
  settleReports: finished[0].id,
  settleSharedIdea: finished[0].id,
  settleReportedLink: 'made-up',
  renamePasskey: 'made-up',
  grantPremium: finished[0].id,
  endPremium: finished[0].id,
  resendLink: finished[0].id,
  signOutUser: finished[0].id,
  allowSharing: finished[0].id,
}
const fields = calls.flatMap(({ name }) => Object.keys(bodies[name] ?? {}).map((field) => ({ name, field })))

const send = (name: RouteName, field: string, text: string) => {
  const old = bodies[name]?.[field]
  const body = { ...bodies[name], [field]: Array.isArray(old) ? [text] : text }
  return world.ask(name, { params: { id: ids[name] ?? '', code: 'made-up', name: 'nobody' }, cookie: cookies, body })
}

test('T46: every call with a text in its body is covered here', () => {
  const chosen: readonly RouteName[] = [
    'changeDifficulty',
    'switchHints',
    'switchRarity',
    'switchOpinions',
    'switchCoach',
    'askKnownDevices',
    'chooseFavourites',
    'markTrial',
    'openBilling',
    'createSubscription',
    'subscribeByCard',
    'pauseReminders',
    'switchMonthMails',
    // Bytes in base64url, inside of an object.
    'signInByPasskey',
    'proveByPasskey',
    'addPasskey',
    'shareIdea',
    'wishIdea',
    'reportIdea',
    'shareRound',
  ]
  const missing = calls.filter(({ name, body }) => body && !bodies[name] && !chosen.includes(name))
  expect(missing.map(({ name }) => name)).toEqual([])
})

test('T46: all else in each body is right, so that a refusal below is about its text', () => {
  const wrong = calls.filter(({ name, body }) => body && bodies[name] && !safeParse(body, bodies[name]).success)
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test.each(fields)('T46: $field of $name takes nothing that cannot be stored', async ({ name, field }) => {
  for (const text of ['a\0b', '\0', 'a\ud800b', '\udc00', 'a\ud83d', '\udc00\ud800'])
    expect([text, (await send(name, field, `${text}cdefgh`)).status]).toEqual([text, 400])
  expect((await send(name, field, 'x'.repeat(1_000_000))).status).toBe(413)
})

const ideas = ['submittedSolutions', 'solutions', 'ideas']
const written = [...ideas, 'text', 'firstName', 'lastName', 'problemText', 'note', 'reason']
const nothingSeen = ['\u200b', '\u2800 \u3164', '\u00ad\u2060\n', '\u202e\ufeff', '\ufe0f\u200d']

test.each(fields.filter(({ field }) => written.includes(field)))(
  'T46: a text in which nothing is seen is blank, and refused as $field of $name',
  async ({ name, field }) => {
    for (const text of nothingSeen) expect([text, (await send(name, field, text)).status]).toEqual([text, 400])
  },
)

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
  'T46: odd letters in $field of $name are accepted or refused, and break nothing',
  async ({ name, field }) => {
    for (const text of odd) expect([text, (await send(name, field, text)).status < 500]).toEqual([text, true])
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
  const body = { ...bodies.submitSolutions, thinkerId: undefined }
  const people = async () => (await world.pool.query('select count(*)::int as n from "user"')).rows[0].n
  const before = await people()
  for (const [n, injection] of injections.entries()) {
    await world.pool.query(`delete from progress; delete from day_log; delete from round`)
    const { body: next } = await generate(world, cookie)
    const sent = { ...body, problemId: next.id, submittedSolutions: [injection] }
    expect([n, (await world.ask('submitSolutions', { cookie, body: sent })).status]).toEqual([n, 200])
    expect((await world.pool.query('select text from solution')).rows).toEqual([{ text: injection }])
  }
  expect(await people()).toBe(before)
})

test.each(injections)('T48: %s finds nobody, by address, link or number', async (text) => {
  const statusOf = async (...asked: Parameters<typeof world.ask>) => (await world.ask(...asked)).status
  expect(await statusOf('verifyEmail', { query: { token: text } })).toBe(400)
  expect([200, 400]).toContain(await statusOf('dailyQuote', { query: { after: text }, cookie }))
  expect(await statusOf('dayLog', { query: { to: '2026-01-01', from: text }, cookie })).toBe(400)
  expect((await send('submitSolutions', 'problemId', text)).status).toBe(400)
  expect(await statusOf('signIn', { body: { email: text, password: text.padEnd(8) } })).toBe(400)
  expect((await world.ask('currentUser', { cookie })).body.id).toBe(id)
})
