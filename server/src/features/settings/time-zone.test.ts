import { expect, test } from 'vitest'
import { createWorld } from '../../test/world.ts'

const at = '2026-03-14T20:00:00Z'

test('a change of zone waits for the next local day', async () => {
  const world = await createWorld({ at: '2026-03-14T20:00:00Z' })
  const { cookie } = await world.signIn('Ada', 'Europe/Berlin')
  const body = { timeZone: 'Asia/Tokyo' }
  const planned = await world.call('POST', '/api/settings/time-zone', { cookie, body })
  expect(planned).toMatchObject({ status: 200, body: { timeZone: 'Asia/Tokyo', from: '2026-03-14T23:00:00.000Z' } })
  const zone = async () => (await world.call('GET', '/api/auth/user', { cookie })).body.timeZone
  expect(await zone()).toBe('Europe/Berlin')
  world.clock.now = new Date('2026-03-14T23:00:00Z')
  expect(await zone()).toBe('Asia/Tokyo')
})

test.each(['Mars/Olympus', '+02:00', 'Europe/Berlin\0', ''])('"%s" is no zone to move to', async (timeZone) => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada', 'Europe/Berlin')
  const reply = await world.call('POST', '/api/settings/time-zone', { cookie, body: { timeZone } })
  expect(reply.status).toBe(400)
})
