import { claimDays } from '@app/domain/scoring/withheld'
import { expect, test } from 'vitest'
import { generate, handIn, ideas, type World } from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'

const at = '2026-03-14T20:00:00Z'
const angry = ['You are all idiots', 'This app is stupid and so is the lamp', 'I hate this question']
const day = 24 * 3_600_000

async function submitAngry(world: World, name: string) {
  const person = await world.signIn(name)
  const { body: open } = await generate(world, person.cookie)
  const { body } = await handIn(world, person.cookie, ideas(open.id, ...angry))
  const call = (method: 'GET' | 'POST', path: string) => world.call(method, path, { cookie: person.cookie })
  return { ...person, body, call, path: `/api/rounds/${open.id}`, sample: body.feedback.score.sample }
}

const storedSketches = async (world: World) => (await world.pool.query('select from idea_sketch')).rowCount

test('a list of insults has no total and is nobody’s earlier list until the person says that these are ideas', async () => {
  const world = await createWorld({ at })
  const ada = await submitAngry(world, 'Ada')
  expect(ada.body.round).toMatchObject({ withheld: 'insult', feedback: { score: { total: null } } })
  expect(ada.body.feedback.sentences.headline).toBe('Three ideas, saved')
  expect(ada.body.user.streak).toBe(1)
  expect(await storedSketches(world)).toBe(0)
  expect((await submitAngry(world, 'Grace')).sample).toBe(0)

  const claimed = await ada.call('POST', `${ada.path}/claim`)
  expect(claimed).toMatchObject({ status: 200, body: { withheld: null } })
  const { score, shown, sentences } = claimed.body.feedback
  expect(score.total).toBeGreaterThan(0)
  expect(sentences.headline).toBe('Three ideas')
  // What we doubted may be theirs; an insult stays without a word.
  expect(shown.map(({ kind }: { kind: string }) => kind)).toEqual(['none', 'none', 'none'])
  expect(await storedSketches(world)).toBe(3)
  expect((await submitAngry(world, 'Mary')).sample).toBe(1)
})

test('a claimed list whose technique asked to change one thing is counted as any other of it', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const { body: open } = await generate(world, cookie)
  const practice = { stage: 1, opener: null, stepId: null, thinkerBy: 'person' }
  const varied = ['You are idiots on a bus', 'On a bus you are idiots', 'You are idiots on a tram']
  const { body } = await handIn(world, cookie, { ...ideas(open.id, ...varied), thinkerId: 'mozart', practice })
  expect(body.round.withheld).toBe('insult')
  const claimed = await world.call('POST', `/api/rounds/${open.id}/claim`, { cookie })
  expect(claimed.body.feedback).toMatchObject({
    score: { fluency: { different: 3 }, flexibility: { value: null } },
    sentences: { headline: 'Three ideas' },
  })
})

test('a second claim, and one at the same time, change nothing', async () => {
  const world = await createWorld({ at })
  const ada = await submitAngry(world, 'Ada')
  const claims = await Promise.all([1, 2].map(() => ada.call('POST', `${ada.path}/claim`)))
  world.clock.now = new Date(world.clock.now.getTime() + 40 * day)
  const again = await ada.call('POST', `${ada.path}/claim`)
  expect([...claims, again].map(({ status }) => status)).toEqual([200, 200, 200])
  expect(again.body.feedback).toEqual(claims[0]?.body.feedback)
  expect(await storedSketches(world)).toBe(3)
})

test('who lets nobody compare with them is compared with by nobody after a claim either', async () => {
  const world = await createWorld({ at })
  const ada = await submitAngry(world, 'Ada')
  await world.call('POST', '/api/settings/rarity', { cookie: ada.cookie, body: { on: false } })
  expect((await ada.call('POST', `${ada.path}/claim`)).status).toBe(200)
  expect(await storedSketches(world)).toBe(0)
})

test('a list may be claimed for thirty days', async () => {
  const world = await createWorld({ at })
  const ada = await submitAngry(world, 'Ada')
  world.clock.now = new Date(world.clock.now.getTime() + 30 * day + 1)
  const late = await ada.call('POST', `${ada.path}/claim`)
  expect(late).toMatchObject({
    status: 409,
    body: { code: 'claim_over', message: expect.stringContaining(`${claimDays} days`) },
  })
  expect((await ada.call('GET', ada.path)).body.withheld).toBe('insult')
})
