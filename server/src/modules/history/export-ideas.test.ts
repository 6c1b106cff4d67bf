import { request } from 'node:http'
import { expect, test } from 'vitest'
import { readCsv } from '../../test/csv-reader.ts'
import { signInPremium, writePast } from '../../test/premium.ts'
import { generate, handIn, ideas, type World } from '../../test/rounds.ts'
import { openWebServer } from '../../test/web-server.ts'
import { createWorld } from '../../test/world.ts'

const at = '2026-03-14T20:00:00Z'
const download = (world: World, cookie: string, format: string, headers = {}) =>
  world.call('GET', `/api/solutions/export?format=${format}`, { cookie, headers })
const stream = (world: World, cookie: string, method = 'GET') =>
  world.app.request('/api/solutions/export?format=csv', { method, headers: { cookie } })

const countMarked = async ({ pool }: Pick<World, 'pool'>) => {
  const { rows } = await pool.query<{ marked: number; all: number }>(
    'select count(*) filter (where is_exported)::int as marked, count(*)::int as all from solution',
  )
  return rows[0]
}

const written = [
  '=HYPERLINK("https://example.org","click")',
  'a "quoted", comma; semicolon\nand a line\r\n',
  'مرحبا \u202eabc',
  'cafe\u0301 👩‍👩‍👧‍👦 日本',
  "'-1",
  '\t@x',
]

async function writeHostile(world: World) {
  const { cookie } = await signInPremium(world, 'Ada')
  // Six slots: three, and one more for each of three days.
  await world.pool.query(
    `insert into progress (user_id, streak_length, last_day) select id, 3, '2026-03-13' from "user"`,
  )
  const { body: round } = await generate(world, cookie)
  expect((await handIn(world, cookie, ideas(round.id, ...written))).status).toBe(200)
  return { cookie, problem: round.text as string }
}

test('T39: a CSV file holds every idea as text that no spreadsheet takes for a formula', async () => {
  const world = await createWorld({ at })
  const { cookie, problem } = await writeHostile(world)
  const response = await stream(world, cookie)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="brain-trainer-solutions.csv"',
    'cache-control': 'no-store, private',
    'x-content-type-options': 'nosniff',
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [head, ...lines] = readCsv(bytes.subarray(3).toString())
  expect(head).toEqual(['id', 'createdAt', 'sessionType', 'problem', 'solution', 'submissionMethod'])
  expect(lines.map((line) => line.slice(1))).toEqual(
    written.map((text, i) => [
      '2026-03-14T20:00:00.000Z',
      'daily',
      problem,
      i === 5 ? "'\t'@x" : i === 0 || i === 4 ? `'${text}` : text,
      'text',
    ]),
  )
})

test('T39: a JSON file holds every idea unchanged', async () => {
  const world = await createWorld({ at })
  const { cookie, problem } = await writeHostile(world)
  const { body, headers } = await download(world, cookie, 'json')
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(headers.get('content-disposition')).toBe('attachment; filename="brain-trainer-solutions.json"')
  expect(body.map(({ solution }: { solution: string }) => solution)).toEqual(written)
  expect(body[0]).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    createdAt: '2026-03-14T20:00:00.000Z',
    sessionType: 'daily',
    problem,
    solution: written[0],
    submissionMethod: 'text',
  })
})

test('the export of nothing is a file without lines', async () => {
  const world = await createWorld({ at })
  const { cookie } = await signInPremium(world, 'Ada')
  const csv = await download(world, cookie, 'csv')
  expect(csv.text.replace('\ufeff', '')).toBe(
    '"id","createdAt","sessionType","problem","solution","submissionMethod"\r\n',
  )
  expect((await download(world, cookie, 'json')).body).toEqual([])
})

test('T40: five who export at once get every idea of theirs once and no other, lists as they were written', async () => {
  const world = await createWorld({ at })
  const people = await Promise.all(['Ada', 'Grace', 'Emmy', 'Mary', 'Rosa'].map((name) => signInPremium(world, name)))
  for (const [n, { id }] of people.entries()) await writePast(world, id, { rounds: 120 + n, solutions: 4 })
  const files = await Promise.all(people.map(({ cookie }) => download(world, cookie, 'json')))
  for (const [n, { body }] of files.entries()) {
    const { rows } = await world.pool.query(
      'select id from solution where user_id = $1 order by created_at desc, round_id, position',
      [people[n]?.id],
    )
    const ids = body.map((line: { id: string }) => line.id)
    expect(ids).toHaveLength((120 + n) * 4)
    expect(ids).toEqual(rows.map(({ id }) => id))
  }
})

