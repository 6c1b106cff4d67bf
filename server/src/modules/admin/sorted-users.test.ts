import { userSorts } from '@app/contract/admin'
import { expect, test } from 'vitest'
import { givePremium } from '../../test/premium.ts'
import { createWorld } from '../../test/world.ts'
import { insertSeededGrants } from '../premium/grants.ts'

const at = '2026-03-14T20:00:00Z'
const world = await createWorld({ at, adminEmails: ['root@example.org', 'eve@example.net'] })
const root = await world.signIn('Root')
// In the order of their joining, from the first; days are those of March on which they last finished a round.
const crowd = [
  { name: 'Bea', premium: true, day: 9 },
  { name: 'ada', premium: false, day: 10 },
  { name: 'Änne', premium: false, day: null },
  { name: 'Eve', premium: false, day: 8, unverified: true },
  { name: 'Cy', premium: true, day: null, unverified: true },
  { name: 'Dot', premium: false, day: 11, role: 'admin' },
]
for (const [n, { name, premium, day, unverified = false, role = 'user' }] of crowd.entries()) {
  await world.pool.query(
    `insert into "user" (id, name, email, email_verified, role, first_name, last_name, created_at)
     values ($1, $1, $2, $3, $4, $1, 'Person', timestamptz '2025-01-01' + $5 * interval '1 day')`,
    [name, `${name.toLowerCase()}@example.net`, !unverified, role, n],
  )
  if (premium) await givePremium(world.db, name)
  const finished = day === null ? null : new Date(Date.UTC(2026, 2, day))
  if (n % 2 === 0 || finished)
    await world.pool.query('insert into progress (user_id, last_finished_at) values ($1, $2)', [name, finished])
}
await givePremium(world.db, 'ada', '2020-01-01', '2021-01-01')

const list = (query: string) => world.call('GET', `/api/admin/users?${query}`, { cookie: root.cookie })
async function names(query: string) {
  const { status, body, headers } = await list(query)
  expect(status).toBe(200)
  const found: string[] = body.map(({ firstName }: { firstName: string }) => firstName)
  return { found, total: Number(headers.get('x-total-count')) }
}

const sorted = {
  created: ['Root', 'Dot', 'Cy', 'Eve', 'Änne', 'ada', 'Bea'],
  name: ['ada', 'Änne', 'Bea', 'Cy', 'Dot', 'Eve', 'Root'],
  active: ['Dot', 'ada', 'Bea', 'Eve', 'Root', 'Cy', 'Änne'],
  plan: ['Cy', 'Bea', 'Root', 'Dot', 'Eve', 'Änne', 'ada'],
}

test.each(userSorts)('people sorted by "%s" stand in that order, on every page of every length', async (sort) => {
  const order = (await names(`sort=${sort}`)).found
  // How a language sorts an Ä is the database's to say.
  const plain = (each: string[]) => each.filter((name) => sort !== 'name' || name !== 'Änne')
  expect(plain(order)).toEqual(plain(sorted[sort]))
  for (const limit of [1, 2, 3, 4, 6]) {
    const pages = []
    for (let page = 1; page <= Math.ceil(7 / limit) + 1; page++) {
      const { found, total } = await names(`sort=${sort}&limit=${limit}&page=${page}`)
      expect(total).toBe(7)
      pages.push(...found)
    }
    expect(pages).toEqual(order)
  }
})

test.each([
  { query: 'plan=premium', found: ['Cy', 'Bea'] },
  { query: 'plan=free', found: ['Root', 'Dot', 'Eve', 'Änne', 'ada'] },
  { query: 'role=admin', found: ['Root', 'Dot'] },
  { query: 'role=user', found: ['Cy', 'Eve', 'Änne', 'ada', 'Bea'] },
  { query: 'unverified=true', found: ['Cy', 'Eve'] },
  { query: 'unverified=true&plan=free', found: ['Eve'] },
  { query: 'plan=premium&sort=active', found: ['Bea', 'Cy'] },
  { query: 'plan=free&sort=plan', found: ['Root', 'Dot', 'Eve', 'Änne', 'ada'] },
  { query: 'role=user&sort=name&q=example.net&plan=premium', found: ['Bea', 'Cy'] },
  { query: 'q=example.net&sort=active&unverified=true', found: ['Eve', 'Cy'] },
  { query: 'role=admin&plan=premium', found: [] },
])('$query finds and counts the people it names', async ({ query, found }) => {
  expect(await names(query)).toEqual({ found, total: found.length })
})

