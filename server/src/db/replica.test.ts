import type pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openFaultyProxy } from '../test/faulty-proxy.ts'
import { hearLog } from '../test/hear-log.ts'
import { openStandby } from '../test/standby.ts'
import { openDatabase, openPool } from './database.ts'
import { openReplica } from './replica.ts'
import { createLagMeter } from './replica-lag.ts'

const hour = 3_600_000

/** A standby as an app sees it whose role has no rights, and a clock that can be put forward. */
async function openFollowed() {
  const servers = await openStandby()
  const [primary, standby] = [openPool(servers.primary), openPool(servers.standby)]
  onTestFinished(async () => void (await Promise.all([primary.end(), standby.end()])))
  const clock = { ahead: 0 }
  const replica = openReplica(openDatabase(primary), standby, () => performance.now() + clock.ahead)
  const lag = async () => {
    const { lagSeconds } = await replica.state()
    return lagSeconds && Math.round(lagSeconds / 60)
  }
  return { servers, primary, standby, replica, clock, lag }
}

test('the lag of a standby is read without rights, and where nothing is written there is none', async () => {
  const { servers, replica, clock, lag } = await openFollowed()
  await expect.poll(lag).toBe(0)
  clock.ahead += hour
  expect(await lag()).toBe(0)
  await servers.holdBack()
  await servers.write()
  clock.ahead += hour / 2
  // Since it was last seen in time, and at most since the last commit that it has.
  expect([await lag(), replica.isFresh()]).toEqual([30, false])
  clock.ahead += 2 * hour
  expect([await lag(), replica.isFresh()]).toEqual([60, false])
})

test('each change of how a standby is becomes one line of the log, also while nobody reads from it', async () => {
  const { servers, clock, replica, lag } = await openFollowed()
  await expect.poll(lag).toBe(0)
  const messages = hearLog()
  await servers.holdBack()
  await servers.write()
  clock.ahead += hour
  for (let looks = 0; looks < 3; looks++) await replica.state()
  const late = ['The replica is too late: reads go to the primary.']
  expect(messages).toEqual(late)
  await servers.goOn()
  const inTime = [...late, 'The replica is in time again.']
  await expect.poll(() => messages).toEqual(inTime)
  await servers.end()
  for (let looks = 0; looks < 3; looks++) expect(await replica.state()).toMatchObject({ isUp: false })
  const away = [...inTime, 'The replica is away: reads go to the primary.']
  expect(messages).toEqual(away)
  await servers.begin()
  await expect.poll(() => messages).toEqual([...away, 'The replica is back.'])
})

test('the first write after an hour is no lag of an hour, if the standby has it a moment later', async () => {
  const { servers, primary, standby, lag } = await openFollowed()
  await expect.poll(lag).toBe(0)
  await servers.holdBack()
  await servers.write()
  let answers = 0
  const query = async (asked: pg.QueryConfig) => {
    const answer = await standby.query(asked)
    answers += 1
    if (answers === 1) {
      await servers.goOn()
      await expect.poll(lag).toBe(0)
    }
    return answer
  }
  const meter = createLagMeter(
    openDatabase(primary),
    openDatabase(Object.assign(Object.create(standby), { query })),
    () => performance.now(),
  )
  expect([await meter.measure(), answers]).toEqual([{ isUp: true, lagSeconds: 0 }, 2])
})

test.each([
  ['once it had answered', true],
  ['from the beginning', false],
])('a standby that takes connections and answers nothing, %s, is away after two moments', async (_, hadAnswered) => {
  const { connection, faults, reset } = await openFaultyProxy(inject('postgres'))
  const [primary, standby] = [openPool(inject('postgres')), openPool(connection)]
  onTestFinished(async () => void (await Promise.all([primary.end(), standby.end()])))
  const replica = openReplica(openDatabase(primary), standby)
  if (hadAnswered) await expect.poll(() => replica.state()).toEqual({ isUp: true, lagSeconds: 0 })
  const messages = hearLog()
  faults.mode = 'silent'
  const silent = { error: { message: 'Connection timeout: the replica did not answer.' } }
  expect(await replica.state()).toMatchObject(silent)
  expect([replica.isFresh(), messages]).toEqual([hadAnswered, []])
  expect(await replica.state()).toMatchObject(silent)
  expect([replica.isFresh(), messages]).toEqual([false, ['The replica is away: reads go to the primary.']])
  faults.mode = 'pass'
  reset()
  await expect.poll(() => replica.isFresh()).toBe(true)
})
