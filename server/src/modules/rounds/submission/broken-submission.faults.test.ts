import { expect, test } from 'vitest'
import { openFaultyProxy } from '../../../test/faulty-proxy.ts'
import { findBreaches } from '../../../test/invariants.ts'
import { generate, handIn, ideas } from '../../../test/rounds.ts'
import { createWorld } from '../../../test/world.ts'

const mostPieces = 60

test.each(['request', 'reply'] as const)(
  'wherever the connection breaks (%s), a hand-in that is sent again is there once, with its score',
  async (breaks) => {
    const world = await createWorld({ at: '2026-03-14T20:00:00Z' })
    const { faults, connection } = await openFaultyProxy(world.connection)
    const broken: number[] = []
    for (let passing = 0; passing < mostPieces; passing++) {
      const { cookie, id } = await world.signIn(`Ada${passing}`)
      const fresh = { ...world, ...world.openProcess({ connection }) }
      const { body: round } = await generate(world, cookie)
      const sent = ideas(round.id, 'a doorstop', 'a bookend')
      Object.assign(faults, { passing, breaks })
      const first = await handIn(fresh, cookie, sent, { 'idempotency-key': `key-${passing}` })
      faults.passing = Number.POSITIVE_INFINITY
      expect([200, 503]).toContain(first.status)
      const again = await handIn(fresh, cookie, sent, { 'idempotency-key': `key-${passing}` })
      expect(again).toMatchObject({ status: 200, body: { user: { totalSolved: 1 } } })
      const stored =
        'select score is not null as scored, (select count(*)::int from solution where user_id = $1) as ideas from round where user_id = $1'
      expect((await world.pool.query(stored, [id])).rows).toEqual([{ scored: true, ideas: 2 }])
      expect(await findBreaches(world.pool, world.clock.now)).toEqual([])
      if (first.status === 200) break
      broken.push(passing)
    }
    // Every piece was the broken one once, and then the whole way was open.
    expect(broken.length).toBeGreaterThan(5)
    expect(broken.length).toBeLessThan(mostPieces)
  },
)
