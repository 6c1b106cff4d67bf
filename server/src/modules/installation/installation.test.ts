import { expect, test } from 'vitest'
import { createWorld } from '../../test/world.ts'

const at = '2026-03-14T20:00:00Z'

test('where no support address is set, none is answered', async () => {
  const world = await createWorld({ at, supportEmail: null })
  expect((await world.call('GET', '/api/config')).body.supportEmail).toBe(null)
})

test.each([true, false])('anybody may ask what is set up here; mail: %s', async (mail) => {
  const world = await createWorld({ at, mail })
  const reply = await world.call('GET', '/api/config')
  expect([reply.status, reply.text]).toEqual([
    200,
    `{"stripePublishableKey":null,"supportEmail":"support@firecrest.example","mail":${mail},"opinions":false,"sharedIdeas":true,"providers":[],"crypto":[]}`,
  ])
})
