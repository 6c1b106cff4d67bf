import { scoreList } from '@app/domain/scoring/score-list'
import { expect, test } from 'vitest'
import { signInPremium } from '../../test/premium.ts'
import { generate, handIn, type World } from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'
import { lexicon } from '../scoring/lexicon.ts'

const at = '2026-03-14T20:00:00Z'
const ask = (world: World, cookie: string, query = '') => world.call('GET', `/api/progress/figures${query}`, { cookie })

async function finish(world: World, cookie: string) {
  const { body: round } = await generate(world, cookie)
  const sent = {
    problemId: round.id,
    submittedSolutions: ['a doorstop', 'a big sail'],
    submissionMethod: ['text', 'voice'],
  }
  expect((await handIn(world, cookie, sent)).status).toBe(200)
}

/** A score as it is stored, with some of its figures as a test wants them. */
function score(sample: number) {
  const ideas = [
    'a boat of paper',
    'ask a neighbour',
    'sell it',
    'sing at noon',
    'paint the roof',
    'tie a rope',
    'plant a tree',
  ]
  const list = scoreList(lexicon, { ideas, problem: 'What now?', slots: 10 }).score
  const { originality } = list
  return {
    ...list,
    withheld: null,
    sample,
    originality: { ...originality, value: 60, tooEarly: sample < 30 },
  }
}

test('a person who has finished no round sees that there are no figures yet', async () => {
  const world = await createWorld({ at })
  const { cookie } = await signInPremium(world, 'Ada')
  for (const query of ['', '?period=30d', '?period=all']) {
    const { status, body } = await ask(world, cookie, query)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      today: '2026-03-14',
      since: null,
      rounds: 0,
      months: [],
      picks: { byRule: 0 },
      year: [],
    })
  }
})

test('rounds give hours and ways of input, also without a score', async () => {
  const world = await createWorld({ at: '2026-03-13T23:30:00Z' })
  // In Tokyo it is half past eight on the day after.
  const { cookie } = await signInPremium(world, 'Ada', 'Asia/Tokyo')
  await finish(world, cookie)
  await finish(world, cookie)
  await world.pool.query('update round set score = null')
  const { body } = await ask(world, cookie)
  expect(body).toMatchObject({
    today: '2026-03-14',
    since: '2026-03-14',
    rounds: 2,
    streak: 1,
    longestStreak: 1,
    year: [{ day: '2026-03-14', rounds: 2 }],
    months: [
      { month: '2026-03-01', rounds: 2, ideas: { mean: 2, rounds: 2 }, variety: null, rarity: null, detail: null },
    ],
    methods: { text: 2, voice: 2 },
    picks: { byRule: 0 },
  })
  expect(body.hours.indexOf(2)).toBe(8)
  expect(body.points).toBeUndefined()
})

test('scores give variety and detail, and rarity only for lists compared with enough people', async () => {
  const world = await createWorld({ at })
  const { cookie } = await signInPremium(world, 'Ada')
  const scores = [score(29), score(30)]
  for (const [place, each] of scores.entries()) {
    await finish(world, cookie)
    await world.pool.query('update round set score = $1 where counted_number = $2', [JSON.stringify(each), place + 1])
  }
  const { body } = await ask(world, cookie, '?period=30d')
  const { effective } = score(0).flexibility
  const measures = {
    rounds: 2,
    ideas: { mean: 2, rounds: 2 },
    variety: { mean: effective, rounds: 2 },
    rarity: { mean: 60, rounds: 1 },
    detail: { mean: 2, rounds: 2 },
  }
  expect(body.months).toEqual([{ month: '2026-03-01', ...measures }])
  expect(body.points).toEqual([{ from: '2026-03-14', ...measures }])
  // However young the account is, a longer period is shown by the week from Monday.
  const { body: quarter } = await ask(world, cookie, '?period=90d')
  expect(quarter.points).toEqual([{ from: '2026-03-09', ...measures }])
})

test('of the picks it is counted how many came from the rule, and a list without a total is left out', async () => {
  const world = await createWorld({ at })
  const { cookie } = await signInPremium(world, 'Ada')
  for (const _ of [1, 2, 3]) await finish(world, cookie)
  const set = (number: number, columns: string) =>
    world.pool.query(`update round set ${columns} where counted_number = $1`, [number])
  await set(1, `favourites = '{0,1}', technique_lines = '{1}'`)
  await set(2, `favourites = '{0}', technique_lines = '{0}', score = score || '{"withheld": "topic"}'`)
  await set(3, `favourites = '{0}', score = score || '{"withheld": "topic"}', claimed_at = now()`)
  const { body } = await ask(world, cookie)
  expect([body.rounds, body.picks.byRule, ...body.picks.places.slice(0, 2)]).toEqual([2, 1, 2, 1])
})

test('a period leaves out what was before it; the year and the streak stand apart', async () => {
  const world = await createWorld({ at })
  const { cookie } = await signInPremium(world, 'Ada')
  for (const day of ['2025-01-10', '2025-03-20', '2026-01-05', '2026-03-10']) {
    world.clock.now = new Date(`${day}T12:00:00Z`)
    await finish(world, cookie)
  }
  world.clock.now = new Date(at)
  const rounds = async (query: string) => (await ask(world, cookie, query)).body.rounds
  const all = await Promise.all(['', '?period=all', '?period=1y', '?period=90d', '?period=30d'].map(rounds))
  expect(all).toEqual([4, 4, 3, 2, 1])
  const { body } = await ask(world, cookie, '?period=30d')
  expect(body.since).toBe('2025-01-10')
  expect(body.year.map(({ day }: { day: string }) => day)).toEqual(['2025-03-20', '2026-01-05', '2026-03-10'])
  expect(body.methods).toEqual({ text: 1, voice: 1 })
})

test('spoken ideas are counted in the rounds of the period alone', async () => {
  const world = await createWorld({ at: '2026-01-10T12:00:00Z' })
  const { cookie } = await signInPremium(world, 'Ada')
  await finish(world, cookie)
  world.clock.now = new Date(at)
  await finish(world, cookie)
  await finish(world, cookie)
  await world.pool.query(`update solution set method = 'voice'`)
  const methods = async (query: string) => (await ask(world, cookie, query)).body.methods
  expect(await methods('?period=30d')).toEqual({ text: 0, voice: 4 })
  expect(await methods('?period=all')).toEqual({ text: 0, voice: 6 })
})

test('T01: analytics show nothing of another person', async () => {
  const world = await createWorld({ at })
  const [ada, grace] = [await signInPremium(world, 'Ada'), await signInPremium(world, 'Grace')]
  await finish(world, grace.cookie)
  const { body } = await ask(world, ada.cookie)
  expect(body).toMatchObject({ rounds: 0, since: null, picks: { byRule: 0 }, year: [], methods: { text: 0, voice: 0 } })
})
