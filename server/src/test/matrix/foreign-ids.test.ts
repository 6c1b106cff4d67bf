import { randomBytes, randomUUID } from 'node:crypto'
import type { Call } from '@app/contract/call'
import { calls } from '@app/contract/calls'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { sharedHeaders } from '../replies.ts'
import { ask, type Parts, partsOf } from './ask.ts'
import { makeCast } from './cast.ts'
import { openWorld } from './open-world.ts'
import { rowsOf } from './rows-of.ts'
import { type Entry, entryOf, nameOf } from './table.ts'

const world = await openWorld()

/** The fields of a call that look like the name of something. */
function idFields({ params, query, body }: Call) {
  const shapes = [params, query, body].filter((shape) => shape !== undefined)
  const schemas = shapes.map((shape) => z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }))
  return schemas.flatMap(({ properties }) => Object.keys(properties ?? {})).filter((name) => /^ids?$|Ids?$/.test(name))
}

/** The same request about something that never was. */
function aboutNothing({ ids = [] }: Entry, parts: Parts): Parts {
  const change = (part: unknown) =>
    Object.fromEntries(
      Object.entries(part ?? {}).map(([name, value]) => [name, ids.includes(name) ? unknown(value) : value]),
    )
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, change(part)]))
}

/** Another name of the same kind. */
function unknown(id: string) {
  const isUuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(id)
  return isUuid ? randomUUID() : randomBytes(id.length).toString('hex').slice(0, id.length)
}

test.each(calls.map((call) => ({ name: nameOf(call), call })))(
  'every id of $name is known to the table',
  ({ call }) => {
    const { ids = [], noIds = [] } = entryOf(call)
    expect([...ids, ...noIds].toSorted()).toEqual(idFields(call).toSorted())
  },
)

test.each(calls.filter((call) => entryOf(call).ids).map((call) => ({ name: nameOf(call), call })))(
  "T01, T02: $name tells nothing of somebody else's things and leaves them alone",
  async ({ call }) => {
    const entry = entryOf(call)
    const cast = await makeCast(world)
    const parts = partsOf(entry, cast)
    const before = await rowsOf(world.pool, cast.user.id)
    for (const role of ['guest', 'other', 'premium', 'admin'] as const) {
      const foreign = await ask(cast, role, entry, parts)
      const nothing = await ask(cast, role, entry, aboutNothing(entry, parts))
      expect(foreign.status).toBe(role === 'guest' && call.access !== 'anyone' ? 401 : 404)
      expect([foreign.status, foreign.text]).toEqual([nothing.status, nothing.text])
      expect(sharedHeaders(foreign.headers)).toEqual(sharedHeaders(nothing.headers))
    }
    expect(await rowsOf(world.pool, cast.user.id)).toBe(before)
    // The same request of the owner does something, unless it only reads, so the fingerprint sees what it should.
    expect((await ask(cast, 'user', entry, parts)).status).toBeLessThan(300)
    const writes = call.method !== 'GET' || call.name === 'otherMinds'
    expect((await rowsOf(world.pool, cast.user.id)) !== before).toBe(writes)
  },
)
