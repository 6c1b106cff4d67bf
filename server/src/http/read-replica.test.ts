import { buildPath } from '@app/contract/routes'
import { expect, onTestFinished, test } from 'vitest'
import { openPool } from '../db/database.ts'
import type { Connection } from '../db/pooler.ts'
import { openFaultyProxy } from '../test/faulty-proxy.ts'
import { hearLog } from '../test/hear-log.ts'
import { signInPremium } from '../test/premium.ts'
import { solve } from '../test/rounds.ts'
import { createWorld } from '../test/world.ts'

const at = '2026-03-14T20:00:00Z'
const history = buildPath('listSolutions')

/** A server with a replica, which takes no writes; `reads` counts what is asked of it besides how new it is. */
async function openReplicated(change: (connection: Connection) => Connection = (connection) => connection) {
  const world = await createWorld({ at })
  const options = '-c default_transaction_read_only=on'
  const replicaPool = openPool(change({ ...world.connection, options }))
  onTestFinished(() => replicaPool.end())
  const read = { count: 0 }
  replicaPool.on('connect', (client) => {
    const { query } = client
    client.query = (...asked: unknown[]) => {
      if (!JSON.stringify(asked[0]).includes('replayed_to')) read.count += 1
      return Reflect.apply(query, client, asked)
    }
  })
  const replicated = { ...world, ...world.openProcess({ replicaPool }) }
  const ada = await signInPremium(replicated, 'Ada')
  const isReadFrom = async (path: string, cookie = ada.cookie) => {
    const { count } = read
    expect((await replicated.call('GET', path, { cookie })).status).toBe(200)
    return read.count > count
  }
  return { world: replicated, direct: world, ada, isReadFrom }
}

test('history is read from the replica once it is known to be current, and decisions read the primary', async () => {
  const { world, ada, isReadFrom } = await openReplicated()
  await solve(world, ada.cookie)
  expect(await isReadFrom(history)).toBe(false)
  await expect.poll(() => isReadFrom(history)).toBe(true)
  expect(await isReadFrom(buildPath('analytics'))).toBe(true)
  expect(await isReadFrom(`${buildPath('dayLog')}?from=2026-03-01&to=2026-03-31`)).toBe(true)
  for (const path of [buildPath('currentUser'), buildPath('latestRound'), buildPath('todayCount')])
    expect([path, await isReadFrom(path)]).toEqual([path, false])
})

test('a person who has just written reads from the primary, for a little longer than the replica may be behind', async () => {
  const { world, ada, isReadFrom } = await openReplicated()
  await expect.poll(() => isReadFrom(history)).toBe(true)
  const { cookies } = await solve(world, ada.cookie)
  expect(cookies).toEqual(['firecrest.wrote=1; Max-Age=6; Path=/; HttpOnly; SameSite=Lax'])
  expect(await isReadFrom(history, `${ada.cookie}; firecrest.wrote=1`)).toBe(false)
  expect(await isReadFrom(history)).toBe(true)
})

test('without a replica no cookie is set for it', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  expect((await solve(world, cookie)).cookies).toEqual([])
})

test('a replica that is behind is not read', async () => {
  const { direct, isReadFrom } = await openReplicated((connection) => ({
    ...connection,
    options: '-c search_path=behind,pg_catalog,public',
  }))
  await direct.pool.query(`create schema behind; create function behind.pg_last_wal_replay_lsn() returns pg_lsn
    language sql return '0/1'::pg_lsn`)
  for (let looks = 0; looks < 20; looks++) expect(await isReadFrom(history)).toBe(false)
})

test('while the replica lacks the tables of a migration, the primary answers', async () => {
  const { world, isReadFrom } = await openReplicated((connection) => ({
    ...connection,
    options: '-c search_path=pg_catalog',
  }))
  await expect.poll(() => world.replica?.isFresh() || isReadFrom(history)).toBe(true)
  expect(await isReadFrom(history)).toBe(true)
})

test('where the replica breaks in the middle, the primary answers', async () => {
  const world = await createWorld({ at })
  const proxy = await openFaultyProxy(world.connection)
  const replicaPool = openPool(proxy.connection)
  onTestFinished(() => replicaPool.end())
  const replicated = { ...world, ...world.openProcess({ replicaPool }) }
  const { cookie } = await signInPremium(replicated, 'Ada')
  const ask = async () => (await replicated.call('GET', history, { cookie })).status
  await expect.poll(async () => [await ask(), replicated.replica?.isFresh()]).toEqual([200, true])
  proxy.faults.mode = 'refuse'
  proxy.reset()
  const messages = hearLog()
  expect([replicated.replica?.isFresh(), await ask()]).toEqual([true, 200])
  await expect.poll(() => messages).toEqual(['The replica is away: reads go to the primary.'])
})
