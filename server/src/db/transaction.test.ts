import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createWorld } from '../test/world.ts'
import type { Database } from './database.ts'
import { inTransaction } from './transaction.ts'

let pool: Awaited<ReturnType<typeof createWorld>>['pool']
const add = (db: Database, n: number) => db.$client.query('insert into t values ($1)', [n])
const stored = async () => (await pool.query('select n from t order by n')).rows.map(({ n }) => n)
const raise = (db: Database, state: string) =>
  db.$client.query(`do $$ begin raise exception 'no' using errcode = '${state}'; end $$`)

beforeAll(async () => {
  pool = (await createWorld({ at: '2026-03-14T20:00:00Z' })).pool
  await pool.query('create table t (n int)')
})
beforeEach(async () => void (await pool.query('truncate t')))

test('a transaction is committed whole, and its result is returned', async () => {
  const result = await inTransaction(pool, async (db) => {
    await add(db, 1)
    await add(db, 2)
    return 'done'
  })
  expect([result, await stored()]).toEqual(['done', [1, 2]])
})

test('after an error nothing is committed, and the connection can be used again', async () => {
  const refusal = inTransaction(pool, async (db) => {
    await add(db, 1)
    throw new Error('refused by a rule')
  })
  await expect(refusal).rejects.toThrow('refused by a rule')
  expect([await stored(), pool.totalCount, pool.idleCount]).toEqual([[], 1, 1])
})

test('what is written at the end is part of it', async () => {
  await inTransaction(pool, async (db, write) => {
    write(() => add(db, 1))
    write(() => add(db, 2))
  })
  expect(await stored()).toEqual([1, 2])
})

test('what fails at the end undoes all of it, and is the reason', async () => {
  const work = inTransaction(pool, async (db, write) => {
    write(() => add(db, 1))
    write(() => raise(db, '23505'))
    write(() => add(db, 2))
  })
  await expect(work).rejects.toMatchObject({ code: '23505' })
  expect([await stored(), pool.totalCount, pool.idleCount]).toEqual([[], 1, 1])
})

test('the first failure is the reported reason, also where only a later statement is awaited', async () => {
  const work = inTransaction(pool, async (db) => {
    const failing = raise(db, '53100').catch(() => undefined)
    await add(db, 2)
    await failing
  })
  await expect(work).rejects.toMatchObject({ code: '53100' })
})

test('the first failure is the reason, also where the refusals that follow from it are seen before it', async () => {
  const work = inTransaction(pool, async (db) => {
    const [first, second] = [raise(db, '53100'), add(db, 2)]
    await Promise.all([first.catch((error) => second.catch(() => Promise.reject(error))), second])
  })
  await expect(work).rejects.toMatchObject({ code: '53100' })
})

test('a statement that could not even be sent undoes those around it', async () => {
  const work = inTransaction(pool, async (db, write) => {
    write(() => add(db, 1))
    write(() => Promise.reject(new Error('no text for it')))
    write(() => add(db, 2))
  })
  await expect(work).rejects.toThrow('no text for it')
  expect(await stored()).toEqual([])
})

test('what is written at the end in two steps is refused, whatever it does', async () => {
  const inSteps = async (db: Database) => {
    await add(db, 1)
    await add(db, 2)
  }
  const work = inTransaction(pool, async (db, write) => write(() => inSteps(db)))
  await expect(work).rejects.toThrow('What is written at the end of a transaction is one statement.')
})

test('where the beginning is refused, nothing is written', async () => {
  const client = await pool.connect()
  const [query, release] = [client.query.bind(client), client.release.bind(client)]
  const refuseBeginning = (step: string, values?: unknown[]) => query(step === 'begin' ? 'begin nothing' : step, values)
  Object.assign(client, { query: refuseBeginning, release: () => release(true) })
  const refusing = { connect: async () => client }
  const work = inTransaction(refusing as never, async (db) => {
    await db.$client.query('select 1')
    await add(db, 1)
  })
  await expect(work).rejects.toMatchObject({ code: '42601' })
  expect(await stored()).toEqual([])
})

test('an error that the work catches still fails the transaction', async () => {
  const work = inTransaction(pool, async (db) => {
    await add(db, 1)
    await raise(db, '23505').catch(() => undefined)
  })
  await expect(work).rejects.toMatchObject({ code: '23505' })
  expect(await stored()).toEqual([])
})

test('a conflict at the end is tried again', async () => {
  let tries = 0
  await inTransaction(pool, async (db, write) => {
    tries += 1
    write(() => add(db, tries))
    if (tries < 2) write(() => raise(db, '40001'))
  })
  expect(await stored()).toEqual([2])
})

test.each(['40001', '40P01'])('a conflict %s is tried again', async (state) => {
  let tries = 0
  await inTransaction(pool, async (db) => {
    await add(db, ++tries)
    if (tries < 4) await raise(db, state)
  })
  expect(await stored()).toEqual([4])
})

test('a conflict that stays is given up after three retries, and other errors at once', async () => {
  const tries = { '40001': 0, '23505': 0 }
  for (const state of ['40001', '23505'] as const) {
    const work = inTransaction(pool, async (db) => {
      tries[state]++
      await raise(db, state)
    })
    await expect(work).rejects.toThrow()
  }
  expect(tries).toEqual({ '40001': 4, '23505': 1 })
})

test('a connection that breaks inside a transaction fails it, and the process goes on', async () => {
  const work = inTransaction(pool, async (db) => {
    await add(db, 1)
    const { rows } = await db.$client.query('select pg_backend_pid() as pid')
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.['pid']])
    await add(db, 2)
  })
  await expect(work).rejects.toThrow()
  expect([await stored(), pool.totalCount]).toEqual([[], 1])
})

test('a connection whose server takes no writes any more is not lent again', async () => {
  await pool.query('set default_transaction_read_only = on')
  await expect(inTransaction(pool, (db) => add(db, 1))).rejects.toMatchObject({ code: '25006' })
  await inTransaction(pool, (db) => add(db, 2))
  expect(await stored()).toEqual([2])
})

test('two transactions that deadlock both succeed in the end', async () => {
  await pool.query('insert into t values (1), (2)')
  const lock = (first: number, second: number) =>
    inTransaction(pool, async (db) => {
      await db.$client.query('select 1 from t where n = $1 for update', [first])
      await db.$client.query('select pg_sleep(0.1)')
      await db.$client.query('select 1 from t where n = $1 for update', [second])
    })
  await expect(Promise.all([lock(1, 2), lock(2, 1)])).resolves.toBeDefined()
})
