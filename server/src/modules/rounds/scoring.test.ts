import type { Readable } from 'node:stream'
import { problems } from '@app/content/problems'
import { sketchesOf } from '@app/domain/scoring/parse-idea'
import { scoreList } from '@app/domain/scoring/score-list'
import { expect, test } from 'vitest'
import { addEarlierLists, problemOf } from '../../test/earlier-lists.ts'
import { generate, handIn, ideas, solve, type World } from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'
import { lexicon } from '../scoring/lexicon.ts'
import { toFeedback } from '../scoring/score-against-lists.ts'

const at = '2026-03-14T20:00:00Z'
const texts = ['Paint a portrait on canvas', 'Cook soup with salt and pepper', 'qwerty']

/** Somebody who hands in a list for the problem of the day. */
async function answer(world: World, name: string, written: readonly string[] = texts, call = world.call) {
  const person = await world.signIn(name)
  const { body: round } = await generate(world, person.cookie)
  const body = ideas(round.id, ...written)
  const reply = await call('POST', '/api/solutions', { cookie: person.cookie, body })
  return { ...person, round, body, reply, feedback: reply.body.feedback }
}

const storedSketches = async (world: World) =>
  (await world.pool.query('select position, stems, vector from idea_sketch order by seq')).rows

/** Of each idea, as it is stored. */
const peopleOf = async (world: World, { round }: { round: { id: string } }) =>
  (await world.pool.query('select score from round where id = $1', [round.id])).rows[0].score.ideas.map(
    ({ people }: { people: number | null }) => people,
  )

test('a list is scored as the rules say, and stored with version and sample', async () => {
  const world = await createWorld({ at })
  const { feedback, round } = await answer(world, 'Ada')
  const { text } = await problemOf(world, round.id)
  const expected = scoreList(lexicon, { problem: text, ideas: texts, slots: round.slots, earlier: [] }).score
  expect(feedback).toEqual(toFeedback(expected, { favourites: null }))
  expect(feedback.score).toMatchObject({ sample: 0, fluency: { different: 2 } })
  expect(feedback.sentences.headline).toBe('Two ideas')
  expect((await world.pool.query('select score from round')).rows).toEqual([{ score: expected }])
  const sketches = sketchesOf(lexicon, text, texts).flatMap((sketch, at) =>
    sketch ? { position: at + 1, stems: sketch.stems, vector: Buffer.from(sketch.vector ?? []) } : [],
  )
  expect(sketches.map(({ vector }) => vector.length)).toEqual([128, 128])
  expect(await storedSketches(world)).toEqual(sketches)
})

test('the rows of a list have consecutive numbers, though other lists are written at the same time', async () => {
  const world = await createWorld({ at })
  await world.pool.query(`create function take_a_number() returns trigger language plpgsql as
    $$ begin perform nextval('idea_sketch_seq_seq'); return new; end $$`)
  await world.pool.query(
    'create trigger others before insert on idea_sketch for each row execute function take_a_number()',
  )
  await answer(world, 'Ada', ['Paint a portrait on canvas', 'Cook soup with salt and pepper', 'Fold a paper boat'])
  const { rows } = await world.pool.query(
    'select seq - min(seq) over () as place, position from idea_sketch order by seq',
  )
  expect(rows).toEqual([0, 1, 2].map((place) => ({ place: String(place), position: place + 1 })))
})

test('nothing is told of how varied names are, though their total counts it', async () => {
  const world = await createWorld({ at })
  await world.pool.query(`update problem set form = 'name'`)
  const { reply } = await answer(world, 'Ada', ['Wet Bench', 'Smell of Chips', 'Late Again'])
  expect(reply.body.feedback.score).toMatchObject({ fluency: { different: 3 }, flexibility: { value: null } })
  const { rows } = await world.pool.query(`select score->'flexibility'->'value' as value from round`)
  expect(rows).toEqual([{ value: expect.any(Number) }])
})

test('presents for a matchbox are not taken for the answers to another problem', async () => {
  const world = await createWorld({ at })
  const found = problems.find(({ text }) => text.startsWith('A present has to fit into a matchbox'))
  await world.pool.query(`update problem set form = 'idea', text = $1`, [found?.text])
  const { cookie } = await world.signIn('Ada')
  const { body: round } = await generate(world, cookie)
  await world.pool.query('update round set slots = 10')
  const presents = ["A ladybird's dropped wing", 'A tiny map to where I first met you', 'Sand from our beach']
  const more = ['A thread as long as you are tall', 'One match with the words: strike when sad']
  const reply = await handIn(world, cookie, ideas(round.id, ...presents, ...more))
  expect(reply.body.round.withheld).toBeNull()
})

test('the feedback of a hand-in does not change when others hand in later', async () => {
  const world = await createWorld({ at })
  const ada = await answer(world, 'Ada')
  await answer(world, 'Grace')
  const again = await handIn(world, ada.cookie, ada.body)
  expect(again.text).toBe(ada.reply.text)
  expect(ada.feedback.score.sample).toBe(0)
})

test('from thirty people on the feedback says how many had an idea, and before that it is too early', async () => {
  const world = await createWorld({ at })
  const ada = await answer(world, 'Ada', ['Paint a portrait on canvas'])
  const problem = await problemOf(world, ada.round.id)
  await addEarlierLists(
    world.pool,
    problem,
    Array.from({ length: 28 }, () => ['Fold a paper boat']),
  )
  const grace = await answer(world, 'Grace', ['A canvas portrait, painted'])
  expect(grace.feedback.score.sample).toBe(29)
  expect(await peopleOf(world, grace)).toEqual([null])
  expect(grace.feedback.sentences.before).toBe('29 people solved this problem before you.')
  const mary = await answer(world, 'Mary', ['Paint portraits on a canvas', 'A herd of singing goats'])
  expect(mary.feedback.score.sample).toBe(30)
  expect(await peopleOf(world, mary)).toEqual([2, 0])
})

