import { addDays } from '@app/domain/day/day'
import { expect, test } from 'vitest'
import { passesOf } from '../../test/passes.ts'
import { generate, solve, type World } from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'
import { problemBank } from './problem-bank.ts'
import { saveProblemBank } from './problem-stock.queries.ts'

const today = '2026-03-14'
const at = `${today}T20:00:00Z`
const report = (world: World, { cookie, roundId, network }: Reporter) =>
  world.call('POST', '/api/problems/report', {
    cookie,
    body: { problemId: roundId },
    headers: { 'x-forwarded-for': network },
  })

interface Reporter {
  cookie: string
  id: string
  roundId: string
  network: string
}

interface Kind {
  /** Of the account. */
  days?: number
  finished?: number
  /** They share one address. */
  isOneNetwork?: boolean
  /** The problem is not that of a day any more. */
  isPast?: boolean
}

async function threeWithOneProblem({ days = 3, finished = 3, isOneNetwork = false, isPast = true }: Kind = {}) {
  const world = await createWorld({ at, trustProxy: 1 })
  const people = await Promise.all(['Ada', 'Grace', 'Emmy'].map((name) => world.signIn(name)))
  const rounds = await Promise.all(people.map(({ cookie }) => generate(world, cookie)))
  const [text] = new Set(rounds.map(({ body }) => body.text as string))
  const reporters: Reporter[] = people.map(({ cookie, id }, i) => ({
    cookie,
    id,
    roundId: rounds[i]?.body.id as string,
    network: isOneNetwork ? '203.0.113.1' : `203.0.113.${i + 1}`,
  }))
  await world.pool.query(`update "user" set created_at = $1::timestamptz - $2 * interval '1 day'`, [at, days])
  await world.pool.query(
    `insert into progress (user_id, total_solved) select id, $1 from "user"
     on conflict (user_id) do update set total_solved = excluded.total_solved`,
    [finished],
  )
  if (isPast) await world.pool.query(`update daily_problem set day = day - 30`)
  const isHidden = async () =>
    (await world.pool.query('select hidden_at is not null as yes from problem where text = $1', [text])).rows[0].yes
  const reportAll = async () => {
    for (const each of reporters) expect(await report(world, each)).toMatchObject({ status: 204, text: '' })
  }
  return { world, reporters, text, isHidden, reportAll }
}

async function withAdmin(kind: Kind = {}) {
  const three = await threeWithOneProblem({ isPast: false, ...kind })
  const { cookie, id: adminId } = await three.world.signIn('Root')
  await three.world.pool.query(`update "user" set role = 'admin' where id = $1`, [adminId])
  const listed = async () => (await three.world.ask('listReports', { cookie })).body
  const settle = (outcome: 'swap' | 'keep', id: string) =>
    three.world.ask('settleReports', { cookie, params: { id }, body: { outcome, note: 'I read it.' } })
  const audit = async () =>
    (await three.world.pool.query(`select actor_id, action, target_id, details from audit_log`)).rows
  return { ...three, adminId, listed, settle, audit }
}

test('three people hide a problem from new ones, and a person who has it keeps it', async () => {
  const { world, reporters, text, isHidden } = await threeWithOneProblem()
  const newcomer = await world.signIn('Mary')
  for (const each of reporters) {
    expect(await isHidden()).toBe(false)
    expect(await report(world, each)).toMatchObject({ status: 204, text: '' })
  }
  expect(await isHidden()).toBe(true)
  expect((await generate(world, newcomer.cookie)).body.text).not.toBe(text)
  expect((await generate(world, reporters[0]?.cookie ?? '')).body.text).toBe(text)
})

test.each<Kind & { why: string }>([
  { why: 'accounts of two days', days: 2.99 },
  { why: 'people with two finished sessions', finished: 2 },
  { why: 'people of one network', isOneNetwork: true },
])('$why hide nothing by their reports, nor bring it before an admin', async ({ why: _, ...kind }) => {
  for (const isPast of [true, false]) {
    const { isHidden, reportAll, listed } = await withAdmin({ ...kind, isPast })
    await reportAll()
    expect([await isHidden(), await listed()]).toEqual([false, []])
  }
})

test('of the network of a report only a keyed hash is stored, another one for each problem', async () => {
  const { world, reporters, reportAll } = await threeWithOneProblem({ isOneNetwork: true })
  await reportAll()
  const [ada] = reporters as [Reporter]
  await solve(world, ada.cookie)
  const { body: next } = await generate(world, ada.cookie)
  await report(world, { ...ada, roundId: next.id })
  const { rows } = await world.pool.query('select network_hash as hash from problem_report')
  expect(rows).toHaveLength(4)
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(2)
  for (const { hash } of rows) expect(hash).toMatch(/^[\w-]{43}$/)
})

test('three reports of one network hide nothing, though the secret was rotated between them', async () => {
  const { world, reporters, isHidden } = await threeWithOneProblem({ isOneNetwork: true })
  const rotated = world.openProcess({ secret: `${'a newer version'.repeat(3)}\n${world.secret}` })
  const [first, ...others] = reporters as [Reporter]
  await report(world, first)
  for (const each of others) expect((await report({ ...world, ...rotated }, each)).status).toBe(204)
  const { rows } = await world.pool.query('select distinct network_hash from problem_report')
  expect([rows.length, await isHidden()]).toEqual([1, false])
})

