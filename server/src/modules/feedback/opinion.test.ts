import { rubricVersion } from '@app/domain/opinion/opinion'
import { expect, test } from 'vitest'
import { type Call, plainLook } from '../../test/fake-provider.ts'
import { at, createOpinionWorld, each, hostile } from '../../test/opinion-world.ts'
import { givePremium } from '../../test/premium.ts'
import { storedAndRecountedStreak, user } from '../../test/rounds.ts'

const { world, second, provider, given, finish, plainly } = await createOpinionWorld()

test('a model that was measured says how well it agreed with people, and is shown what it was measured with', async () => {
  const agreement = { r: 0.41, ideas: 165, problems: 11, slope: 0.5, intercept: 1.2 }
  const anchors = [{ problem: 'What could you use a rope for?', idea: 'a swing for mice', rating: 4.2 }]
  given.model = 'measured-1'
  const measure = (rubric: string) =>
    world.pool.query(
      `insert into opinion_calibration values ('measured-1', $1, $2, $3, now())
       on conflict (model) do update set rubric = excluded.rubric`,
      [rubric, JSON.stringify(anchors), agreement],
    )
  await measure('rubric-of-old')
  const before = await finish('Mia', { list: ['a doorstop', 'a sail'] })
  expect((await before.ask()).body.agreement).toBeUndefined()
  expect(provider.calls[0]?.body).toContain('empty shoe box')
  await measure(rubricVersion)
  provider.calls.length = 0
  const after = await finish('Noa', { list: ['a doorstop', 'a sail'] })
  expect((await after.ask()).body.agreement).toEqual(agreement)
  expect((await after.shown()).opinion.agreement).toEqual(agreement)
  for (const { body } of provider.calls) {
    expect(body).toContain('a swing for mice')
    expect(body).not.toContain('empty shoe box')
  }
})

test('T36: the model sees the problem and the own ideas as data, twice, the second time the other way round', async () => {
  const ada = await finish('Ada', { list: Array.from({ length: 3 }, (_, at) => `${hostile} ${at}${'z'.repeat(200)}`) })
  const { status, body } = await ada.ask()
  expect([status, body.model, body.at, body.version]).toEqual([
    200,
    'fake-1',
    '2026-03-14T20:00:00.000Z',
    rubricVersion,
  ])
  expect(body.ideas).toHaveLength(3)
  expect(provider.calls).toHaveLength(2)
  // Both are on their way at once: which comes first is chance.
  const [there, back] = provider.calls
    .map(({ shown }) => shown)
    .sort(([one], [other]) => (one?.id === 'i1' ? -1 : Number(other?.id === 'i1')))
  expect(back).toEqual(there?.toReversed())
  expect(there?.map(({ id }) => id)).toEqual(['i1', 'i2', 'i3'])
  expect(there?.map(({ text }) => text).sort()).toEqual(
    Array.from({ length: 3 }, (_, at) => `${hostile} ${at}${'z'.repeat(200)}`.slice(0, 200)),
  )
  for (const { body: asked } of provider.calls) {
    const { temperature, response_format: format, messages } = JSON.parse(asked)
    expect([temperature, format.type]).toEqual([0, 'json_schema'])
    const data = /<data>\n(.*)\n<\/data>$/.exec(messages.at(-1).content)?.[1] ?? ''
    expect(JSON.parse(data)).toMatchObject({ problem: ada.round.text })
    expect(data).not.toContain('<')
    expect(asked).not.toMatch(/Ada|Person|example\.org|key-of-us/)
  }
})

test('each idea has the mean of two looks, and says where they differ', async () => {
  const grace = await finish('Grace')
  const rate = (at: number) => (call: Call['shown']) =>
    call.map(({ id, text }) => ({
      ...plainLook,
      id,
      originality: text === hostile ? 4 - at * 3 : 2 + at,
      same_as: text === 'a third thing' ? call.find((other) => other.text.endsWith('doorstop'))?.id : null,
      why: text === hostile ? `\u202e<b>${'👍'.repeat(900)}` : `a\0b${'z'.repeat(300)}`,
    }))
  let looks = 0
  Object.assign(provider, { opinion: (shown: Call['shown']) => rate(looks++)(shown) })
  const { body } = await grace.ask()
  const why = `a b${'z'.repeat(157)}`
  expect(body.ideas).toEqual([
    { originality: 2.5, fit: 3, detail: 1, unsure: false, flag: 'none', group: 'reuse', sameAs: null, why },
    { originality: 2.5, fit: 3, detail: 1, unsure: true, flag: 'none', group: 'reuse', sameAs: null, why: '' },
    { originality: 2.5, fit: 3, detail: 1, unsure: false, flag: 'none', group: 'reuse', sameAs: 0, why },
  ])
})

