import { oldestPageVersion, pageVersionHeader } from '@app/contract/page-version'
import { refusalMessage } from '@app/contract/refusals'
import { expect, test } from 'vitest'
import { generate, handIn, ideas } from '../test/rounds.ts'
import { createWorld } from '../test/world.ts'

test('T55: a page of an earlier release is asked to load again, and nothing that it sends is written', async () => {
  const world = await createWorld({ at: '2026-03-14T20:00:00Z' })
  const { cookie } = await world.signIn('Ada')
  const { body: round } = await generate(world, cookie)
  const list = ideas(round.id, 'a doorstop')
  for (const version of [`${oldestPageVersion - 1}`, '-1', 'old']) {
    const { status, body } = await handIn(world, cookie, list, { [pageVersionHeader]: version })
    expect([status, body]).toEqual([426, { message: refusalMessage('page_too_old'), code: 'page_too_old' }])
  }
  expect((await handIn(world, cookie, list, { [pageVersionHeader]: `${oldestPageVersion}` })).status).toBe(200)
  expect((await handIn(world, cookie, list)).status).toBe(200)
})
