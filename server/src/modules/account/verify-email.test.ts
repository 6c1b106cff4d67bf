import { expect, test } from 'vitest'
import { createWorld } from '../../test/world.ts'
import { deleteUnverifiedSignUps } from './sign-up.ts'
import { createSignUpToken } from './verify-email.ts'

const at = '2026-03-14T20:00:00Z'
const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', password: 'analytical' }
const { email, password } = ada

/** Somebody whose address waits to be verified. */
async function createWaiting() {
  const world = await createWorld({ at, mail: true })
  const signedUp = await world.call('POST', '/api/auth/signup', { body: ada })
  const here = signedUp.cookies.map((each) => each.split(';')[0]).join('; ')
  const verify = (token: string, cookie?: string) =>
    world.call('GET', `/api/auth/verify-email?token=${encodeURIComponent(token)}`, { ...(cookie && { cookie }) })
  const enter = async () => (await world.call('POST', '/api/auth/signin', { body: { email, password } })).status
  return { ...world, here, verify, enter }
}

test('a link is good for a day, and for no longer, and so is its sign-up', async () => {
  const world = await createWaiting()
  const [{ token = '' } = {}] = await world.readMails()
  const { rows } = await world.pool.query('select expires_at from mail')
  expect(rows).toEqual([{ expires_at: new Date('2026-03-15T20:00:00Z') }])
  world.clock.now = new Date('2026-03-15T19:59:59Z')
  expect(await world.enter()).toBe(401)
  world.clock.now = new Date('2026-03-15T20:00:00Z')
  expect(await world.verify(token)).toMatchObject({ status: 400, body: { message: 'Invalid verification link' } })
  expect(await world.enter()).toBe(401)
  world.clock.now = new Date('2026-03-15T19:59:59Z')
  expect((await world.verify(token)).status).toBe(200)
})

const other = '00000000-0000-4000-8000-000000000000'
test.each([
  { why: 'with the seal of another', make: (token: string) => token.replace(/^[^.]+/, other) },
  { why: 'without its seal', make: (token: string) => token.replace(/\..*/, '.') },
  { why: 'with a character more', make: (token: string) => `${token}A` },
  { why: 'with a character less', make: (token: string) => token.slice(0, -1) },
  {
    why: 'signed by somebody else',
    make: (token: string) => createSignUpToken('x'.repeat(40), token.split('.')[0] ?? ''),
  },
  { why: 'for no sign-up', make: (_: string, secret: string) => createSignUpToken(secret, other) },
  { why: 'for no id', make: (_: string, secret: string) => createSignUpToken(secret, 'made-up') },
])('a link $why verifies no address', async ({ make }) => {
  const world = await createWaiting()
  const [{ token = '' } = {}] = await world.readMails()
  expect((await world.verify(make(token, world.secret))).status).toBe(400)
  expect(await world.enter()).toBe(401)
})

test('in another browser a link answers the same however often it is opened, and signs nobody in', async () => {
  const world = await createWaiting()
  const [{ token = '' } = {}] = await world.readMails()
  const replies = [await world.verify(token), await world.verify(token), await world.verify(token)]
  expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(replies.flatMap(({ cookies }) => cookies)).toEqual([])
  expect((await world.pool.query('select from session')).rowCount).toBe(0)
  expect(await world.enter()).toBe(200)
})

test('the browser of the sign-up is signed in by the link, once, and its session proves nothing more', async () => {
  const world = await createWaiting()
  const [{ token = '' } = {}] = await world.readMails()
  const opened = await world.verify(token, world.here)
  expect(opened).toMatchObject({ status: 200, body: { user: { email, firstName: 'Ada', totalSolved: 0 } } })
  const cookie = opened.cookies[0]?.split(';')[0] ?? ''
  expect((await world.ask('currentUser', { cookie })).body).toEqual(opened.body.user)
  expect((await world.ask('beginSecondFactor', { cookie })).status).toBe(403)
  const again = await world.verify(token, world.here)
  expect([again.body, again.cookies]).toEqual([{ message: opened.body.message }, []])
})

test('whoever has only the link, or only the browser of another sign-up for the address, is not signed in', async () => {
  const world = await createWaiting()
  const eve = await world.call('POST', '/api/auth/signup', {
    body: { ...ada, firstName: 'Eve', password: 'mine alone' },
  })
  const [{ token = '' } = {}] = await world.readMails()
  const hers = eve.cookies.map((each) => each.split(';')[0]).join('; ')
  const opened = await world.verify(token, hers)
  expect([opened.status, opened.body.user, opened.cookies]).toEqual([200, undefined, []])
  expect((await world.pool.query('select from session')).rowCount).toBe(0)
})

test('a new link can be asked for until the address is verified; the older letter is not sent any more', async () => {
  const world = await createWaiting()
  const again = () => world.call('POST', '/api/auth/resend-verification', { body: { email } })
  const reply = await again()
  expect(reply).toMatchObject({ status: 200, body: { message: expect.stringContaining('you’ll get a new link') } })
  const mails = await world.readMails()
  expect(mails).toMatchObject([{ kind: 'verify', to: email }])
  await world.verify(mails[0]?.token ?? '')
  await world.pool.query('delete from mail')
  expect((await again()).text).toBe(reply.text)
  expect(await world.readMails()).toEqual([])
})

test('each sign-up that waits gets its own link again, the same as before, and no more letters than an hour allows', async () => {
  const world = await createWaiting()
  for (const firstName of ['Bob', 'Cyd', 'Dan'])
    await world.call('POST', '/api/auth/signup', { body: { ...ada, firstName, password: `${firstName} was here` } })
  const before = (await world.readMails()).map(({ firstName = '', token = '' }) => ({ firstName, token }))
  expect(before.map(({ firstName }) => firstName)).toEqual(['Ada', 'Bob', 'Cyd', 'Dan'])
  const again = async () => {
    // Those that wait to be sent are replaced; these count as sent.
    await world.pool.query(`update mail set sent_at = now(), sealed = null where sealed is not null`)
    await world.call('POST', '/api/auth/resend-verification', { body: { email } })
    return (await world.readMails()).map(({ firstName = '', token = '' }) => ({ firstName, token }))
  }
  await world.pool.query('delete from rate_limit')
  expect((await again()).toSorted((a, b) => a.firstName.localeCompare(b.firstName))).toEqual(before)
  expect([(await again()).length, (await again()).length]).toEqual([1, 0])
})

test('an unproven account is removed after a day, unless something belongs to it', async () => {
  const world = await createWaiting()
  await world.call('POST', '/api/auth/signup', { body: { ...ada, email: 'bob@example.org' } })
  await world.call('POST', '/api/auth/signup', { body: { ...ada, email: 'cyd@example.org' } })
  await world.pool.query(`update "user" set role = 'admin' where email = 'cyd@example.org'`)
  const [first] = await world.readMails()
  await world.verify(first?.token ?? '')
  const left = async () => {
    await deleteUnverifiedSignUps(world)
    const { rows } = await world.pool.query('select email from "user" order by 1')
    const waiting = await world.pool.query('select from pending_sign_up')
    return [rows.map((row) => row.email), waiting.rowCount]
  }
  world.clock.now = new Date('2026-03-15T19:59:59Z')
  expect(await left()).toEqual([[email, 'bob@example.org', 'cyd@example.org'], 3])
  world.clock.now = new Date('2026-03-15T20:00:00Z')
  expect(await left()).toEqual([[email, 'cyd@example.org'], 0])
})