test('three reports at one moment hide it too', async () => {
  const { world, reporters, isHidden } = await threeWithOneProblem()
  await Promise.all(reporters.map((each) => report(world, each)))
  expect(await isHidden()).toBe(true)
})

test('one person counts once, however often and from wherever they report', async () => {
  const { world, reporters, isHidden } = await threeWithOneProblem()
  const [ada] = reporters as [Reporter]
  for (const network of ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4'])
    expect((await report(world, { ...ada, network })).status).toBe(204)
  expect(await isHidden()).toBe(false)
})

test('the common problem of a day is not hidden by reports: an admin reads of it, and swaps it', async () => {
  const { world, adminId, text, reportAll, isHidden, listed, settle, audit } = await withAdmin()
  const newcomer = await world.signIn('Mary')
  await reportAll()
  expect(await isHidden()).toBe(false)
  expect((await world.ask('peekProblem', { cookie: newcomer.cookie })).body.text).toBe(text)
  const [row] = await listed()
  expect(await listed()).toMatchObject([{ text, reports: 3, days: [today], lastAt: new Date(at).toISOString() }])

  expect((await settle('swap', row.id)).status).toBe(204)
  expect([await isHidden(), await listed()]).toEqual([true, []])
  expect(await audit()).toEqual([
    { actor_id: adminId, action: 'problem_swapped', target_id: null, details: { problem: text, note: 'I read it.' } },
  ])
  const shown = (await world.ask('peekProblem', { cookie: newcomer.cookie })).body.text
  expect(shown).not.toBe(text)
  const mary = await generate(world, newcomer.cookie)
  const joan = await world.signIn('Joan')
  expect([mary.body.text, (await generate(world, joan.cookie)).body.text]).toEqual([shown, shown])
  expect((await settle('swap', row.id)).status).toBe(404)
})

test('a problem that devices carry for a day is swapped there too, unless it was opened', async () => {
  const { world, text, reporters, reportAll, listed, settle } = await withAdmin()
  const mary = await world.signIn('Mary')
  const [ada] = reporters as [Reporter]
  const first = async (cookie: string) => (await passesOf(world, cookie)).days[0]?.passes[0]
  expect([(await first(mary.cookie))?.text, (await first(ada.cookie))?.text]).toEqual([text, text])
  await reportAll()
  await settle('swap', (await listed())[0].id)
  const carried = await first(mary.cookie)
  expect(carried?.text).not.toBe(text)
  expect(await generate(world, mary.cookie)).toMatchObject({ body: { id: carried?.id, text: carried?.text } })
  expect((await first(ada.cookie))?.text).toBe(text)
  expect(await generate(world, ada.cookie)).toMatchObject({ body: { id: ada.roundId, text } })
})

test('a problem that an admin keeps is off the list, and its reports are forgotten', async () => {
  const { world, text, reportAll, isHidden, listed, settle, audit } = await withAdmin()
  await reportAll()
  expect((await settle('keep', (await listed())[0].id)).status).toBe(204)
  expect([await isHidden(), await listed()]).toEqual([false, []])
  expect((await world.pool.query('select from problem_report')).rowCount).toBe(0)
  expect(await audit()).toMatchObject([{ action: 'problem_kept', details: { problem: text } }])
})

test('a problem that is hidden is the common one of no later day', async () => {
  const world = await createWorld({ at })
  await world.pool.query('update problem set hidden_at = now() where id in (select problem_id from daily_problem)')
  const { cookie } = await world.signIn('Ada')
  const before = new Set((await passesOf(world, cookie)).days.map(({ passes }) => passes[0]?.text))
  await world.pool.query('update problem set hidden_at = now() where text = any($1)', [[...before]])
  await world.pool.query('delete from day_pass; delete from daily_problem')
  const { days } = await passesOf(world, cookie)
  const { rows } = await world.pool.query(
    `select d.day, p.text from daily_problem d join problem p on p.id = d.problem_id where p.hidden_at is null`,
  )
  const common = new Map(rows.map(({ day, text }) => [day, text]))
  expect(days.map(({ day }) => day)).toContain(addDays(today, 1))
  // Nobody gets a problem twice: one that an earlier pass holds is not the first of a later day, once in some ten people.
  const held = new Set<string | undefined>()
  for (const { day, passes } of days) {
    if (!held.has(common.get(day))) expect([day, passes[0]?.text]).toEqual([day, common.get(day)])
    for (const { text } of passes) held.add(text)
  }
})

test('even when every problem is hidden, a new person gets one', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  await world.pool.query('update problem set hidden_at = now()')
  expect(await generate(world, cookie)).toMatchObject({ status: 200, body: { text: expect.any(String) } })
  expect((await solve(world, cookie)).status).toBe(200)
  expect((await generate(world, cookie)).status).toBe(200)
})

test('a reworded problem of the bank is handed out again, without the reports of its old words', async () => {
  const { world, reportAll, text, isHidden } = await threeWithOneProblem()
  await reportAll()
  const { id } = problemBank.find((each) => each.text === text) ?? {}
  await world.pool.query(`update problem set text = 'Old words.' where id = $1`, [id])
  await saveProblemBank(world.db)
  expect(await isHidden()).toBe(false)
  expect((await world.pool.query('select from problem_report')).rowCount).toBe(0)
})
