import { expect, test } from 'vitest'
import { solve } from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'

const at = '2026-03-14T20:00:00Z'

test('hints and opinions are off and being counted is on, until they are switched', async () => {
  const world = await createWorld({ at })
  const [{ cookie }, grace] = [await world.signIn('Ada'), await world.signIn('Grace')]
  const settings = async (of = cookie) => (await world.call('GET', '/api/settings', { cookie: of })).body
  expect(await settings()).toMatchObject({ hintsOn: false, countsForRarity: true, opinionsOn: false })
  for (const name of ['hints', 'rarity', 'opinions']) {
    const on = name !== 'rarity'
    const reply = await world.call('POST', `/api/settings/${name}`, { cookie, body: { on } })
    expect(reply).toMatchObject({ status: 200, body: { on } })
  }
  expect(await settings()).toMatchObject({ hintsOn: true, countsForRarity: false, opinionsOn: true })
  expect(await settings(grace.cookie)).toMatchObject({ hintsOn: false, countsForRarity: true })
})

test('a person who switches counting off is forgotten, and counted again after switching it on', async () => {
  const world = await createWorld({ at })
  const [ada, grace] = [await world.signIn('Ada'), await world.signIn('Grace')]
  const setRarity = (on: boolean) => world.call('POST', '/api/settings/rarity', { cookie: ada.cookie, body: { on } })
  const counted = async () => (await world.pool.query('select user_id as id from idea_sketch')).rows
  for (const { cookie } of [ada, grace]) await solve(world, cookie)
  expect(await counted()).toHaveLength(2)
  await setRarity(false)
  expect(await counted()).toEqual([{ id: grace.id }])
  await setRarity(true)
  expect(await counted()).toHaveLength(1)
  await solve(world, ada.cookie)
  expect(await counted()).toHaveLength(2)
})
