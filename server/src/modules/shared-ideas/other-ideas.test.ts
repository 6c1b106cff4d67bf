import { problems } from '@app/content/problems'
import { sampleIdeas } from '@app/content/sample-ideas'
import { expect, test } from 'vitest'
import { ofPeople, openSharing, textsOf } from '../../test/shared-ideas.ts'

test('where nobody shared an idea, a person sees three of ours for this problem, in one order', async () => {
  const { join, ask } = await openSharing()
  const ada = await join('Ada')
  const { problemText } = (await ask('finishedRound', { cookie: ada.cookie, params: { id: ada.roundId } })).body
  const { near, odd, technique, thinker } =
    sampleIdeas[problems.find(({ text }) => text === problemText)?.key ?? ''] ?? {}
  const { ideas } = await ada.minds()
  expect(new Set(ideas)).toEqual(
    new Set([
      { from: 'house', text: near, thinkerId: null },
      { from: 'house', text: odd, thinkerId: null },
      { from: 'house', text: technique, thinkerId: thinker },
    ]),
  )
  expect((await ada.minds()).ideas).toEqual(ideas)
})

test('an idea is seen once an admin has read it, and leads to nobody', async () => {
  const { join, pass, ask, letOthersSee } = await openSharing()
  const ada = await join('Ada', { thinkerId: 'curie' })
  await ada.share(1)
  const grace = await join('Grace')
  pass(60)
  expect(ofPeople(await grace.minds())).toEqual([])
  await letOthersSee()
  const minds = await grace.minds()
  expect(minds.ideas).toHaveLength(3)
  expect(ofPeople(minds)).toEqual([
    {
      from: 'person',
      id: expect.any(String),
      text: 'Sell rides to patient snails',
      thinkerId: 'curie',
      isWished: false,
    },
  ])
  const { text } = await ask('otherMinds', { cookie: grace.cookie, params: { id: grace.roundId } })
  for (const trace of [ada.id, ada.roundId, ada.email, 'Ada']) expect(text).not.toContain(trace)
  expect(ofPeople(await ada.minds())).toEqual([])
})

test('a person sees one that many had, one that few had, one with their thinker, and the same ones on each visit', async () => {
  const { join, joinSharing, pool, pass } = await openSharing()
  for (const [n, thinkerId] of ['tesla', 'tesla', 'curie', 'tesla', 'tesla', 'tesla'].entries())
    await joinSharing(`Author${n}`, { ideas: [`Idea of ${'abcdef'[n]}${'abcdef'[n]}`], thinkerId })
  await pool.query(`update shared_idea set originality = 10 * (ascii(right(text, 1)) - ascii('a'))`)
  const grace = await join('Grace', { thinkerId: 'curie' })
  const minds = await grace.minds()
  const texts = textsOf(minds)
  expect(texts).toHaveLength(3)
  expect(texts).toContain('Idea of cc')
  for (const third of [/aa|bb/, /ee|ff/]) expect(texts.join()).toMatch(third)
  pass(60)
  await joinSharing('Late', { ideas: ['Idea of gg'] })
  expect((await grace.minds()).ideas).toEqual(minds.ideas)
})

test('of requests at once one chooses', async () => {
  const { join, joinSharing, pool } = await openSharing()
  for (const name of ['Ada', 'Emmy', 'Mary', 'Rosa', 'Hedy', 'Lise']) await joinSharing(name)
  const grace = await join('Grace')
  const all = await Promise.all(Array.from({ length: 20 }, () => grace.minds()))
  expect(new Set(all.map((each) => JSON.stringify(each.ideas))).size).toBe(1)
  const { rows } = await pool.query(
    'select count(*)::int as shown, (select sum(shown_count)::int from shared_idea) as counted from shown_idea',
  )
  expect(rows).toEqual([{ shown: 3, counted: 3 }])
})

