import { createEmailVerificationToken } from 'better-auth/api'
import { expect, test } from 'vitest'
import { createWorld } from '../../test/world.ts'

const at = '2026-03-14T20:00:00Z'
const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', password: 'analytical' }
const { email, password } = ada

/** Somebody whose address waits to be verified. */
async function createWaiting() {
  const world = await createWorld({ at, mail: true })
  await world.call('POST', '/api/auth/signup', { body: ada })
  const verify = (token: string, method = 'GET') =>
    world.call(method, `/api/auth/verify-email?token=${encodeURIComponent(token)}`)
  const enter = async () => (await world.call('POST', '/api/auth/signin', { body: { email, password } })).status
  return { ...world, verify, enter }
}

test('a link is good for a day, and for no longer', async () => {
  const world = await createWaiting()
  const [{ token = '' } = {}] = await world.readMails()
  const { iat, exp } = JSON.parse(`${Buffer.from(token.split('.')[1] ?? '', 'base64url')}`)
  expect(exp - iat).toBe(24 * 60 * 60)
  const { rows } = await world.pool.query('select expires_at from mail')
  expect(rows).toEqual([{ expires_at: new Date('2026-03-15T20:00:00Z') }])
  const tooOld = await createEmailVerificationToken(world.secret, email, undefined, -1)
  expect(await world.verify(tooOld)).toMatchObject({ status: 400, body: { message: 'Invalid verification link' } })
  expect(await world.enter()).toBe(403)
})

test.each([
  { why: 'signed by somebody else', make: () => createEmailVerificationToken('x'.repeat(40), email) },
  { why: 'not signed', make: async () => `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.` },
  { why: 'for nobody', make: (own: string) => createEmailVerificationToken(own, 'nobody@example.org') },
])('a link $why verifies nobody', async ({ make }) => {
  const world = await createWaiting()
  expect((await world.verify(await make(world.secret))).status).toBe(400)
  expect(await world.enter()).toBe(403)
})

test('a link answers the same however often it is opened, and never signs in', async () => {
  const world = await createWaiting()
  const [{ token = '' } = {}] = await world.readMails()
  const replies = [await world.verify(token), await world.verify(token), await world.verify(token)]
  expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(replies.flatMap(({ cookies }) => cookies)).toEqual([])
  expect((await world.pool.query('select from session')).rowCount).toBe(0)
  expect(await world.enter()).toBe(200)
})

test('a new link can be asked for until the address is verified; the older letter is not sent any more', async () => {
  const world = await createWaiting()
  const again = () => world.call('POST', '/api/auth/resend-verification', { body: { email } })
  const reply = await again()
  expect(reply).toMatchObject({
    status: 200,
    body: { message: expect.stringContaining('you will receive a new link') },
  })
  const mails = await world.readMails()
  expect(mails).toMatchObject([{ kind: 'verify', to: email }])
  await world.verify(mails[0]?.token ?? '')
  await world.pool.query('delete from mail')
  expect((await again()).text).toBe(reply.text)
  expect(await world.readMails()).toEqual([])
})
