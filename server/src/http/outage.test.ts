import { expect, onTestFinished, test, vi } from 'vitest'
import { openFaultyProxy } from '../test/faulty-proxy.ts'
import { findBreaches } from '../test/invariants.ts'
import { generate, handIn, ideas } from '../test/rounds.ts'
import { createWorld } from '../test/world.ts'

const at = '2026-03-14T20:00:00Z'

/** A server whose connections pass through a proxy that can break them, and somebody with an open round. */
async function openBreakable() {
  const world = await createWorld({ at })
  const proxy = await openFaultyProxy(world.connection)
  const breakable = { ...world, ...world.openProcess({ connection: proxy.connection }) }
  const { cookie, id } = await world.signIn('Ada')
  const { body: round } = await generate(breakable, cookie)
  return { world: breakable, direct: world, ...proxy, cookie, id, handIn: ideas(round.id, 'a doorstop') }
}

const breachesIn = ({ pool, clock }: Awaited<ReturnType<typeof createWorld>>) => findBreaches(pool, clock.now)

function listen() {
  const written: string[] = []
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written.push(String(text))
    return true
  })
  onTestFinished(() => spy.mockRestore())
  return () => written.map((line) => JSON.parse(line).message)
}

test('a connection that breaks while a list is scored costs a try, and never the score', async () => {
  const { world, direct, faults, cookie, handIn: sent } = await openBreakable()
  faults.resetBefore = /predict_round/
  const refused = await handIn(world, cookie, sent)
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([503, 'busy', '2'])
  faults.resetBefore = null
  expect((await handIn(world, cookie, sent)).status).toBe(200)
  expect((await world.pool.query('select from round where score is null')).rowCount).toBe(0)
  expect(await breachesIn(direct)).toEqual([])
})

test('a hand-in whose commit was done and whose reply was lost is found again, once', async () => {
  const { world, direct, faults, cookie, id, handIn: sent } = await openBreakable()
  const solutions = async () => (await world.pool.query('select from solution where user_id = $1', [id])).rowCount
  faults.resetAfter = /insert into solution.*commit\0$/s
  expect((await handIn(world, cookie, sent)).status).toBe(503)
  faults.resetAfter = null
  expect(await solutions()).toBe(1)
  expect(await handIn(world, cookie, sent)).toMatchObject({ status: 200, body: { user: { totalSolved: 1 } } })
  expect(await solutions()).toBe(1)
  expect(await breachesIn(direct)).toEqual([])
})

test('a primary that has become a standby is 503 with a moment to wait, and its connection is not lent again', async () => {
  const { world, direct, cookie, handIn: sent } = await openBreakable()
  const setReadOnly = (to: string) =>
    direct.pool.query(`alter database ${direct.connection.database} set default_transaction_read_only = ${to}`)
  await setReadOnly('on')
  const standby = { ...world, ...direct.openProcess() }
  const refused = await handIn(standby, cookie, sent)
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([503, 'busy', '2'])
  await setReadOnly('off')
  expect((await handIn(standby, cookie, sent)).status).toBe(200)
  expect(await breachesIn(direct)).toEqual([])
})

test('an outage is two lines in the log, however many requests meet it', async () => {
  const { world, direct, faults, reset, cookie } = await openBreakable()
  const messages = listen()
  faults.mode = 'refuse'
  reset()
  const ask = () => world.call('GET', '/api/auth/user', { cookie })
  const replies = await Promise.all(Array.from({ length: 40 }, ask))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([503]))
  expect((await world.call('GET', '/readyz')).status).toBe(503)
  expect(messages()).toEqual(['The database is away.'])
  faults.mode = 'pass'
  await expect.poll(messages).toEqual(['The database is away.', 'The database is back.'])
  expect((await ask()).status).toBe(200)
  expect(await breachesIn(direct)).toEqual([])
})
