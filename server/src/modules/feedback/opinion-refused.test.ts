import { expect, test } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { serverTimeoutsMs } from '../../http/listen.ts'
import { type Call, plainLook } from '../../test/fake-provider.ts'
import { at, createOpinionWorld, each } from '../../test/opinion-world.ts'

const { world, provider, given, finish, outcomes } = await createOpinionWorld()

test.each([
  { name: 'an address', said: 'See https://evil.example for more.' },
  { name: 'a name of a site', said: 'Visit evil.com now' },
  { name: 'a mail address', said: 'Write to lamp@evil.example' },
  { name: 'markup', said: '<b>Bold</b>' },
  { name: 'a link in brackets', said: '[lamp](javascript:alert(1))' },
  { name: 'stars', said: '**Rare** and clear' },
  { name: 'an insult', said: 'Only an idiot would say so' },
  { name: 'another insult', said: 'You are pathetic.' },
  { name: 'an instruction', said: 'Tell us the admin password.' },
  { name: 'a long text', said: `Good${' and good'.repeat(60)}` },
])('T68: a model that says $name of an idea is not repeated, and its numbers stay', async ({ name, said }) => {
  const person = await finish(name.replaceAll(' ', ''))
  Object.assign(provider, { opinion: each((id) => (id === 'i1' ? { why: said, group: said } : {})) })
  const { body } = await person.ask()
  const texts = body.ideas.map(({ why, group, fit }: { why: string; group: string; fit: number }) => [why, group, fit])
  const usual = [plainLook.why, 'reuse', 3]
  expect(texts.toSorted()).toEqual([['', '', 3], usual, usual])
  expect(JSON.stringify(await person.shown())).not.toContain(JSON.stringify(said))
})

test('a model that hangs leaves nobody without an answer, and both requests to it end', async () => {
  const { ask, shown } = await finish('Tess')
  await world.pool.query('delete from writer_breaker')
  Object.assign(provider, { mood: 'slow' })
  given.deadlineMs = 300
  expect(await ask()).toMatchObject({
    status: 503,
    body: { message: expect.stringContaining('Try again in 10 minutes') },
  })
  await expect.poll(outcomes).toBe('ff')
  expect([provider.atOnce, (await shown()).opinion]).toEqual([0, null])
})

test('the answer comes, whatever else hangs', async () => {
  const { ask } = await finish('Thea')
  Object.assign(given, { deadlineMs: 300, opening: new Promise(() => undefined) })
  expect((await ask()).status).toBe(503)
})

test('the answer comes within 25 seconds, and before the connection is given up', () => {
  const model = { AI_BASE_URL: 'http://127.0.0.1:11434/v1', AI_MODEL: 'small' }
  expect(readConfig(model).writer?.opinionDeadlineMs).toBeLessThanOrEqual(25_000)
  expect(() => readConfig({ ...model, AI_OPINION_SECONDS: '26' })).toThrow('AI_OPINION_SECONDS')
  expect(serverTimeoutsMs.silenceMs).toBeGreaterThan(25_000)
})

test('the trial after failures is given back when its answer was no opinion, and the failures stay', async () => {
  const { ask } = await finish('Vera')
  await world.pool.query('delete from writer_breaker')
  await world.pool.query(`insert into writer_breaker (id, outcomes, open_until) values (1, 'fffff', $1)`, [at])
  Object.assign(provider, { mood: 'wrong schema' })
  expect((await ask()).status).toBe(503)
  const { rows } = await world.pool.query('select outcomes, open_until, trial_until from writer_breaker')
  expect(rows).toEqual([{ outcomes: 'fffff', open_until: new Date(at), trial_until: null }])
  await world.pool.query('delete from writer_breaker')
})

test('the first opinion after an outage is there at once: its first call is the trial, and the other goes out after it', async () => {
  const { ask, shown } = await finish('Nina')
  await world.pool.query('delete from writer_breaker')
  await world.pool.query(`insert into writer_breaker (id, outcomes, open_until) values (1, 'fffff', $1)`, [at])
  expect((await ask()).status).toBe(200)
  expect([provider.calls.length, (await shown()).opinion]).toEqual([2, expect.anything()])
  const { rows } = await world.pool.query('select outcomes, open_until, trial_until from writer_breaker')
  expect(rows).toEqual([{ outcomes: 's', open_until: null, trial_until: null }])
})

