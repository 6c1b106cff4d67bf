import { calls } from '@app/contract/calls'
import { expect, test, vi } from 'vitest'
import { ask, partsOf } from './ask.ts'
import { makeCast, roles } from './cast.ts'
import { openWorld } from './open-world.ts'
import { entryOf, nameOf } from './table.ts'

const world = await openWorld()
const readOnly = { ...world.connection, options: '-c default_transaction_read_only=on' }
const standby = { ...world, ...world.openProcess({ connection: readOnly }) }
// What writes nothing uses nothing up.
const cast = await makeCast(world)
const asked = { ...cast, world: standby }
const reads = calls.filter(({ method, effect }) => method === 'GET' && !effect)

test.each(reads.map((call) => ({ name: nameOf(call), call })))(
  '$name writes nothing: each role is answered as agreed where nothing can be written',
  async ({ call }) => {
    const entry = entryOf(call)
    const statuses = await Promise.all(
      roles.map(async (role) => (await ask(asked, role, entry, partsOf(entry, cast))).status),
    )
    expect(statuses).toEqual([...entry.expects])
  },
)

test('each read that declares a write fails on a standby', async () => {
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const writers = calls.filter(({ method, effect }) => method === 'GET' && effect)
  // The proof of an address writes only with a link that is right, and an export once its last piece was taken.
  const always = writers.filter(({ name }) => name !== 'verifyEmail' && name !== 'exportSolutions')
  expect(always.map(({ name }) => name)).toEqual([
    'openRound',
    'dayPasses',
    'otherMinds',
    'wishNote',
    'guestProblem',
    'openCryptoPayment',
    'listUsers',
  ])
  for (const call of always) {
    const answers = roles.map((role) => ask(asked, role, entryOf(call), partsOf(entryOf(call), cast)))
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect([call.name, statuses]).toEqual([call.name, expect.arrayContaining([503])])
  }
  logged.mockRestore()
})
