import { randomUUID } from 'node:crypto'
import { techniques } from '@app/content/techniques'
import { expect, test } from 'vitest'
import { sharedHeaders } from '../../test/replies.ts'
import { generate, handIn, ideas, solve, type World } from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'

const at = '2026-03-14T20:00:00Z'
const nextDay = new Date('2026-03-15T08:00:00Z')

/** Somebody who has just handed a list in. */
async function finish(world: World, name = 'Ada', written = ['Paint a portrait on canvas', 'qwerty'], zone = 'UTC') {
  const person = await world.signIn(name, zone)
  const { body: round } = await generate(world, person.cookie)
  const { body } = await handIn(world, person.cookie, ideas(round.id, ...written))
  return { ...person, round, feedback: body.feedback }
}

const post = (world: World, cookie: string, path: string, body: object) => world.call('POST', path, { cookie, body })
const roundOf = async (world: World, cookie: string, id: string) =>
  (await world.call('GET', `/api/rounds/${id}`, { cookie })).body

test('a finished round is answered with its ideas and the feedback that was given', async () => {
  const world = await createWorld({ at })
  const { cookie, round, feedback } = await finish(world)
  expect(await roundOf(world, cookie, round.id)).toEqual({
    id: round.id,
    kind: 'daily',
    form: 'idea',
    day: '2026-03-14',
    notCounted: null,
    withheld: null,
    finishedAt: '2026-03-14T20:00:00.000Z',
    problemText: round.text,
    category: round.category,
    difficulty: 'easy',
    thinkerId: null,
    stage: null,
    techniqueLines: null,
    ink: null,
    coach: {
      last: null,
      next: { id: null, lead: '', line: techniques['my-own-path'].exercises[1], why: [], tryText: null },
    },
    slots: 3,
    ideas: [
      { text: 'Paint a portrait on canvas', method: 'text', toTry: false },
      { text: 'qwerty', method: 'text', toTry: false },
    ],
    feedback,
    otherLists: [],
    secondLook: [],
    opinion: null,
    canLookAgain: false,
  })
})

test('a round from before there was a score has no feedback', async () => {
  const world = await createWorld({ at })
  const { cookie, round } = await finish(world)
  await world.pool.query('update round set score = null')
  expect(await roundOf(world, cookie, round.id)).toMatchObject({ feedback: null })
})

test("an open round, somebody else's round and one that never was are the same nothing", async () => {
  const world = await createWorld({ at })
  const [ada, grace] = [await finish(world), await world.signIn('Grace')]
  const { body: open } = await generate(world, grace.cookie)
  const replies = []
  for (const id of [open.id, ada.round.id, randomUUID()])
    for (const [path, body] of [
      ['', undefined],
      ['/favourites', { favourites: [0] }],
      ['/second-look', { ideas: ['a bookend'] }],
      ['/trial', { place: 0 }],
    ] as const)
      replies.push(
        await world.call(body ? 'POST' : 'GET', `/api/rounds/${id}${path}`, {
          cookie: grace.cookie,
          ...(body && { body }),
        }),
      )
  const seen = replies.map(({ status, text, headers }) => JSON.stringify([status, text, sharedHeaders(headers)]))
  expect([new Set(seen).size, replies[0]?.status]).toEqual([1, 404])
})

test('one answer holds the latest round of today and of yesterday', async () => {
  const world = await createWorld({ at })
  const { cookie, round } = await finish(world)
  const latest = async () => (await world.call('GET', '/api/rounds/latest', { cookie })).body
  expect(await latest()).toMatchObject({ today: { id: round.id, canLookAgain: false }, yesterday: null })
  world.clock.now = new Date('2026-03-14T20:30:00Z')
  const { body: second } = await generate(world, cookie)
  await handIn(world, cookie, ideas(second.id, 'a bookend'))
  expect(await latest()).toMatchObject({ today: { id: second.id } })
  world.clock.now = nextDay
  expect(await latest()).toMatchObject({ today: null, yesterday: { id: second.id, canLookAgain: true } })
  world.clock.now = new Date('2026-03-16T00:00:00Z')
  expect(await latest()).toEqual({ today: null, yesterday: null })
})

test('the first choice of favourites stays, and choosing none is a choice', async () => {
  const world = await createWorld({ at })
  const [ada, grace] = [await finish(world), await finish(world, 'Grace')]
  const choose = ({ cookie, round }: typeof ada, favourites: number[]) =>
    post(world, cookie, `/api/rounds/${round.id}/favourites`, { favourites })
  expect((await choose(ada, [2])).status).toBe(400)
  expect(await choose(ada, [1, 0])).toMatchObject({ status: 200, body: { id: ada.round.id } })
  expect(await choose(ada, [0])).toMatchObject({ status: 200, body: { feedback: { favourites: [1, 0] } } })
  expect((await roundOf(world, ada.cookie, ada.round.id)).feedback.favourites).toEqual([1, 0])
  await choose(grace, [])
  await choose(grace, [0])
  expect((await roundOf(world, grace.cookie, grace.round.id)).feedback.favourites).toEqual([])
})

test('the ideas that came from the technique are named once, with the choice or after it', async () => {
  const world = await createWorld({ at })
  const { cookie, round } = await finish(world)
  const choose = (body: object) => post(world, cookie, `/api/rounds/${round.id}/favourites`, body)
  expect(await choose({ favourites: [1], techniqueLines: [2] })).toMatchObject({ status: 400 })
  expect(await choose({ favourites: [1] })).toMatchObject({ body: { techniqueLines: null } })
  expect(await choose({ favourites: [], techniqueLines: [0] })).toMatchObject({ body: { techniqueLines: [0] } })
  const body = { techniqueLines: [0], feedback: { favourites: [1] } }
  expect(await choose({ favourites: [], techniqueLines: [] })).toMatchObject({ status: 200, body })
})