test('ideas of one moment to the microsecond are all there, also across batches', async () => {
  const world = await createWorld({ at })
  const { cookie, id } = await signInPremium(world, 'Ada')
  await writePast(world, id, { rounds: 45, solutions: 20 })
  await world.pool.query(`update solution set created_at = timestamptz '2026-03-01 10:00:00.123456Z'`)
  const { body } = await download(world, cookie, 'json')
  expect(new Set(body.map((line: { id: string }) => line.id)).size).toBe(900)
})

test('solutions are marked as exported once the whole file was sent', async () => {
  const world = await createWorld({ at })
  const { cookie, id } = await signInPremium(world, 'Ada')
  await writePast(world, id, { rounds: 100, solutions: 5 })
  const reader = (await stream(world, cookie)).body?.getReader()
  let pieces = 0
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    pieces += 1
    expect(await countMarked(world)).toEqual({ marked: 0, all: 500 })
  }
  expect(pieces).toBeGreaterThan(3)
  expect(await countMarked(world)).toEqual({ marked: 500, all: 500 })
  const { body } = await world.call('GET', '/api/solutions/history', { cookie })
  expect(body.solutions.every(({ isExported }: { isExported: boolean }) => isExported)).toBe(true)
})

test('a file of a tab or of a search holds what they show, and only that counts as exported', async () => {
  const world = await createWorld({ at })
  const { cookie, id } = await signInPremium(world, 'Ada')
  await writePast(world, id, { rounds: 30, solutions: 5, kind: 'custom' })
  await writePast(world, id, { rounds: 40, solutions: 5, kind: 'daily' })
  const marked = async (query = '') => {
    const { body } = await world.call('GET', `/api/solutions/history?limit=100${query}`, { cookie })
    return body.solutions.every(({ isExported }: { isExported: boolean }) => isExported)
  }
  const { body } = await download(world, cookie, 'json&type=custom&q=IDEA+4')
  expect(body).toHaveLength(30)
  expect(new Set(body.map(({ sessionType }: { sessionType: string }) => sessionType))).toEqual(new Set(['custom']))
  expect(await countMarked(world)).toEqual({ marked: 30, all: 350 })
  expect([await marked('&type=custom&q=idea+4'), await marked('&q=idea+4')]).toEqual([true, false])
  const ofProblem = await download(world, cookie, 'csv&q=problem+7')
  expect(
    readCsv(ofProblem.text)
      .slice(1)
      .filter(([only]) => only),
  ).toHaveLength(5)
  expect((await download(world, cookie, 'json&type=daily')).body).toHaveLength(200)
  expect(await countMarked(world)).toEqual({ marked: 30 + 4 + 200, all: 350 })
  expect((await download(world, cookie, 'json&q=nowhere')).body).toEqual([])
  expect((await download(world, cookie, 'json&type=all&q=+')).body).toHaveLength(350)
})

test('an idea handed in while the file is on its way is in a later file', async () => {
  const world = await createWorld({ at })
  const { cookie, id } = await signInPremium(world, 'Ada')
  await writePast(world, id, { rounds: 100, solutions: 5 })
  const response = await stream(world, cookie)
  const reader = response.body?.getReader()
  for (let n = 0; n < 2; n++) await reader?.read()
  const { body: round } = await generate(world, cookie)
  await handIn(world, cookie, ideas(round.id, 'a late one'))
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read());
  expect(await countMarked(world)).toEqual({ marked: 500, all: 501 })
})

test('a person who stops in the middle has exported nothing', async () => {
  const world = await createWorld({ at })
  const { cookie, id } = await signInPremium(world, 'Ada')
  await writePast(world, id, { rounds: 100, solutions: 5 })
  const reader = (await stream(world, cookie)).body?.getReader()
  // Everything but the word that there is no more.
  for (let n = 0; n < 4; n++) await reader?.read()
  await reader?.cancel()
  await (await stream(world, cookie, 'HEAD')).arrayBuffer()
  expect(await countMarked(world)).toEqual({ marked: 0, all: 500 })
})

test('a client that goes away has exported nothing, and holds no connection', async () => {
  const web = await openWebServer()
  const { cookie, id } = await signInPremium(web, 'Ada')
  await writePast(web, id, { rounds: 100, solutions: 20, size: 5_000 })
  await new Promise<void>((gone) => {
    const asked = request(`${web.url}/api/solutions/export?format=csv`, { headers: { cookie } }, (response) => {
      response.once('data', () => response.destroy()).once('close', gone)
    })
    asked.end()
  })
  const answers = await Promise.all(Array.from({ length: 12 }, () => web.call('GET', '/api/auth/user', { cookie })))
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
  await expect.poll(() => web.pool.totalCount - web.pool.idleCount).toBe(0)
  expect(await countMarked(web)).toEqual({ marked: 0, all: 2_000 })
})
