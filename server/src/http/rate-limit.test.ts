import { expect, test } from 'vitest'
import { createWorld } from '../test/world.ts'

const at = '2026-03-14T20:00:00Z'
const rules = { signUpsOfNetwork: { count: 4, seconds: 3600 } }
type World = Awaited<ReturnType<typeof createWorld>>
const take = (world: Pick<World, 'limits'>, subject = '1.2.3.4') => world.limits.consume('signUpsOfNetwork', subject)
const later = (world: World, seconds: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + seconds * 1000)
}
const rows = async (world: World) => (await world.pool.query('select from rate_limit')).rowCount

test('of fifty calls at once in two processes exactly the allowed number pass', async () => {
  const world = await createWorld({ at, rules })
  const processes = [world, world.openProcess()] as const
  const taken = await Promise.all(Array.from({ length: 50 }, (_, i) => take(processes[i % 2 === 0 ? 0 : 1])))
  expect(taken.filter((wait) => wait === null).length).toBe(4)
})

test('a refusal says exactly when the next call is free', async () => {
  const world = await createWorld({ at, rules })
  for (let i = 0; i < 4; i++) expect(await take(world)).toBeNull()
  expect(await take(world)).toBe(900)
  later(world, 899)
  expect(await take(world)).toBe(1)
  later(world, 1)
  expect([await take(world), await take(world)]).toEqual([null, 900])
})

test('after a quiet time the whole budget is back, and not more', async () => {
  const world = await createWorld({ at, rules })
  for (let i = 0; i < 4; i++) await take(world)
  later(world, 86_400)
  const taken = [await take(world), await take(world), await take(world), await take(world), await take(world)]
  expect(taken).toEqual([null, null, null, null, 900])
})

test('a returned place can be taken again, and only that one', async () => {
  const world = await createWorld({ at, rules })
  for (let i = 0; i < 4; i++) await take(world)
  await world.limits.refund('signUpsOfNetwork', '1.2.3.4')
  expect([await take(world), await take(world)]).toEqual([null, 900])
})

test('a clock that was ahead and is put back locks nobody out, and one that differs a little gives nothing away', async () => {
  const world = await createWorld({ at, rules })
  for (let i = 0; i < 4; i++) expect(await take(world)).toBeNull()
  later(world, -30)
  expect(await take(world)).toBe(930)
  later(world, -86_400)
  const taken = [await take(world), await take(world), await take(world), await take(world), await take(world)]
  expect(taken).toEqual([null, null, null, null, 900])
})

test('networks and actions are counted apart', async () => {
  const world = await createWorld({ at, rules })
  for (let i = 0; i < 5; i++) await take(world)
  expect(await take(world, '1.2.3.5')).toBeNull()
  expect(await world.limits.consume('resetsToAddress', '1.2.3.4')).toBeNull()
})

test('what is counted is stored under a hash', async () => {
  const world = await createWorld({ at, rules })
  await take(world)
  const { rows: stored } = await world.pool.query('select key from rate_limit')
  expect(stored).toEqual([{ key: expect.stringMatching(/^[\w-]{43}$/) }])
})

test('T42: rows of a flood of new keys are removed after far fewer requests, and memory holds none of them', async () => {
  const world = await createWorld({ at, rules: { signUpsOfNetwork: { count: 4, seconds: 60 } } })
  const before = process.memoryUsage().heapUsed
  for (let i = 0; i < 300; i++) await Promise.all(Array.from({ length: 10 }, (_, j) => take(world, `${i} ${j}`)))
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(50 * 1024 * 1024)
  expect(await rows(world)).toBe(3000)
  later(world, 3600)
  for (let i = 0; i < 256; i++) await take(world)
  expect(await rows(world)).toBe(1)
})
