import { expect, test } from 'vitest'
import { generate, handIn, ideas } from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'

test('where no model is connected there is no opinion', async () => {
  const bare = await createWorld({ at: '2026-03-14T20:00:00Z' })
  const { cookie } = await bare.signIn('Ada')
  const { body: round } = await generate(bare, cookie)
  await handIn(bare, cookie, ideas(round.id, 'a doorstop'))
  await bare.call('POST', '/api/settings/opinions', { cookie, body: { on: true } })
  expect(await bare.call('POST', `/api/rounds/${round.id}/opinion`, { cookie })).toMatchObject({
    status: 503,
    body: { params: { when: 'once one is set up' } },
  })
})
