import { expect, test } from 'vitest'
import { signInPremium, writePast } from '../../test/premium.ts'
import { generate, handIn, solve, type World } from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'

const at = '2026-03-14T20:00:00Z'
const history = (world: World, cookie: string, query = '') =>
  world.call('GET', `/api/solutions/history${query}`, { cookie })
/** For what only reads. */
const shared = await createWorld({ at })
const searcher = await signInPremium(shared, 'Emmy')

test('history shows everything handed in, newest first, the last idea of a round before its first', async () => {
  const world = await createWorld({ at })
  const { cookie } = await signInPremium(world, 'Ada')
  const { body: first } = await generate(world, cookie)
  const sent = {
    problemId: first.id,
    submittedSolutions: ['a doorstop', 'a bookend'],
    submissionMethod: ['text', 'voice'],
  }
  await handIn(world, cookie, sent)
  world.clock.now = new Date('2026-03-14T21:00:00Z')
  const { body: second } = await generate(world, cookie)
  await handIn(world, cookie, { problemId: second.id, submittedSolutions: ['a sail'], submissionMethod: ['text'] })
  await world.pool.query('update progress set daily_solutions = 3')

  const { status, body } = await history(world, cookie)
  expect(status).toBe(200)
  expect(body.pagination).toEqual({ total: 3, pages: 1 })
  expect(body.solutions.map(({ solutionText }: { solutionText: string }) => solutionText)).toEqual([
    ...['a sail', 'a bookend', 'a doorstop'],
  ])
  expect(body.solutions[1]).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    solutionText: 'a bookend',
    submissionMethod: 'voice',
    sessionType: 'daily',
    customProblemText: null,
    problemText: first.text,
    problemSource: 'bank',
    createdAt: '2026-03-14T20:00:00.000Z',
    isExported: false,
    notCounted: null,
    position: 2,
    roundId: first.id,
    isOnPageBefore: false,
    isOnPageAfter: false,
  })
})

test('pages hold twenty, from both ends and in the middle, and past the last one there is nothing', async () => {
  const world = await createWorld({ at })
  const { cookie, id } = await signInPremium(world, 'Ada')
  await writePast(world, id, { rounds: 37, solutions: 3 })
  const seen: string[] = []
  for (let page = 1; page <= 6; page++) {
    const { body } = await history(world, cookie, `?page=${page}&limit=20&type=all`)
    expect([body.solutions.length, body.pagination]).toEqual([page < 6 ? 20 : 11, { total: 111, pages: 6 }])
    seen.push(...body.solutions.map((each: { id: string }) => each.id))
  }
  const { rows } = await world.pool.query('select id from solution order by created_at desc, round_id, position desc')
  expect(seen).toEqual(rows.map((row) => row.id))
  for (const page of [7, 1_000_000])
    expect((await history(world, cookie, `?page=${page}`)).body).toEqual({
      solutions: [],
      pagination: { total: 111, pages: 6 },
    })
})

test('a problem whose ideas are on two pages is marked on both, browsing and searching', async () => {
  const world = await createWorld({ at })
  const { cookie, id } = await signInPremium(world, 'Ada')
  await writePast(world, id, { rounds: 5, solutions: 8 })
  const marks = async (query: string) => {
    const { body } = await history(world, cookie, query)
    return body.solutions.map(({ isOnPageBefore, isOnPageAfter }: Record<string, boolean>) =>
      [isOnPageBefore && 'before', isOnPageAfter && 'after'].filter(Boolean).join(),
    )
  }
  const none = (count: number) => Array(count).fill('')
  for (const query of ['', '&q=idea']) {
    // Lists of eight: the third begins on the first page of twenty and goes on on the second.
    expect(await marks(`?page=1${query}`)).toEqual([...none(16), ...Array(4).fill('after')])
    expect(await marks(`?page=2${query}`)).toEqual([...Array(4).fill('before'), ...none(16)])
    expect(await marks(`?page=3&limit=8${query}`)).toEqual(none(8))
    expect(await marks(`?page=2&limit=4${query}`)).toEqual(Array(4).fill('before'))
    expect(await marks(`?page=2&limit=3${query}`)).toEqual(['before,after', 'before,after', 'before,after'])
  }
})

test('a type shows its own solutions, and counts only them', async () => {
  const world = await createWorld({ at })
  const { cookie, id } = await signInPremium(world, 'Ada')
  await writePast(world, id, { rounds: 2, solutions: 2, kind: 'daily' })
  await writePast(world, id, { rounds: 30, solutions: 1, kind: 'custom' })
  const types = async (query: string) => {
    const { body } = await history(world, cookie, query)
    const kinds = body.solutions.map(({ sessionType }: { sessionType: string }) => sessionType)
    return [kinds.length, [...new Set(kinds)].toSorted(), body.pagination]
  }
  expect(await types('?type=daily')).toEqual([4, ['daily'], { total: 4, pages: 1 }])
  expect(await types('?type=custom')).toEqual([20, ['custom'], { total: 30, pages: 2 }])
  expect(await types('?type=custom&page=2')).toEqual([10, ['custom'], { total: 30, pages: 2 }])
  expect(await types('?limit=100')).toEqual([34, ['custom', 'daily'], { total: 34, pages: 1 }])
})

test('a person who has handed in nothing has an empty history', async () => {
  const world = await createWorld({ at })
  const { cookie } = await signInPremium(world, 'Ada')
  const empty = { solutions: [], pagination: { total: 0, pages: 0 } }
  for (const query of ['', '?type=custom', '?q=door', '?page=3'])
    expect((await history(world, cookie, query)).body).toEqual(empty)
})

