import { expect, test } from 'vitest'
import { runAdmin } from '../../cli/run-admin.ts'
import { solve, user } from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'
import { insertGrant } from '../premium/grants.ts'

const at = '2026-03-14T20:00:00Z'
const names = (body: { firstName: string }[]) => body.map(({ firstName }) => firstName)

async function withAdmin() {
  const world = await createWorld({ at, adminEmails: ['root@example.org'] })
  const root = await world.signIn('Root')
  const list = (query = '') => world.call('GET', `/api/admin/users${query}`, { cookie: root.cookie })
  const search = async (q: string) => names((await list(`?q=${encodeURIComponent(q)}`)).body)
  const people = (...firstNames: string[]) =>
    world.pool.query(
      `insert into "user" (id, name, email, first_name, last_name, created_at)
       select 'id-' || n, name || ' Person', 'mail' || n || '@example.net', name, 'Person', timestamptz '2025-01-01' + n * interval '1 day'
       from unnest($1::text[]) with ordinality as p(name, n)`,
      [firstNames],
    )
  return { world, root, list, search, people }
}

test('an admin sees everybody exactly as they see themselves on their own day', async () => {
  const { world, root, list } = await withAdmin()
  // Where Ada lives it is tomorrow already.
  world.clock.now = new Date('2026-03-14T20:01:00Z')
  const ada = await world.signIn('Ada', 'Pacific/Kiritimati')
  world.clock.now = new Date('2026-03-14T20:02:00Z')
  const grace = await world.signIn('Grace', 'Pacific/Pago_Pago')
  await runAdmin(world, ['grant', 'premium', ada.email])
  world.clock.now = new Date(Date.now() + 1000)
  await solve(world, ada.cookie)
  await solve(world, grace.cookie)
  for (const hours of [0, 12, 24, 72]) {
    world.clock.now = new Date(Date.now() + hours * 3_600_000)
    const { status, body, headers } = await list()
    expect([status, headers.get('x-total-count')]).toEqual([200, '3'])
    const own = [grace, ada, root].map(async ({ cookie }) => ({
      ...(await user(world, cookie)),
      premiumUntil: null,
      isSharingStopped: false,
    }))
    expect(body).toEqual(await Promise.all(own))
  }
  expect((await list()).body.map(({ role, plan }: Record<string, string>) => [role, plan])).toEqual([
    ['user', 'free'],
    ['user', 'premium'],
    ['admin', 'free'],
  ])
})

test('an admin sees until when Premium runs, also where another year follows', async () => {
  const { world, list } = await withAdmin()
  const [ada, grace, cleo] = [await world.signIn('Ada'), await world.signIn('Grace'), await world.signIn('Cleo')]
  const give = (userId: string, reference: string, startsAt: string, endsAt?: string) =>
    insertGrant(world.db, {
      userId,
      source: 'crypto',
      reference,
      startsAt: new Date(startsAt),
      ...(endsAt && { endsAt: new Date(endsAt) }),
    })
  world.clock.now = new Date('2026-03-14T20:00:00Z')
  await give(ada.id, 'a', '2026-01-01T00:00:00Z', '2026-04-01T00:00:00Z')
  await give(ada.id, 'b', '2026-04-01T00:00:00Z', '2027-04-01T00:00:00Z')
  await give(grace.id, 'c', '2026-01-01T00:00:00Z')
  await give(cleo.id, 'd', '2025-01-01T00:00:00Z', '2026-01-01T00:00:00Z')
  const { body } = await list()
  const shown = body.map(({ firstName, plan, premiumUntil }: Record<string, string>) => [firstName, plan, premiumUntil])
  expect(shown).toEqual(
    expect.arrayContaining([
      ['Ada', 'premium', '2027-04-01T00:00:00.000Z'],
      ['Grace', 'premium', null],
      ['Cleo', 'free', null],
    ]),
  )
})

test('pages follow each other without a gap, newest first, and every page has the total', async () => {
  const { list, people } = await withAdmin()
  await people('A', 'B', 'C', 'D')
  const pages = [
    await list('?limit=2'),
    await list('?limit=2&page=2'),
    await list('?limit=2&page=3'),
    await list('?page=99'),
  ]
  expect(pages.map(({ body }) => names(body))).toEqual([['Root', 'D'], ['C', 'B'], ['A'], []])
  expect(pages.map(({ headers }) => headers.get('x-total-count'))).toEqual(['5', '5', '5', '5'])
})

