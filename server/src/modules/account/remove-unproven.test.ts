import { expect, test } from 'vitest'
import { countLockWaits } from '../../test/lock-waits.ts'
import { openSignUps } from '../../test/sign-ups.ts'
import { deleteUnverifiedAccounts, lockUnverifiedAccounts } from './pending-sign-ups.queries.ts'
import { deleteUnverifiedSignUps } from './sign-up.ts'

/** The account of an address that nobody proved in time, with no sign-up left. */
async function openExpired() {
  const world = await openSignUps()
  await world.signUp('Stranger')
  await world.pool.query('delete from pending_sign_up')
  await world.pool.query('delete from mail')
  world.clock.now = new Date('2026-03-16T20:00:00Z')
  const countWaiting = () => countLockWaits(world.pool)
  const holder = await world.pool.connect()
  await holder.query('begin')
  const release = async (end: 'commit' | 'rollback') => {
    await holder.query(end)
    holder.release()
  }
  return { ...world, countWaiting, holder, release }
}

const entersByLink = async (world: Awaited<ReturnType<typeof openExpired>>) => {
  expect((await world.open(await world.linkOf('Owner'))).status).toBe(200)
  expect((await world.enter(world.passwordOf('Owner'))).body.firstName).toBe('Owner')
}

test('a sign-up that is made while old accounts are removed stays, and its link works', async () => {
  const world = await openExpired()
  // The sign-up has its place, and its letter is not written yet.
  await world.holder.query('lock table mail in share mode')
  const signingUp = world.signUp('Owner')
  await expect.poll(world.countWaiting).toBe(1)
  let isRemoved = false
  const removing = deleteUnverifiedSignUps(world).then(() => {
    isRemoved = true
  })
  await expect.poll(async () => isRemoved || (await world.countWaiting()) === 2).toBe(true)
  await world.release('rollback')
  expect((await signingUp).status).toBe(201)
  await removing
  await entersByLink(world)
})

test('a sign-up whose account is removed meanwhile makes it again', async () => {
  const world = await openExpired()
  await world.holder.query('select from "user" for update')
  const signingUp = world.signUp('Owner')
  await expect.poll(world.countWaiting).toBe(1)
  await world.holder.query('delete from "user"')
  await world.release('commit')
  expect((await signingUp).status).toBe(201)
  await entersByLink(world)
})

test('a sign-up that ends between the look at old accounts and their removal stays too', async () => {
  const world = await openExpired()
  await world.release('rollback')
  const moment = world.clock.now
  const found = await lockUnverifiedAccounts(world.db, { madeBefore: moment, now: moment })
  expect(found).toHaveLength(1)
  await world.signUp('Owner')
  await deleteUnverifiedAccounts(world.db, { madeBefore: moment, now: moment, ids: found.map(({ id }) => id) })
  await entersByLink(world)
})
