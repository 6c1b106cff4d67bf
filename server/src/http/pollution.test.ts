import { calls } from '@app/contract/calls'
import { expect, test } from 'vitest'
import { signInPremium } from '../test/premium.ts'
import { createWorld } from '../test/world.ts'

const world = await createWorld({ at: '2026-03-14T20:00:00Z', adminEmails: ['ada@example.org'] })
// She may call everything, and names something that nobody has.
const { cookie } = await signInPremium(world, 'Ada')
const before = Reflect.ownKeys(Object.prototype)
const pathOf = (path: string) => path.replace(/:\w+/g, '6f1c1d5e-0000-4000-8000-000000000000')

function expectNothingPoisoned() {
  expect(Reflect.ownKeys(Object.prototype)).toEqual(before)
  expect(({} as Record<string, unknown>)['role']).toBeUndefined()
}

test.each([
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '{"__proto__.role":"admin"}',
  '[{"__proto__":{"role":"admin"}}]',
  '{"a":{"__proto__":{"role":"admin"}}}',
  '{"toString":1,"hasOwnProperty":1}',
  '',
  '[]',
  '{"a":1}{',
  'a=1',
  '['.repeat(4_000),
])('T56: %.40s is a body for no call, and poisons nothing', async (body) => {
  for (const { path } of calls.filter((call) => call.body)) {
    const { status } = await world.call('POST', pathOf(path), { cookie, body })
    expect([path, status]).toEqual([path, 400])
  }
  expectNothingPoisoned()
})

test.each([
  'a=1&a=2',
  'a[]=1',
  'a[b]=1',
  '__proto__[role]=admin',
  'constructor.prototype.role=admin',
  'role=admin',
  '%ff=%00',
])('T56: no call takes ?%s', async (query) => {
  for (const { method, path, file, access } of calls) {
    const sent = method === 'GET' ? {} : { body: {} }
    const { status } = await world.call(method, `${pathOf(path)}?${query}`, { cookie, ...sent })
    // The list of users is filtered by role.
    const isFilter = path === '/api/admin/users' && query === 'role=admin'
    // A file for anyone reads none: programs that fetch calendars add to the address.
    const isUnread = file && access === 'anyone'
    expect([path, status]).toEqual([path, isFilter ? 200 : isUnread ? 404 : 400])
  }
  expectNothingPoisoned()
})

test('T56: a key of a query that comes twice is refused, whichever of the two is right', async () => {
  const ask = (query: string) => world.call('GET', `/api/progress/days?${query}`, { cookie })
  const [from, to] = ['from=2026-01-01', 'to=2026-01-02']
  expect((await ask(`${from}&${to}`)).status).toBe(200)
  for (const query of [
    `${from}&${to}&${to}`,
    `${from}&${from}&${to}`,
    `${from}&${to}&from=`,
    `from[]=2026-01-01&${to}`,
  ])
    expect((await ask(query)).status).toBe(400)
})