const texts = [
  'Tie a KNOT',
  '100 % wool_yarn',
  'Ein Türstopper',
  'cafe\u0301 at noon',
  'مرحبا يا عالم',
  'a 👩‍👩‍👧 kite',
  'ﬁsh',
  'Søren paddles to Łódź',
  'eine Straße, ein Œuvre',
  'ёлка у двери',
  'びん',
  'a lan\u00adtern',
]
await shared.pool.query(
  `with made as (insert into round (user_id, kind, custom_problem, day, zone, number, slots, opened_at)
     values ($1, 'custom', 'My own problem', '2026-03-01', 'UTC', 1, 20, now()) returning id)
   insert into solution (round_id, user_id, kind, position, text, method, created_at)
   select made.id, $1, 'custom', n, text, 'text', now() from made, unnest($2::text[]) with ordinality as t(text, n)`,
  [searcher.id, texts],
)

test.each([
  { q: 'knot', finds: ['Tie a KNOT'], why: 'in whatever case' },
  { q: ' TÜRST ', finds: ['Ein Türstopper'], why: 'also beyond ASCII' },
  { q: '%', finds: ['100 % wool_yarn'], why: 'a percent sign is a percent sign' },
  { q: '_', finds: ['100 % wool_yarn'], why: 'an underscore is an underscore' },
  { q: 'caf\u00e9', finds: ['cafe\u0301 at noon'], why: 'a letter written in two ways is one' },
  { q: 'cafe', finds: ['cafe\u0301 at noon'], why: 'a letter without its accent finds it' },
  { q: 'CAFÊ', finds: ['cafe\u0301 at noon'], why: 'whatever accent was typed' },
  { q: 'turst', finds: ['Ein Türstopper'], why: 'an umlaut too' },
  { q: 'soren paddles to lodz', finds: ['Søren paddles to Łódź'], why: 'and letters that are crossed' },
  { q: 'strasse, ein oeuvre', finds: ['eine Straße, ein Œuvre'], why: 'and letters that are two' },
  { q: 'елка', finds: ['ёлка у двери'], why: 'in any script whose accents people leave out' },
  { q: '.*', finds: [], why: 'and no character is a wildcard' },
  { q: 'ひん', finds: [], why: 'but where a mark makes another letter, it is one' },
  { q: 'عالم', finds: ['مرحبا يا عالم'], why: 'in any script' },
  { q: '👩‍👩‍👧', finds: ['a 👩‍👩‍👧 kite'], why: 'an emoji of several' },
  { q: 'fish', finds: ['ﬁsh'], why: 'a ligature is its letters' },
  { q: 'my own PROBLEM', finds: texts.toReversed(), why: 'in the text of the problem' },
  { q: 'my o\u200bwn \u2068problem\u2069', finds: texts.toReversed(), why: 'whatever invisible sign came along' },
  { q: 'kn\u200bot', finds: ['Tie a KNOT'], why: 'also within a word' },
  { q: 'lantern', finds: ['a lan\u00adtern'], why: 'and whatever invisible sign was handed in' },
  { q: 'lan\u00adtern', finds: ['a lan\u00adtern'], why: 'or is in both' },
  { q: 'nowhere', finds: [], why: 'and nothing where nothing is' },
  { q: '\\', finds: [], why: 'a backslash is no escape' },
])('search for "$q": $why', async ({ q, finds }) => {
  const { body } = await history(shared, searcher.cookie, `?q=${encodeURIComponent(q)}`)
  expect(body.solutions.map(({ solutionText }: { solutionText: string }) => solutionText)).toEqual(finds)
  expect(body.pagination).toEqual({ total: finds.length, pages: finds.length ? 1 : 0 })
})

test('a search has pages and a type of its own', async () => {
  const world = await createWorld({ at })
  const { cookie, id } = await signInPremium(world, 'Ada')
  await writePast(world, id, { rounds: 25, solutions: 2 })
  const asked = async (query: string) => {
    const { body } = await history(world, cookie, `?q=idea+2${query}`)
    return [body.solutions.length, body.pagination]
  }
  expect(await asked('')).toEqual([20, { total: 25, pages: 2 }])
  expect(await asked('&page=2')).toEqual([5, { total: 25, pages: 2 }])
  expect(await asked('&page=3')).toEqual([0, { total: 25, pages: 2 }])
  expect(await asked('&type=daily')).toEqual([0, { total: 0, pages: 0 }])
})

test('T01: nobody finds the ideas of somebody else, by page or by word', async () => {
  const world = await createWorld({ at })
  const [ada, grace] = [await signInPremium(world, 'Ada'), await signInPremium(world, 'Grace')]
  await solve(world, grace.cookie)
  await writePast(world, grace.id, { rounds: 3, solutions: 3 })
  for (const query of ['', '?type=daily', '?type=custom', '?q=idea', '?q=Problem', '?q=doorstop'])
    expect((await history(world, ada.cookie, query)).body.solutions).toEqual([])
})

test.each(['all', 'daily', 'custom'])('a page of %s is found by the index, without sorting', async (type) => {
  const world = await createWorld({ at })
  const { id } = await signInPremium(world, 'Ada')
  // As many of the other kind: else either index is as good.
  await writePast(world, id, { rounds: 300, solutions: 10 })
  await writePast(world, id, { kind: 'daily', rounds: 300, solutions: 10 })
  await world.pool.query('vacuum analyze solution')
  const ofKind = type === 'all' ? '' : `and kind = '${type}'`
  for (const order of ['created_at desc, round_id, position desc', 'created_at, round_id desc, position']) {
    const { rows } = await world.pool.query(
      `explain select round_id, position from solution where user_id = '${id}' ${ofKind} order by ${order} limit 20`,
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain(`using solution_history${type === 'all' ? '' : '_of_kind'} on`)
    expect(plan).not.toContain('Sort')
  }
})