test('an admin by the settings is found only once their address is proven', async () => {
  await world.pool.query(`update "user" set email_verified = true where id = 'Eve'`)
  expect((await names('role=admin')).found).toEqual(['Root', 'Dot', 'Eve'])
  await world.pool.query(`update "user" set email_verified = false where id = 'Eve'`)
  expect((await names('role=admin')).found).toEqual(['Root', 'Dot'])
})

test('T48: a sort or a filter that there is none of is refused', async () => {
  const queries = ['sort=email', 'sort=created desc', 'sort=', 'sort=name&sort=plan', 'plan=gold', 'plan=']
  for (const query of [...queries, 'role=root', 'unverified=1', 'unverified=false', 'order=asc', 'sort[]=name'])
    expect([query, (await list(query)).status]).toEqual([query, 400])
})

const many = Array.from({ length: 10_100 }, (_, n) => `many-${String(n).padStart(5, '0')}`)
const each = { premium: (n: number) => n % 10 === 0, active: (n: number) => n % 3 === 0 }
const inOrder = (isFirst: (n: number) => boolean) => {
  const numbers = many.map((_, n) => n)
  return [...numbers.filter(isFirst), ...numbers.filter((n) => !isFirst(n))].map((n) => many[n])
}

const addOthers = (count: number) =>
  world.pool.query(
    `insert into "user" (id, name, email, email_verified, first_name, last_name)
     select 'other-' || n, 'other', 'other-' || n || '@example.com', true, 'Other', 'Person' from generate_series(1, $1::int) n`,
    [count],
  )

test('a search that finds more than ten thousand people is counted, filtered and sorted like any other', async () => {
  // Number 0 is the newest, the first by name, and the last who was active.
  await world.pool.query(
    `insert into "user" (id, name, email, email_verified, first_name, last_name, created_at)
     select id, id, id || '@example.com', n % 4 <> 1, id, 'Person', timestamptz '2026-01-01' - n * interval '1 minute'
     from unnest($1::text[]) with ordinality as m(id, n)`,
    [many],
  )
  const active = many.filter((_, n) => each.active(n))
  await world.pool.query(
    `insert into progress (user_id, last_finished_at) select id, timestamptz '2026-01-01' - n * interval '1 minute'
     from unnest($1::text[]) with ordinality as m(id, n)`,
    [active],
  )
  const premium = many.filter((_, n) => each.premium(n))
  await insertSeededGrants(world.db, { people: premium.map((id) => ({ id, joined: at, plan: 'premium' })) })
  const orders = { created: many, name: many, active: inOrder(each.active), plan: inOrder(each.premium) }
  for (const sort of userSorts) {
    const pages = await Promise.all(
      [1, 11, 34, 52, 101].map((page) => names(`q=Many-&sort=${sort}&limit=100&page=${page}`)),
    )
    const expected = [0, 1000, 3300, 5100, 10_000].map((start) => orders[sort].slice(start, start + 100))
    expect([sort, pages]).toEqual([sort, expected.map((found) => ({ found, total: 10_100 }))])
  }
  const free = inOrder(each.active).filter((_, n, all) => !premium.includes(all[n] ?? ''))
  expect(await names('q=MANY-&sort=active&plan=free&role=user&limit=100&page=31')).toEqual({
    found: free.slice(3000, 3100),
    total: 9090,
  })
  const unproven = many.filter((_, n) => n % 4 === 0)
  expect(await names('q=many-&sort=active&unverified=true&limit=100&page=3')).toMatchObject({ total: unproven.length })
  // Then half of the people are others.
  await addOthers(9_000)
  for (const sort of userSorts)
    expect([sort, await names(`q=many-&sort=${sort}&limit=100&page=52`)]).toEqual([
      sort,
      { found: orders[sort].slice(5100, 5200), total: 10_100 },
    ])
})
