import { expect, onTestFinished, test, vi } from 'vitest'
import { createWorld } from '../../test/world.ts'
import { createGuestEvents } from './guest-events.ts'

const world = await createWorld({ at: '2026-03-14T20:00:00Z' })
const limits = { pause: 60_000, batch: 10, waiting: 50, rows: 120 }
const event = { at: world.clock.now, type: 'signup_click', visitor: 'somebody' } as const
const count = async () => (await world.pool.query('select count(*)::int as n from guest_event')).rows[0].n

function heard() {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => said.mockRestore())
  return () => said.mock.calls.join('\n')
}

test('T44: a flood waits in so much memory and fills so many rows; the rest is dropped and said', async () => {
  const log = heard()
  const events = createGuestEvents(world.db, limits)
  for (let round = 0; round < 4; round++) {
    for (let n = 0; n < 1_000; n++) events.note(event)
    await events.flush()
    expect(await count()).toBe(Math.min(50 * (round + 1), 120))
  }
  expect(log()).toMatch(/Guest events were dropped.*"dropped":950/)
  expect(log()).toMatch(/Guest events were dropped.*"dropped":980/)
})

test('T44: once the oldest rows are gone there is room again', async () => {
  await world.pool.query('delete from guest_event where id in (select id from guest_event order by id limit 60)')
  const events = createGuestEvents(world.db, limits)
  for (let n = 0; n < 40; n++) events.note(event)
  await events.flush()
  expect(await count()).toBe(100)
})

test('while events cannot be stored, visitors notice nothing and the log says so', async () => {
  const log = heard()
  const { db, pool } = world.openProcess()
  const events = createGuestEvents(db, limits)
  events.note(event)
  const broken = vi.spyOn(pool, 'query').mockRejectedValueOnce(new Error('The database is away.'))
  await events.flush()
  broken.mockRestore()
  expect(log()).toMatch(/Guest events couldn’t be saved/)
  const before = await count()
  events.note(event)
  await events.flush()
  expect(await count()).toBe(before + 1)
})
