import { expect, test } from 'vitest'
import { findBreaches } from '../../test/invariants.ts'
import { createWorld } from '../../test/world.ts'
import { runSeed } from './seed-database.ts'
import { readSeedOptions } from './seed-options.ts'

const now = new Date('2026-03-14T20:00:00Z')

test('seeded people have a history that equals a recount, and can sign in; visitors tried a problem', async () => {
  const world = await createWorld({ at: now.toISOString() })
  const said = await runSeed(world.pool, { users: 60, days: 90, force: false }, now)
  expect(said).toMatch(/^Created 60 people with \d{3,} finished sessions\./)
  expect(await findBreaches(world.pool, new Date(now.getTime() + 86_400_000))).toEqual([])
  const { rows } = await world.pool.query(`
    select bool_and(p.total_solved = c.total and p.last_day is not distinct from c.last_day and p.last_day_rounds = c.rounds) as equal
    from progress p, lateral (select count(*) as total, max(counted_day) as last_day,
      count(*) filter (where counted_day = p.last_day) as rounds from round r where r.user_id = p.user_id) c`)
  expect(rows).toEqual([{ equal: true }])

  const email = /as (\S+) with/.exec(said)?.[1]
  const entered = await world.call('POST', '/api/auth/signin', { body: { email, password: 'firecrest' } })
  expect(entered.status).toBe(200)
  const cookie = entered.cookies.map((each) => each.split(';')[0]).join('; ')
  const unlocked = await world.call('GET', '/api/achievements', { cookie })
  expect(unlocked.body).toContainEqual(expect.objectContaining({ id: 'first-session', isNew: false }))
  expect((await world.call('POST', '/api/achievements/check', { cookie })).body).toEqual(unlocked.body)

  const unscored = await world.pool.query('select 1 from round where score is null or figures is null')
  expect(unscored.rows).toEqual([])
  const { status, body } = await world.call('GET', '/api/progress/figures?period=all', { cookie })
  expect(status).toBe(200)
  const measured = { rounds: expect.any(Number) }
  const full = { ideas: measured, variety: measured, rarity: measured, detail: measured }
  expect(body.months.length).toBeGreaterThan(1)
  for (const month of body.months) expect(month).toMatchObject(full)

  await world.pool.query(`update "user" set role = 'admin' where email = $1`, [email])
  const guests = await world.call('GET', '/api/admin/guest-analytics?period=all', { cookie })
  const { summary, popularGeniuses, popularProblems } = guests.body
  expect(summary).toMatchObject({ uniqueVisitors: 240, challengeStarts: 240 })
  expect(summary.challengeStarts).toBeGreaterThan(summary.challengeCompletions)
  expect(summary.signupPromptViews).toBeGreaterThan(summary.signupConversions)
  expect(summary.signupConversions).toBeGreaterThan(summary.accountsCreated)
  expect(summary.accountsCreated).toBeGreaterThan(0)
  expect([popularGeniuses.length, popularProblems.length]).toEqual([10, 10])
  const again = await runSeed(world.pool, { users: 3, days: 5, force: false }, now)
  expect(again).toContain('Created 3 people')
})

test('a database with real accounts is left alone unless forced', async () => {
  const world = await createWorld({ at: now.toISOString() })
  await world.signIn('Ada')
  await expect(runSeed(world.pool, { users: 1, days: 1, force: false }, now)).rejects.toThrow('1 real accounts')
  expect(await runSeed(world.pool, { users: 1, days: 1, force: true }, now)).toContain('Created 1 people')
})

test.each([
  ['--users', '0'],
  ['--days', 'x'],
  ['--users', '1e3'],
  ['--people', '5'],
])('%s %s is refused in a sentence', (...args) => {
  expect(() => readSeedOptions(args)).toThrow(/must be a whole number|Usage:/)
})
