import { expect, test } from 'vitest'
import { openSignUps } from '../../test/sign-ups.ts'

const minute = 60_000
const places = ['A', 'B', 'C', 'D', 'E']

type World = Awaited<ReturnType<typeof openSignUps>>
/** All that were queued, delivered or not. */
const countLetters = async ({ pool }: World, kind: string) =>
  (await pool.query('select from mail where kind = $1', [kind])).rowCount
const forgot = ({ call, email }: World) => call('POST', '/api/auth/forgot-password', { body: { email } })
const resend = ({ call, email }: World) => call('POST', '/api/auth/resend-verification', { body: { email } })

test('T62: an owner who finds all five places taken can sign up, though a stranger asks for letters every minute of a day', async () => {
  const world = await openSignUps()
  const start = world.clock.now.getTime()
  for (const name of places) await world.signUp(name)
  for (let n = 0; n < 24 * 60; n++) {
    world.clock.now = new Date(start + n * minute)
    await resend(world)
    // The owner tries every hour, once each of the two ways.
    if (n % 60 === 30) await world.signUp('Owner', n)
    if (n === 30 || n % 60 === 45) await forgot(world)
    if (n === 30) {
      const kinds = (await world.readMails()).map(({ kind }) => kind)
      expect(kinds).toEqual(expect.arrayContaining(['sign_ups_full', 'reset']))
    }
  }
  // Five first letters, five that are sent again at once and one more every 4.8 hours, however often somebody calls.
  expect(await countLetters(world, 'verify')).toBe(5 + 5 + 4)
  expect(await countLetters(world, 'sign_ups_full')).toBe(5 + 4)
  expect(await countLetters(world, 'reset')).toBe(25)
  const newest = (await world.readMails()).findLast(({ kind }) => kind === 'reset')
  expect((await world.reset(newest?.token)).status).toBe(200)
  expect([await world.statusOf('A'), (await world.enter('chosen by mail')).status]).toEqual([401, 200])
})

test('T62: the letter that a sign-up without a place gets lets the owner choose a password', async () => {
  const world = await openSignUps()
  for (const name of places) await world.signUp(name)
  for (let n = 0; n < 8; n++) await resend(world)
  await world.signUp('Owner')
  expect((await world.letters('verify')).map(({ firstName }) => firstName)).not.toContain('Owner')
  const [letter] = await world.letters('sign_ups_full')
  expect((await world.reset(letter?.token)).status).toBe(200)
  expect([await world.statusOf('A'), (await world.enter('chosen by mail')).status]).toEqual([401, 200])
})

test('T32: sign-ups beyond the five places take nothing from the letters to choose a password', async () => {
  const world = await openSignUps()
  for (let n = 0; n < 20; n++) await world.signUp(`Person${n}`)
  expect([await countLetters(world, 'verify'), await countLetters(world, 'sign_ups_full')]).toEqual([5, 5])
  for (let n = 0; n < 7; n++) await forgot(world)
  expect(await countLetters(world, 'reset')).toBe(5)
})