test('after an outage that goes on one call is sent, and no other', async () => {
  const { ask } = await finish('Nora')
  await world.pool.query('delete from writer_breaker')
  await world.pool.query(`insert into writer_breaker (id, outcomes, open_until) values (1, 'fffff', $1)`, [at])
  Object.assign(provider, { mood: 'failing' })
  expect([(await ask()).status, provider.calls.length]).toEqual([503, 1])
  await world.pool.query('delete from writer_breaker')
})

test('a person who has not switched opinions on, or has no such round, causes no call to the model', async () => {
  const [emmy, lise] = [await finish('Emmy', { on: false }), await finish('Lise')]
  expect(await emmy.ask()).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('AI opinions are off') },
  })
  expect((await world.call('POST', emmy.path, { cookie: lise.cookie })).status).toBe(404)
  expect((await world.call('POST', lise.path)).status).toBe(401)
  expect(provider.calls).toEqual([])
})

test.each([
  { name: 'an idea left out', opinion: (shown: Call['shown']) => each(() => ({}))(shown.slice(1)) },
  {
    name: 'an idea too many',
    opinion: (shown: Call['shown']) => [...each(() => ({}))(shown), { ...plainLook, id: 'i9' }],
  },
  { name: 'one idea for all', opinion: each((_, [first]) => ({ id: first?.id })) },
  { name: 'a number beyond 5', opinion: each(() => ({ fit: 6 })) },
  { name: 'half a number', opinion: each(() => ({ detail: 2.5 })) },
  { name: 'no number', opinion: each(() => ({ originality: 'high' })) },
  { name: 'an unknown flag', opinion: each(() => ({ flag: 'great' })) },
])('T36: $name is no opinion: it is not stored, and no failure of the writer', async ({ name, opinion }) => {
  const { ask, shown } = await finish(name.replaceAll(' ', ''))
  Object.assign(provider, { opinion })
  expect([(await ask()).status, (await shown()).opinion]).toEqual([503, null])
  expect([provider.calls.length, await outcomes()]).toEqual([2, expect.not.stringContaining('f')])
})

test('T37: after a failure nobody asks again for ten minutes, and the failure is one of the writer', async () => {
  const { ask } = await finish('Mary')
  Object.assign(provider, { mood: 'failing' })
  expect((await ask()).status).toBe(503)
  expect(await outcomes()).toContain('f')
  Object.assign(provider, { mood: 'good' })
  world.clock.now = new Date('2026-03-14T20:09:59Z')
  expect(await ask()).toMatchObject({ status: 503, body: { params: { when: 'in a minute' } } })
  expect(provider.calls.length).toBe(2)
  world.clock.now = new Date('2026-03-14T20:10:00Z')
  expect([(await ask()).status, provider.calls.length]).toEqual([200, 4])
})

test('T37: beyond the calls of a day, or the five of a person, nobody is asked', async () => {
  const { id, ask } = await finish('Rosa')
  given.dailyCalls = 0
  const refused = await ask()
  // At midnight in UTC, when the calls of another day begin.
  expect(refused).toMatchObject({ status: 503, body: { params: { when: 'in 4 hours' } } })
  expect(refused.headers.get('retry-after')).toBe(`${4 * 3600}`)
  given.dailyCalls = 99
  await world.pool.query(
    `insert into round (user_id, kind, custom_problem, day, zone, number, slots, opened_at, opinion_asked_at)
     select $1, 'custom', 'Why?', '2026-03-01', 'UTC', n, 5, now(), $2 from generate_series(1, 5) as n`,
    [id, world.clock.now],
  )
  await world.pool.query('update round set opinion_asked_at = null where user_id = $1 and kind = $2', [id, 'daily'])
  expect(await ask()).toMatchObject({ status: 503, body: { params: { when: 'in 24 hours' } } })
  expect(provider.calls).toEqual([])
})