test('a person who is not counted still sees how many people had an idea', async () => {
  const world = await createWorld({ at })
  const { id, cookie } = await world.signIn('Ada')
  await world.pool.query('update "user" set counts_for_rarity = false where id = $1', [id])
  const { body: round } = await generate(world, cookie)
  const { body } = await handIn(world, cookie, ideas(round.id, ...texts))
  expect(body.feedback.score.fluency.different).toBe(2)
  expect(await storedSketches(world)).toEqual([])
  expect((await answer(world, 'Grace')).feedback.score.sample).toBe(0)
})

test('a person counts once for a problem, however often they had it', async () => {
  const world = await createWorld({ at })
  const { cookie, round } = await answer(world, 'Ada')
  const { problemId } = await problemOf(world, round.id)
  const { body: second } = await generate(world, cookie)
  await world.pool.query('update round set problem_id = $2 where id = $1', [second.id, problemId])
  await handIn(world, cookie, ideas(second.id, 'A herd of singing goats'))
  expect(await storedSketches(world)).toHaveLength(2)
})

test('two processes see the lists of each other', async () => {
  const world = await createWorld({ at })
  const other = world.openProcess()
  const samples: number[] = []
  for (const [name, call] of [
    ['Ada', world.call],
    ['Grace', other.call],
    ['Mary', world.call],
    ['Hedy', other.call],
  ] as const)
    samples.push((await answer(world, name, texts, call)).feedback.score.sample)
  expect(samples).toEqual([0, 1, 2, 3])
})

test('a list that was begun earlier and committed later is not passed over, nor counted twice', async () => {
  const world = await createWorld({ at })
  const ada = await answer(world, 'Ada')
  const problem = await problemOf(world, ada.round.id)
  const slow = await world.pool.connect()
  await slow.query('begin')
  await addEarlierLists(slow, problem, [['Fold a paper boat', 'A herd of singing goats']])
  const samples = [(await answer(world, 'Grace')).feedback.score.sample]
  samples.push((await answer(world, 'Mary')).feedback.score.sample)
  await slow.query('commit')
  slow.release()
  for (const name of ['Hedy', 'Joan', 'Rosa']) samples.push((await answer(world, name)).feedback.score.sample)
  expect(samples).toEqual([1, 2, 4, 5, 6])
})

test('a person who has deleted the account is forgotten at once', async () => {
  const world = await createWorld({ at })
  const ada = await answer(world, 'Ada')
  expect((await answer(world, 'Grace')).feedback.score.sample).toBe(1)
  await world.pool.query('delete from "user" where id = $1', [ada.id])
  expect((await answer(world, 'Mary')).feedback.score.sample).toBe(1)
})

test('ideas from before they had vectors are still counted, beside those of processes that store none yet', async () => {
  const world = await createWorld({ at })
  const ada = await answer(world, 'Ada', ['Paint a portrait on canvas', 'Fold a paper boat'])
  const others = Array.from({ length: 29 }, () => ['A portrait painted on canvas'])
  await addEarlierLists(world.pool, await problemOf(world, ada.round.id), others)
  await world.pool.query('update idea_sketch set vector = null where position = 1')
  const grace = await answer(world, 'Grace', ['Paint a portrait on canvas', 'A herd of singing goats'])
  expect(await peopleOf(world, grace)).toEqual([30, 0])
})

const secret = 'Hide the key of 7 Elm Street under Anna Quux, her birthday is in May'

test('scoring a list neither reads nor answers anything that another person wrote', async () => {
  const world = await createWorld({ at })
  const ada = await answer(world, 'Ada', [secret])
  expect((await storedSketches(world))[0].stems).toEqual([...(await storedSketches(world))[0].stems].toSorted())
  const process = world.openProcess()
  const heard: string[] = []
  // Every byte that the database sends.
  process.pool.on('connect', (client) => {
    const { stream } = (client as unknown as { connection: { stream: Readable } }).connection
    stream.on('data', (bytes: Buffer) => heard.push(bytes.toString()))
  })
  const own = 'Hide a key under Anna Quux'
  const grace = await answer(world, 'Grace', [own], process.call)
  expect(grace.feedback.score.sample).toBe(1)
  expect(heard.join()).toContain('quux')
  for (const text of [...heard, grace.reply.text]) {
    expect(text).not.toContain(secret.slice(0, 12))
    expect(text).not.toContain(ada.id)
    expect(text).not.toContain(ada.email)
  }
  expect(grace.reply.text.replace(own, '')).not.toMatch(/quux|elm/i)
})

test('a list of the longest ideas there can be is scored in no time', async () => {
  const world = await createWorld({ at })
  const long = (n: number) =>
    Array.from({ length: 1_300 }, (_, at) => String.fromCodePoint(0x4e00 + at + 997 * n)).join('')
  const begun = process.threadCpuUsage()
  await answer(world, 'Ada', [long(1), long(2), long(3)])
  expect((await storedSketches(world)).map(({ stems }) => stems.length)).toEqual([40, 40, 40])
  // Its own work only: what else the machine does is not its fault.
  expect(process.threadCpuUsage(begun).user).toBeLessThan(5_000_000)
})

test('a hand-in succeeds without a score when scoring fails', async () => {
  const world = await createWorld({ at })
  await world.pool.query('alter table idea_sketch rename column stems to gone')
  const { cookie } = await world.signIn('Ada')
  expect(await solve(world, cookie)).toMatchObject({ status: 200, body: { feedback: null } })
})