test('a second look is taken the day after, once, and changes nothing that was counted', async () => {
  const world = await createWorld({ at })
  const { cookie, round, feedback } = await finish(world)
  const look = (...more: string[]) => post(world, cookie, `/api/rounds/${round.id}/second-look`, { ideas: more })
  const over = { status: 409, body: { message: 'You can take a second look once, the day after your session.' } }
  expect(await look('a bookend')).toMatchObject(over)
  world.clock.now = nextDay
  const counted = (await world.call('GET', '/api/auth/user', { cookie })).text
  expect(await look('1', '2', '3', '4', '5', '6')).toMatchObject({ status: 400 })
  const first = await look('a bookend', 'a sail')
  expect(first).toMatchObject({
    status: 200,
    body: { secondLook: ['a bookend', 'a sail'], canLookAgain: false, feedback },
  })
  expect((await look('a bookend', 'a sail')).text).toBe(first.text)
  expect(await look('a drum')).toMatchObject(over)
  expect((await world.call('GET', '/api/auth/user', { cookie })).text).toBe(counted)
})

test('of ten second looks at once one is stored, whole', async () => {
  const world = await createWorld({ at })
  const { cookie, round } = await finish(world)
  world.clock.now = nextDay
  const looks = Array.from({ length: 10 }, (_, n) => [`idea ${n}`, `another ${n}`].slice(0, 1 + (n % 2)))
  const replies = await Promise.all(
    looks.map((more) => post(world, cookie, `/api/rounds/${round.id}/second-look`, { ideas: more })),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)])
  expect(looks).toContainEqual((await roundOf(world, cookie, round.id)).secondLook)
})

test("the day after is the person's own", async () => {
  const world = await createWorld({ at })
  const { cookie, round } = await finish(world, 'Ada', ['a drum'], 'Asia/Tokyo')
  // Handed in on the 15th there; the 15th in UTC is still that day, or already the next.
  world.clock.now = new Date('2026-03-15T14:59:00Z')
  expect(await roundOf(world, cookie, round.id)).toMatchObject({ day: '2026-03-15', canLookAgain: false })
  world.clock.now = new Date('2026-03-15T15:00:00Z')
  expect(await roundOf(world, cookie, round.id)).toMatchObject({ canLookAgain: true })
})

test('an idea to try is asked for a week later, and a week after each "not yet"', async () => {
  const world = await createWorld({ at })
  const { cookie, round } = await finish(world)
  const due = async (moment: string) => {
    world.clock.now = new Date(moment)
    return (await world.call('GET', '/api/trials/due', { cookie })).body
  }
  const mark = (place: number) => post(world, cookie, `/api/rounds/${round.id}/trial`, { place })
  expect([(await mark(0)).status, (await mark(5)).status]).toEqual([204, 404])
  const marks = (await roundOf(world, cookie, round.id)).ideas.map(({ toTry }: { toTry: boolean }) => toTry)
  expect(marks).toEqual([true, false])
  expect(await due('2026-03-21T19:59:59Z')).toEqual([])
  await mark(0)
  const [trial, ...others] = await due('2026-03-21T20:00:00Z')
  expect([trial, others]).toMatchObject([
    { idea: 'Paint a portrait on canvas', problemText: round.text, markedAt: '2026-03-14T20:00:00.000Z' },
    [],
  ])

  const say = (answer: string, note?: string) => post(world, cookie, `/api/trials/${trial.id}/answer`, { answer, note })
  expect((await say('not_yet')).status).toBe(204)
  expect(await due('2026-03-28T19:59:59Z')).toEqual([])
  expect(await due('2026-03-28T20:00:00Z')).toHaveLength(1)
  expect((await say('tried', 'It hangs in the hall.')).status).toBe(204)
  expect((await say('dropped')).status).toBe(204)
  expect(await due('2026-12-28T20:00:00Z')).toEqual([])
  expect((await world.pool.query('select answer, note from idea_trial')).rows).toEqual([
    { answer: 'tried', note: 'It hangs in the hall.' },
  ])
})

test('T01: nobody is asked about an idea of somebody else, nor can answer for them', async () => {
  const world = await createWorld({ at })
  const [ada, grace] = [await finish(world), await world.signIn('Grace')]
  await post(world, ada.cookie, `/api/rounds/${ada.round.id}/trial`, { place: 0 })
  world.clock.now = new Date('2026-03-21T20:00:00Z')
  const dueOf = async ({ cookie }: { cookie: string }) => (await world.call('GET', '/api/trials/due', { cookie })).body
  const [trial] = await dueOf(ada)
  expect(await dueOf(grace)).toEqual([])
  const answer = (id: string) => post(world, grace.cookie, `/api/trials/${id}/answer`, { answer: 'dropped' })
  const [foreign, unknown] = [await answer(trial.id), await answer(randomUUID())]
  expect([foreign.status, foreign.text]).toEqual([404, unknown.text])
  expect(await dueOf(ada)).toHaveLength(1)
})

test('sketches, second looks and trials are deleted with the account', async () => {
  const world = await createWorld({ at })
  const { cookie, round, id } = await finish(world)
  await post(world, cookie, `/api/rounds/${round.id}/trial`, { place: 0 })
  world.clock.now = nextDay
  await post(world, cookie, `/api/rounds/${round.id}/second-look`, { ideas: ['a bookend'] })
  await solve(world, cookie)
  await world.pool.query('delete from "user" where id = $1', [id])
  for (const table of ['idea_sketch', 'second_look', 'idea_trial'])
    expect((await world.pool.query(`select from ${table}`)).rowCount).toBe(0)
})