test('T37: asked again, or ten times at once in two processes, is one opinion, and streak and score stay', async () => {
  const kim = await finish('Kim')
  const storedNumbers = async () => [await user(world, kim.cookie), await storedAndRecountedStreak(world, kim.id)]
  const before = [await storedNumbers(), await kim.shown()]
  const replies = await Promise.all(Array.from({ length: 10 }, (_, at) => kim.ask((at % 2 ? second : world).call)))
  expect(replies.filter(({ status }) => status !== 200 && status !== 503)).toEqual([])
  const first = await kim.ask()
  expect(first.status).toBe(200)
  expect((await kim.ask()).body).toEqual(first.body)
  expect(provider.calls).toHaveLength(2)
  expect([await storedNumbers(), { ...(await kim.shown()), opinion: null }]).toEqual(before)
  expect((await kim.shown()).opinion).toEqual(first.body)
  const { body: data } = await world.call('GET', '/api/settings/data', { cookie: kim.cookie })
  expect(data).toMatchObject({ settings: { opinionsOn: true }, rounds: [{ opinion: first.body }] })
})

test('an opinion of an older rubric is asked for anew', async () => {
  const ruth = await finish('Ruth')
  const older = { version: 'rubric-0', strong: 'of another shape' }
  await world.pool.query('update round set opinion = $2 where id = $1', [ruth.round.id, older])
  expect((await ruth.shown()).opinion).toBeNull()
  const { body } = await ruth.ask()
  expect([body.version, (await ruth.shown()).opinion]).toEqual([rubricVersion, body])
})

test('the rating of an idea is reused for the same person and problem, and for nobody else', async () => {
  const [iris, june] = [await finish('Iris'), await finish('June')]
  const opinionOn = async ({ id, cookie }: typeof iris, problemText: string, ...solutions: string[]) => {
    await givePremium(world.db, id, at)
    world.clock.now = new Date(world.clock.now.getTime() + 60_000)
    const body = { problemText, solutions, submissionMethod: solutions.map(() => 'text') }
    expect((await world.call('POST', '/api/custom-problems/solve', { cookie, body })).status).toBe(200)
    const { body: latest } = await world.call('GET', '/api/rounds/latest', { cookie })
    const { body: opinion } = await world.call('POST', `/api/rounds/${latest.today.id}/opinion`, { cookie })
    return [provider.calls.length, opinion.ideas]
  }
  const first = { originality: 2, why: plainLook.why }
  expect(await opinionOn(iris, 'A wall?', 'neighbours', 'a rope', 'a rope')).toMatchObject([
    2,
    [
      { ...first, sameAs: null },
      { ...first, sameAs: null },
      { ...first, sameAs: 1 },
    ],
  ])
  Object.assign(provider, { opinion: each(() => ({ originality: 5, why: 'Later.' })) })
  const later = { originality: 5, why: 'Later.' }
  expect(await opinionOn(iris, 'A wall?', 'a rope', 'neighbours')).toMatchObject([2, [first, first]])
  expect(await opinionOn(iris, 'A wall?', 'a rope', 'a song')).toMatchObject([4, [first, later]])
  expect(await opinionOn(iris, 'A fence?', 'a rope')).toMatchObject([6, [later]])
  expect(await opinionOn(june, 'A wall?', 'a rope')).toMatchObject([8, [later]])
  given.model = 'fake-2'
  expect(await opinionOn(june, 'A wall?', 'a rope')).toMatchObject([10, [later]])
  Object.assign(provider, { opinion: plainly })
  given.model = 'fake-1'
  await world.pool.query(`update round set opinion = opinion || '{"version": "rubric-0"}'`)
  expect(await opinionOn(june, 'A wall?', 'a rope')).toMatchObject([12, [first]])
})

test('of two ideas with the same words the first is rated', async () => {
  const { ask } = await finish('Nell', { list: ['a kite', 'a kite'] })
  Object.assign(provider, { opinion: each((id) => ({ originality: id === 'i1' ? 1 : 4 })) })
  const { body } = await ask()
  expect(body.ideas[0].originality).toBe(body.ideas[1].originality)
})

test('what leads nowhere, or is longer than can be shown, is left out of an opinion', async () => {
  const { ask } = await finish('Lena')
  Object.assign(provider, { opinion: each(() => ({ same_as: 'i99', group: 'g'.repeat(90) })) })
  expect((await ask()).body.ideas).toMatchObject(Array(3).fill({ sameAs: null, group: 'g'.repeat(40) }))
})