test('a search finds parts of names and addresses and whole ids', async () => {
  const { list, search, people } = await withAdmin()
  await people('Ada', 'Änne', 'Grace')
  expect(await search('ada')).toEqual(['Ada'])
  expect(await search(' DA per ')).toEqual(['Ada'])
  expect(await search('änn')).toEqual(['Änne'])
  expect(await search('mail3@EXAMPLE')).toEqual(['Grace'])
  expect(await search('id-1')).toEqual(['Ada'])
  expect(await search('id-')).toEqual([])
  expect(await search('nobody')).toEqual([])
  expect((await list('?q=example.net&limit=1')).headers.get('x-total-count')).toBe('3')
})

test.each([
  { q: 'cafe', found: ['Café', 'Cafe\u0301', 'Cafe'] },
  { q: 'café', found: ['Café', 'Cafe\u0301', 'Cafe'] },
  { q: 'LUKASZ', found: ['Łukasz'] },
  { q: 'strasse', found: ['Straße'] },
  { q: 'đorđe', found: ['Đorđe'] },
])('an admin who searches for "$q" finds people with and without the accent', async ({ q, found }) => {
  const { search, people } = await withAdmin()
  await people('Cafe', 'Cafe\u0301', 'Café', 'Łukasz', 'Straße', 'Đorđe')
  expect(await search(q)).toEqual(found)
})

test('T48: a wildcard, a quote and a statement are looked for as text', async () => {
  const { search, people } = await withAdmin()
  await people('100% Ada', 'A_da', 'A\\da', 'Ada', 'A.*da')
  expect(await search('%')).toEqual(['100% Ada'])
  expect(await search('a.*d')).toEqual(['A.*da'])
  expect(await search('0%')).toEqual(['100% Ada'])
  expect(await search('_')).toEqual(['A_da'])
  expect(await search('\\')).toEqual(['A\\da'])
  expect(await search(`' or true --`)).toEqual([])
  expect(await search(`'; drop table "user"; --`)).toEqual([])
})

test('what an admin looks at in a day is one line, without the words they searched for', async () => {
  const { world, root, list } = await withAdmin()
  const line = { actorEmail: 'root@example.org', action: 'users_listed', targetEmail: null }
  await list('?q=ada@example.org&page=2&limit=5')
  world.clock.now = new Date('2026-03-14T20:00:01Z')
  await Promise.all(Array.from({ length: 20 }, () => list()))
  world.clock.now = new Date('2026-03-15T00:00:00Z')
  await list()
  const { body } = await world.call('GET', '/api/admin/audit-log', { cookie: root.cookie })
  expect(body.older).toBeNull()
  expect(body.entries.map(({ id, ...row }: { id: string }) => row)).toEqual([
    { ...line, at: '2026-03-15T00:00:00.000Z', details: { views: 1, searches: 0 } },
    { ...line, at: '2026-03-14T20:00:00.000Z', details: { views: 21, searches: 1 } },
  ])
})

test('the list of people is not shown when the reading cannot be written down', async () => {
  const { world, list } = await withAdmin()
  await world.pool.query('alter table audit_log rename to gone')
  const reply = await list()
  expect([reply.status, reply.text.includes('@')]).toEqual([500, false])
})

test('the log of what admins did is read fifty at a time, from the last one on, whatever is added meanwhile', async () => {
  const { world, root } = await withAdmin()
  const add = (from: number, to: number) =>
    world.pool.query(
      `insert into audit_log (at, action) select timestamptz '2026-01-01' + (n / 7) * interval '1 hour', 'action ' || n
       from generate_series($1::int, $2::int) as n`,
      [from, to],
    )
  const read = async (before?: string) =>
    (await world.call('GET', `/api/admin/audit-log${before ? `?before=${before}` : ''}`, root)).body
  await add(1, 120)
  const first = await read()
  await add(121, 200)
  const second = await read(first.older)
  const third = await read(second.older)
  const found = [first, second, third].flatMap(({ entries }) => entries)
  expect([first, second, third].map(({ entries }) => entries.length)).toEqual([50, 50, 20])
  expect(new Set(found.map(({ action }) => action))).toEqual(
    new Set(Array.from({ length: 120 }, (_, i) => `action ${i + 1}`)),
  )
  expect(found.map(({ at }) => at)).toEqual(
    found
      .map(({ at }) => at)
      .toSorted()
      .reverse(),
  )
  expect(third.older).toBeNull()
})
