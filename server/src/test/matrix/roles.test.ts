import { calls } from '@app/contract/calls'
import { expect, test } from 'vitest'
import { type Answer, ask, expectNamed, partsOf } from './ask.ts'
import { type Cast, makeCast, roles } from './cast.ts'
import { findLeaks } from './leaks.ts'
import { openWorld } from './open-world.ts'
import { entryOf, nameOf, table } from './table.ts'

const world = await openWorld()
/** The owner comes last: what they send may end what the others ask about. */
const inTurn = ['guest', 'other', 'premium', 'admin', 'user'] as const
const heard: { cast: Cast; answer: Answer }[] = []

test('every call has a line in the table, and every line a call', () => {
  expect([...table.keys()].toSorted()).toEqual(calls.map(nameOf).toSorted())
})

test.each(calls.map((call) => ({ name: nameOf(call), call })))(
  'T03: $name answers each role as agreed',
  async ({ call }) => {
    const entry = entryOf(call)
    const cast = await makeCast(world)
    const statuses = new Map<string, number>()
    for (const role of inTurn) {
      const answer = await ask(cast, role, entry, partsOf(entry, cast))
      heard.push({ cast, answer })
      statuses.set(role, answer.status)
      if (answer.status >= 400) expectNamed(answer, call)
    }
    expect(roles.map((role) => [role, statuses.get(role)])).toEqual(roles.map((role, i) => [role, entry.expects[i]]))
  },
)

test('the table agrees with the access that the contract promises', () => {
  for (const { call, expects } of table.values()) {
    const [guest, user, , premium, admin] = expects
    if (call.access === 'anyone') expect([401, 403]).not.toContain(guest)
    else expect([nameOf(call), guest]).toEqual([nameOf(call), 401])
    if (call.access === 'admin') expect([user, premium, admin]).toEqual([403, 403, call.status ?? 200])
    if (call.access === 'premium') expect([user, admin]).toEqual([403, 403])
  }
})

test('T05: no secret and no other person is in any of these answers', () => {
  expect(heard.length).toBeGreaterThanOrEqual(calls.length * roles.length)
  expect(heard.flatMap(({ cast, answer }) => findLeaks(cast, answer))).toEqual([])
})

test('T05: an answer to an admin would be a leak to anybody else', async () => {
  const cast = await makeCast(world)
  const entry = entryOf(calls.find(({ path }) => path === '/api/admin/users') ?? expect.fail('the call is gone'))
  const answer = await ask(cast, 'admin', entry, { query: { limit: '4' } })
  const { email, stripeCustomerId } = cast.other
  expect(findLeaks(cast, answer)).toEqual([])
  const leaks = findLeaks(cast, { ...answer, role: 'user' })
  expect(leaks.join()).toContain(email)
  expect(leaks.join()).toContain(stripeCustomerId)
})

test('T05: an idea that its author alone may read would be a leak to anybody else', async () => {
  const cast = await makeCast(world)
  const entry = entryOf(calls.find(({ path }) => path === '/api/rounds/:id') ?? expect.fail('the call is gone'))
  const answer = await ask(cast, 'user', entry, { params: { id: cast.finished } })
  expect(findLeaks(cast, answer)).toEqual([])
  for (const role of ['guest', 'other', 'admin'] as const) expect(findLeaks(cast, { ...answer, role })).toHaveLength(1)
})
