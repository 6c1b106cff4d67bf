import { calls, type NamedCall } from '@app/contract/calls'
import { expect, test } from 'vitest'
import * as z from 'zod/v4/core'
import { findBreaches } from '../invariants.ts'
import { type Answer, ask, expectNamed, partsOf } from './ask.ts'
import { type Cast, makeCast, type Role } from './cast.ts'
import { findLeaks } from './leaks.ts'
import { oddRequestsTo } from './odd-requests.ts'
import { openWorld } from './open-world.ts'
import { rowsOf } from './rows-of.ts'
import { type Entry, entryOf, nameOf } from './table.ts'

// Hundreds of requests each, perhaps on a busy machine.
const world = await openWorld()
const named = calls.map((call) => ({ name: nameOf(call), call }))
const roleFor = ({ call }: Entry): Role => (call.access === 'admin' || call.access === 'premium' ? call.access : 'user')

/** Some at once, so that they meet each other too. */
async function eachOf<T>(list: readonly T[], work: (each: T) => Promise<void>) {
  for (let i = 0; i < list.length; i += 10) {
    // Limits have tests of their own; here they would keep most requests from being read.
    await world.pool.query('delete from rate_limit')
    await Promise.all(list.slice(i, i + 10).map(work))
  }
}

/** Refused in a sentence or done, never a fault, and nothing said that must not be. */
function expectSane(cast: Cast, why: string, answer: Answer, call?: NamedCall) {
  const { status } = answer
  expect([why, status < 500]).toEqual([why, true])
  if (status >= 400) expectNamed(answer, call)
  expect(findLeaks(cast, answer)).toEqual([])
}

/** For calls that neither end a session nor use up what they name. */
const shared = await makeCast(world)
const needsOwnCast = ({ endsSession, call }: Entry) =>
  endsSession || call.params !== undefined || ['signIn', 'changePassword'].includes(call.name)

test.each(named)('$name takes odd requests without a fault', async ({ call }) => {
  const entry = entryOf(call)
  const cast = needsOwnCast(entry) ? await makeCast(world) : shared
  const role = roleFor(entry)
  const seen = new Set<number>()
  await eachOf(oddRequestsTo(call, partsOf(entry, cast)), async ({ why, parts }) => {
    const answer = await ask(cast, role, entry, parts)
    seen.add(answer.status)
    // An odd path may lead to another call, or to none.
    expectSane(cast, why, answer, why.startsWith('path') ? undefined : call)
  })
  expect(seen).toContain(400)
  // A session that ended on the way would have made the rest of the requests a matter of nobody.
  // Only a changed password may do that: the session goes on under another cookie.
  if (call.access !== 'anyone' && call.name !== 'changePassword') expect(seen).not.toContain(401)
})

/** Every column there is, as it is written there and here. */
async function listColumnNames() {
  const { rows } = await world.pool.query<{ name: string }>(
    `select distinct column_name as name from information_schema.columns where table_schema = 'public' order by 1`,
  )
  const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return [...new Set(rows.flatMap(({ name }) => [name, camel(name)]))]
}

const columns = await listColumnNames()
const robbed = await makeCast(world)
const rowsBefore = await rowsOf(world.pool, robbed.user.id)
const dangerous = ['role', 'userId', 'created_at', 'emailVerified', 'stripeCustomerId']

// Each column is tried on the shape that the server checks bodies against; one of those that harm most is sent as well.
test.each(named.filter(({ call }) => call.body))('T04: $name takes no column that is not its own', async ({ call }) => {
  const entry = entryOf(call)
  const parts = partsOf(entry, robbed)
  const body = parts.body as object
  const foreign = columns.filter((name) => !Object.hasOwn(body, name))
  for (const own of Object.keys(body)) expect([own, takes(call, body, own)]).toEqual([own, true])
  expect(foreign.filter((name) => takes(call, { ...body, [name]: true }, name))).toEqual([])
  const harmful = dangerous.filter((name) => foreign.includes(name))
  expect([...harmful, ...Object.keys(body)]).toEqual(expect.arrayContaining(dangerous))
  const name = harmful[call.name.length % harmful.length] ?? ''
  await world.pool.query('delete from rate_limit')
  const { status } = await ask(robbed, roleFor(entry), entry, { ...parts, body: { ...body, [name]: true } })
  expect([name, status]).toEqual([name, entry.dropsFields ? 204 : 400])
})

test('T04: none of it changed anything of the person', async () => {
  expect(await rowsOf(world.pool, robbed.user.id)).toBe(rowsBefore)
})

/** Whether a field of a body comes through to the code behind. */
function takes({ body: shape }: NamedCall, body: object, name: string) {
  const read = shape && z.safeParse(shape, body)
  return read?.success === true && Object.hasOwn(read.data as object, name)
}

test('T56: after all of that the counts agree with the log, and no object prototype has changed', async () => {
  expect(await findBreaches(world.pool, world.clock.now)).toEqual([])
  expect(Object.keys(Object.prototype)).toEqual([])
})

test('a broken invariant is noticed', async () => {
  const { round, user } = await makeCast(world)
  const body = { problemId: round, submittedSolutions: ['a doorstop'], submissionMethod: ['text'] }
  await world.call('POST', '/api/solutions', { cookie: user.cookie, body })
  expect(await findBreaches(world.pool, world.clock.now)).toEqual([])
  await world.pool.query('update progress set streak_length = 9, total_solved = -1 where user_id = $1', [user.id])
  await world.pool.query('delete from solution where round_id = $1', [round])
  await world.pool.query(`update round set opened_at = opened_at + interval '1 day' where id = $1`, [round])
  const seen = (await findBreaches(world.pool, world.clock.now)).map((name) => name.slice(0, 2))
  expect(seen).toEqual(['I3', 'I6', 'I8', 'I8'])
})
