import { expect, test } from 'vitest'
import { openSharing, textsOf } from '../../test/shared-ideas.ts'

const own = async ({ minds }: { minds(): Promise<{ own: unknown }> }) => (await minds()).own
const inTenMinutes = '2026-03-14T12:10:00.000Z'

test('a person is asked once, after the third session, knows the question from then on, and shares nothing by themselves', async () => {
  const { join, pool } = await openSharing()
  const [early, ada] = [await join('Early', { solved: 1 }), await join('Ada')]
  expect(await own(early)).toEqual({ offer: 'no', places: [], chosen: null })
  expect((await early.share(0)).body.code).toBe('not_shareable')
  expect(await own(ada)).toEqual({ offer: 'ask', places: [0, 1, 2], chosen: null })
  expect(await own(ada)).toEqual({ offer: 'quiet', places: [0, 1, 2], chosen: null })
  expect((await ada.share(null)).body).toEqual({ offer: 'quiet', places: [0, 1, 2], chosen: null })
  expect((await pool.query('select from shared_idea')).rows).toEqual([])
})

test('a person chooses one idea of a session, another one, and none; the same choice again changes nothing', async () => {
  const { join, pool, pass, letOthersSee } = await openSharing()
  const ada = await join('Ada')
  const chosen = { place: 0, visibleFrom: inTenMinutes, state: 'in_review' }
  expect((await ada.share(0)).body).toMatchObject({ offer: 'quiet', chosen })
  pass(5)
  expect((await ada.share(0)).body.chosen).toEqual(chosen)
  expect((await ada.share(2)).body.chosen).toEqual({ ...chosen, place: 2, visibleFrom: '2026-03-14T12:15:00.000Z' })
  await Promise.all(Array.from({ length: 20 }, (_, n) => ada.share(n % 3)))
  expect((await pool.query('select from shared_idea')).rowCount).toBe(1)
  pass(10)
  await letOthersSee()
  expect(await own(ada)).toMatchObject({ chosen: { state: 'shown' } })
  expect((await ada.share(null)).body.chosen).toBeNull()
  expect((await ada.share(null)).body.chosen).toBeNull()
})

test('an idea with a name, and one that is no idea, is not offered; nor is a place that is empty', async () => {
  const { join } = await openSharing()
  const ada = await join('Ada', { ideas: ['Paint Maya Stone on it', 'asdfgh qwrtz', 'Paint it as a zebra'] })
  expect(await own(ada)).toMatchObject({ places: [2] })
  for (const place of [0, 1]) expect((await ada.share(place)).body.code).toBe('not_shareable')
  expect((await ada.share(3)).body.code).toBe('no_such_idea')
  expect((await ada.share(2)).status).toBe(200)
})

test('of a problem of one’s own nothing is offered', async () => {
  const { join, pool } = await openSharing()
  const ada = await join('Ada')
  await pool.query(`update round set kind = 'custom', problem_id = null, custom_problem = 'How?' where id = $1`, [
    ada.roundId,
  ])
  expect(await ada.minds()).toEqual({ ideas: [], own: { offer: 'no', places: [], chosen: null } })
  expect((await ada.share(0)).body.code).toBe('not_shareable')
})

test('a person sees in one list what they let others see, and takes all of it back at once', async () => {
  const { join, joinSharing, ask } = await openSharing()
  const [ada, grace] = [await joinSharing('Ada'), await join('Grace')]
  const shared = async () => await ask('ownSharedIdeas', { cookie: ada.cookie })
  expect((await shared()).body).toEqual([
    {
      roundId: ada.roundId,
      text: 'Paint a tiny window on it',
      problemText: expect.any(String),
      visibleFrom: inTenMinutes,
      state: 'shown',
    },
  ])
  expect((await shared()).headers.get('x-total-count')).toBe('1')
  expect(textsOf(await grace.minds())).toEqual(['Paint a tiny window on it'])
  expect((await ask('takeBackAll', { cookie: ada.cookie })).status).toBe(204)
  expect([(await shared()).body, textsOf(await grace.minds())]).toEqual([[], []])
})

test('an admin reads each idea first: nobody else sees it until then, and the admin not in the ten minutes', async () => {
  const { join, joinAdmin, pass, ask } = await openSharing()
  const [ada, grace, admin] = [await join('Ada'), await join('Grace'), await joinAdmin()]
  const waits = async () => (await ask('adminStatus', admin)).body.people
  await ada.share(0)
  expect([await admin.listed(), await waits()]).toMatchObject([[], { sharedWaiting: 0, sharedOldestSeconds: 0 }])
  pass(12)
  expect(await waits()).toMatchObject({ sharedWaiting: 1, sharedOldestSeconds: 120 })
  expect(await own(ada)).toMatchObject({ chosen: { state: 'in_review' } })
  expect(textsOf(await grace.minds())).toEqual([])
  const [waiting] = await admin.listed()
  expect(waiting).toMatchObject({ text: 'Paint a tiny window on it', authorEmail: ada.email, state: 'in_review' })
  expect((await admin.settle(waiting?.id ?? '', 'keep')).status).toBe(204)
  expect(textsOf(await grace.minds())).toEqual(['Paint a tiny window on it'])
  expect(await own(ada)).toMatchObject({ chosen: { state: 'shown', visibleFrom: '2026-03-14T12:12:00.000Z' } })
  expect(await admin.listed()).toEqual([])
  // Read once it may be reported as any other.
  expect((await grace.report(waiting?.id ?? '')).status).toBe(204)
  expect(await admin.listed()).toMatchObject([{ state: 'shown', reports: { hurts: 1 } }])
})

test('no word reaches others unread, however harmless it looks to a list of words', async () => {
  const { join, pass } = await openSharing()
  const written = [
    'A dragon that bakes bread in an oven for people who should burn in it',
    'A parrot that says Juden raus to the postman',
    'A corner where you cut your wrists in private',
    'A poster that says Hitler was right',
    'A sign for telegram: cheapcoins, all day',
    'A bench for Miller from class 7b who stinks',
  ]
  for (const [n, text] of written.entries())
    await (await join(`Author${n}`, { ideas: ['Sell rides to snails', text] })).share(1)
  const grace = await join('Grace')
  pass(24 * 60)
  expect(textsOf(await grace.minds())).toEqual([])
})

test.each([
  ['markup', '<img src=x onerror=alert(1)> on it', '<img src=x onerror=alert(1)> on it'],
  ['lines', 'Paint a\r\n  tiny\twindow ', 'Paint a tiny window'],
  ['one word of two hundred letters', 'ä'.repeat(200), 'ä'.repeat(200)],
])('an idea of %s is shown as the text it is', async (_, written, shown) => {
  const { join, joinSharing, pool } = await openSharing()
  const ada = await join('Ada', { ideas: [written, 'Sell rides to patient snails'] })
  await pool.query(`update round set score = jsonb_set(score, '{ideas,0,fault}', 'null') where id = $1`, [ada.roundId])
  expect((await ada.share(0)).body.chosen).toMatchObject({ place: 0 })
  await joinSharing('Emmy')
  expect(textsOf(await (await join('Grace')).minds())).toContain(shown)
})
