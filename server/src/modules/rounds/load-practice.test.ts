import { sampleIdeas } from '@app/content/sample-ideas'
import { expect, test } from 'vitest'
import { allOf, passesOf } from '../../test/passes.ts'
import { writeSessions } from '../../test/past-sessions.ts'
import { generate, handIn, ideas, type World } from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'
import { problemBank } from '../problems/problem-bank.ts'

const at = '2026-03-14T20:00:00Z'
const nextDay = (world: World, days = 1) => {
  world.clock.now = new Date(world.clock.now.getTime() + days * 24 * 3_600_000)
}

/** Solves by the thinker that the round gives, and names the first idea as come from its technique. */
async function practise(world: World, cookie: string, techniqueLines: number[] = [0]) {
  const { body: round } = await generate(world, cookie)
  const { thinkerId, stage, opener } = round.practice
  const practice = { stage, opener: stage === 2 ? opener : null, stepId: null, thinkerBy: 'path' }
  const list = ideas(round.id, 'a doorstop that hums', 'a ferry for cats')
  expect((await handIn(world, cookie, { ...list, thinkerId, practice })).status).toBe(200)
  const { body: chosen } = await world.call('POST', `/api/rounds/${round.id}/favourites`, {
    cookie,
    body: { favourites: [], techniqueLines },
  })
  return { round, chosen }
}

test('the first session has the thinker of the bank for its problem, whose example is watched', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const { body: peeked } = await world.call('GET', '/api/problems/today', { cookie })
  const { body: round } = await generate(world, cookie)
  const key = Object.keys(sampleIdeas)[problemBank.findIndex(({ text }) => text === round.text)] ?? ''
  expect(sampleIdeas[key]?.thinker).toBeTruthy()
  expect(round.practice).toEqual({ thinkerId: sampleIdeas[key]?.thinker, stage: 1, opener: 0, others: [], step: null })
  expect(peeked.practice).toEqual(round.practice)
})

test('a line that came from a technique takes it one stage up, prints an ink, and the next session has a different thinker', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const { round: first, chosen } = await practise(world, cookie)
  expect(chosen).toMatchObject({ stage: 1, techniqueLines: [0], ink: 1 })
  nextDay(world)
  const { round: second, chosen: none } = await practise(world, cookie, [])
  expect(second.practice.thinkerId).not.toBe(first.practice.thinkerId)
  expect(second.practice.others).toEqual([{ thinkerId: first.practice.thinkerId, stage: 2, opener: 0 }])
  expect(none).toMatchObject({ techniqueLines: [], ink: null })
  const { rows } = await world.pool.query('select stage, opener, thinker_by from round order by day')
  expect(rows).toEqual(Array.from({ length: 2 }, () => ({ stage: 1, opener: null, thinker_by: 'path' })))
})

test('a thinker that is due comes back with its first line begun, by the opener that was used least', async () => {
  const world = await createWorld({ at })
  const { id, cookie } = await world.signIn('Ada')
  // Fits every problem that asks for ideas.
  const ownPath = { thinkerId: 'my-own-path', ideas: ['one'] }
  await writeSessions(world, id, [
    { ...ownPath, day: '2026-03-01', stage: 1, techniqueLines: [0] },
    { ...ownPath, day: '2026-03-09', stage: 2, opener: 0, techniqueLines: null },
    { thinkerId: 'nova', ideas: ['two'], day: '2026-03-13', stage: 1, techniqueLines: [0] },
  ])
  expect((await generate(world, cookie)).body.practice).toMatchObject({ thinkerId: 'my-own-path', stage: 2, opener: 1 })
})

test('a device carries what each session gives to practise, and online they give the same', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const passes = allOf(await passesOf(world, cookie))
  const carried = passes.map(({ practice }) => practice.thinkerId)
  expect(carried.filter((thinkerId, place) => thinkerId === carried[place - 1])).toEqual([])
  for (const pass of passes.slice(0, 2)) {
    const { round } = await practise(world, cookie, [])
    expect(round.practice).toEqual(pass.practice)
  }
})

test('a list by a page of before, which says nothing of a technique, is taken', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const { body: round } = await generate(world, cookie)
  const reply = await handIn(world, cookie, { ...ideas(round.id, 'a doorstop'), thinkerId: 'rumi' })
  expect(reply.body.round).toMatchObject({ stage: null, techniqueLines: null, ink: null })
  nextDay(world)
  const { practice } = (await generate(world, cookie)).body
  expect(practice.others.filter(({ thinkerId }: { thinkerId: string }) => thinkerId === 'rumi')).toEqual([])
})

test('the words of an opener tell nothing of an idea, like those of the problem', async () => {
  const world = await createWorld({ at })
  const wordsOf = async (name: string, opener: number | null) => {
    const { cookie } = await world.signIn(name)
    const { body: round } = await generate(world, cookie)
    const practice = { stage: 2, opener, stepId: null, thinkerBy: 'person' }
    const list = ideas(round.id, 'From high above, a roof of umbrellas')
    await handIn(world, cookie, { ...list, thinkerId: 'hokusai', practice })
    const { rows } = await world.pool.query('select stems from idea_sketch where round_id = $1', [round.id])
    return rows[0].stems.length
  }
  expect(await wordsOf('Ada', 0)).toBeLessThan(await wordsOf('Grace', null))
})