test('an idea is shown to two hundred people a day, also when they come at once', async () => {
  const { join, joinSharing, pool, clock, pass } = await openSharing()
  await joinSharing('Ada')
  await pool.query('update shared_idea set shown_on = $1, shown_count = 198', [clock.now])
  const readers = await Promise.all(['Grace', 'Emmy', 'Mary', 'Rosa'].map((name) => join(name)))
  const seen = await Promise.all(readers.map(async ({ minds }) => ofPeople(await minds()).length))
  expect(seen.toSorted()).toEqual([0, 0, 1, 1])
  pass(24 * 60)
  for (const { minds } of readers) expect(ofPeople(await minds())).toHaveLength(1)
})

test('an idea that is taken back, and one whose author is gone, is shown to nobody any more', async () => {
  const { join, joinSharing, call, pool } = await openSharing()
  const [ada, emmy] = [await joinSharing('Ada'), await joinSharing('Emmy')]
  const grace = await join('Grace')
  const ids = ofPeople(await grace.minds()).map(({ id }) => id)
  expect(ids).toHaveLength(2)
  await ada.share(null)
  expect(ofPeople(await grace.minds())).toHaveLength(1)
  // The rows of a large account follow it later.
  await pool.query(`update "user" set deleted_at = now() where id = $1`, [emmy.id])
  expect(ofPeople(await grace.minds())).toEqual([])
  await pool.query('update "user" set deleted_at = null')
  const body = { confirmation: emmy.email, password: 'analytical' }
  const [deleted, minds, ...wishes] = await Promise.all([
    call('POST', '/api/settings/delete-account', { cookie: emmy.cookie, body }),
    grace.minds(),
    ...ids.map((id) => grace.wish(id)),
  ])
  expect([deleted.status, minds.ideas.length]).toEqual([200, 3])
  for (const { status } of wishes) expect([204, 404]).toContain(status)
  expect((await grace.minds()).ideas.map(({ from }) => from)).toEqual(['house', 'house', 'house'])
  for (const id of ids) expect((await grace.wish(id)).status).toBe(404)
})

test('a problem that is hidden later shows no ideas, and takes none', async () => {
  const { join, joinSharing, pool } = await openSharing()
  const ada = await joinSharing('Ada')
  const grace = await join('Grace')
  expect(ofPeople(await grace.minds())).toHaveLength(1)
  await pool.query('update problem set hidden_at = now()')
  expect((await grace.minds()).ideas).toEqual([])
  expect((await grace.share(0)).body.code).toBe('not_shareable')
  expect((await ada.share(null)).status).toBe(200)
})

test('a problem of a model has no ideas of ours', async () => {
  const { join, joinSharing, pool } = await openSharing()
  await joinSharing('Ada')
  const grace = await join('Grace')
  await pool.query(
    `insert into problem select gen_random_uuid(), 'model', category, difficulty, text, null, now(), 'm', 'v', '{}'
     from problem where id = (select problem_id from shared_idea)`,
  )
  await pool.query(`update round set problem_id = (select id from problem where source = 'model') where id = $1`, [
    grace.roundId,
  ])
  expect((await grace.minds()).ideas).toEqual([])
})

test('where sharing is off, ours are there, of others nothing, and all the rest answers as missing', async () => {
  const { join, call, ask, pool } = await openSharing({ sharedIdeas: 'off' })
  const { cookie, roundId, share, wish, report } = await join('Ada')
  const replies = [
    ...[await share(0), await wish(roundId), await report(roundId)],
    await ask('ownSharedIdeas', { cookie }),
    await call('POST', '/api/shared-ideas/take-back', { cookie }),
  ]
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([404]))
  await pool.query(
    `insert into shared_idea (problem_id, user_id, round_id, position, text, visible_from, state)
     select problem_id, user_id, id, 1, 'From before', opened_at, 'shown' from round`,
  )
  expect(await (await join('Grace')).minds()).toEqual({
    ideas: Array(3).fill(expect.objectContaining({ from: 'house' })),
    own: { offer: 'no', places: [], chosen: null },
  })
  expect((await ask('installation')).body.sharedIdeas).toBe(false)
  expect(await ask('wishNote', { cookie })).toMatchObject({ status: 200, body: null })
})
