import { expect, test } from 'vitest'
import { generate, handIn, ideas, type World } from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'

const at = '2026-03-02T10:00:00Z'
const day = 24 * 3_600_000

/** A round on each of the coming days, begun with as many ideas as said; null: looked at and left. */
async function live(world: World, cookie: string, days: readonly (readonly string[] | null)[]) {
  const met: string[] = []
  for (const list of days) {
    const peeked = await world.call('GET', '/api/problems/today', { cookie })
    const { body: round } = await generate(world, cookie)
    expect(round.text).toBe(peeked.body.text)
    met.push(round.difficulty)
    if (list) expect((await handIn(world, cookie, ideas(round.id, ...list))).status).toBe(200)
    world.clock.now = new Date(world.clock.now.getTime() + day)
  }
  return met
}

const words = ['a ladder', 'a soup', 'a hat', 'a letter', 'a drum', 'a raft', 'a lamp', 'a bench']
const full = [words.slice(0, 3), words.slice(0, 4), words.slice(0, 5), words.slice(0, 6)]

test('four full rounds lead one step up, and what the dashboard shows is already the harder problem', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  expect(await live(world, cookie, [...full, null])).toEqual(['easy', 'easy', 'easy', 'easy', 'medium'])
})

test('a list without a total is no round of the record', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  await live(world, cookie, full)
  await world.pool.query(`update round set score = score || '{"withheld": "topic"}' where day = '2026-03-03'`)
  expect(await live(world, cookie, [null])).toEqual(['easy'])
})

test('after a step the record begins anew: the next full round is not one more step', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const met = await live(world, cookie, [...full, words.slice(0, 7), words.slice(0, 8), null])
  expect(met.slice(4)).toEqual(['medium', 'medium', 'medium'])
})

test('two rounds that were left unfinished lead one step down', async () => {
  const world = await createWorld({ at })
  const { cookie, id } = await world.signIn('Ada')
  await world.pool.query(`update "user" set difficulty = 'hard' where id = $1`, [id])
  expect(await live(world, cookie, [null, null, null])).toEqual(['hard', 'hard', 'medium'])
})

test('a person may choose the difficulty by hand; an open round keeps its own, and the record begins anew', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  await live(world, cookie, full.slice(0, 3))
  const open = await generate(world, cookie)
  const chosen = await world.call('POST', '/api/settings/difficulty', { cookie, body: { difficulty: 'hard' } })
  expect(chosen).toMatchObject({ status: 200, body: { difficulty: 'hard' } })
  expect((await generate(world, cookie)).body).toEqual(open.body)
  await handIn(world, cookie, ideas(open.body.id, ...words.slice(0, 6)))
  world.clock.now = new Date(world.clock.now.getTime() + day)
  expect(await live(world, cookie, [words.slice(0, 7), null])).toEqual(['hard', 'hard'])
})

test('choosing the present difficulty again does not reset the record', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  await live(world, cookie, full)
  await world.call('POST', '/api/settings/difficulty', { cookie, body: { difficulty: 'easy' } })
  expect(await live(world, cookie, [null])).toEqual(['medium'])
})
