import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { idOf, ofPeople, openSharing, textsOf } from '../../test/shared-ideas.ts'

test('fifty wishes at once are one, and one that is taken back is none', async () => {
  const { join, joinSharing, pool } = await openSharing()
  await joinSharing('Ada')
  const grace = await join('Grace')
  const id = idOf(await grace.minds())
  const wishes = async () => (await pool.query('select from shown_idea where wished_at is not null')).rowCount
  const replies = await Promise.all(Array.from({ length: 50 }, () => grace.wish(id)))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204]))
  expect([await wishes(), ofPeople(await grace.minds())[0]?.isWished]).toEqual([1, true])
  await grace.wish(id, false)
  expect([await wishes(), ofPeople(await grace.minds())[0]?.isWished]).toEqual([0, false])
})

test('a person may wish for and report what they were shown, and nothing else, also of their own', async () => {
  const { join, joinSharing } = await openSharing()
  const [ada, stranger] = [await joinSharing('Ada'), await join('Stranger')]
  const id = idOf(await (await join('Grace')).minds())
  for (const each of [ada, stranger])
    for (const asked of [id, randomUUID()]) {
      expect((await each.wish(asked)).status).toBe(404)
      expect((await each.report(asked)).status).toBe(404)
    }
})

/** Three readers of an idea of Ada, each from a network of their own. */
async function threeReaders() {
  const world = await openSharing()
  const ada = await world.joinSharing('Ada')
  const readers = await Promise.all(['Grace', 'Emmy', 'Mary'].map((name) => world.join(name)))
  const seen = await Promise.all(readers.map(({ minds }) => minds()))
  const last = await world.join('Last')
  const isSeen = async () => textsOf(await last.minds()).length > 0
  const reportAll = (network = (n: number) => `203.0.113.${n}`) =>
    Promise.all(readers.map(({ report }, n) => report(idOf(seen[0] ?? ({ ideas: [] } as never)), network(n))))
  return { ...world, ada, readers, id: idOf(seen[0] as never), isSeen, reportAll }
}

test('a reported idea is gone for the reporter at once, with their wish, and comes back as none of the pool', async () => {
  const { readers, id, isSeen, joinSharing, pool } = await threeReaders()
  const [grace] = readers as [(typeof readers)[0]]
  await grace.wish(id)
  expect((await grace.report(id)).status).toBe(204)
  expect((await grace.report(id)).status).toBe(204)
  await joinSharing('Rosa')
  const { ideas } = await grace.minds()
  expect([ideas.length, ideas.some((each) => each.from === 'person' && each.id === id)]).toEqual([3, false])
  expect((await grace.wish(id)).status).toBe(404)
  expect(await isSeen()).toBe(true)
  const { rows } = await pool.query(
    'select wished_at, reason, network_hash from shown_idea where reported_at is not null',
  )
  expect(rows).toEqual([{ wished_at: null, reason: 'hurts', network_hash: expect.stringMatching(/^[\w-]{43}$/) }])
})

test('three reports at once hide an idea from all, its author sees so, and cannot show another one of that session', async () => {
  const { ada, isSeen, reportAll } = await threeReaders()
  expect((await reportAll()).map(({ status }) => status)).toEqual([204, 204, 204])
  expect(await isSeen()).toBe(false)
  expect((await ada.minds()).own.chosen?.state).toBe('hidden')
  await ada.share(null)
  expect((await ada.share(1)).body.code).toBe('not_shareable')
})

test.each([
  ['new accounts', `update "user" set created_at = '2026-03-13'`, undefined],
  ['people with two sessions', 'update progress set total_solved = 2', undefined],
  ['one network', 'select 1', () => '203.0.113.9'],
])('three reports of %s hide nothing, and bring it before an admin', async (_, change, network) => {
  const { isSeen, reportAll, pool, joinAdmin } = await threeReaders()
  await pool.query(change)
  await reportAll(network)
  expect(await isSeen()).toBe(true)
  expect(await (await joinAdmin()).listed()).toMatchObject([
    { reports: { hurts: 3, names: 0, sells: 0 }, state: 'shown' },
  ])
})

test('an admin keeps what was reported, and no report hides it again', async () => {
  const { id, isSeen, reportAll, joinAdmin, join, pool } = await threeReaders()
  await reportAll()
  const admin = await joinAdmin()
  expect((await admin.settle(id, 'keep')).status).toBe(204)
  expect([await isSeen(), await admin.listed()]).toEqual([true, []])
  const more = await Promise.all(['Rosa', 'Hedy', 'Lise'].map((name) => join(name)))
  for (const [n, each] of more.entries()) {
    await each.minds()
    await each.report(id, `198.51.100.${n}`)
  }
  expect([await isSeen(), await admin.listed()]).toEqual([true, []])
  expect((await admin.settle(id, 'hide')).status).toBe(404)
  const { rows } = await pool.query('select actor_id, target_id, action, details from audit_log')
  expect(rows).toEqual([
    {
      actor_id: admin.adminId,
      target_id: expect.any(String),
      action: 'idea_kept',
      details: { idea: id, note: 'I read it.' },
    },
  ])
})

test('what somebody takes back after a report stays before an admin, who cannot bring it back', async () => {
  const { ada, id, isSeen, readers, joinAdmin, ask } = await threeReaders()
  await readers[0]?.report(id)
  await ada.share(null)
  expect([await isSeen(), (await ada.minds()).own.chosen?.state]).toEqual([false, 'hidden'])
  expect((await ada.share(1)).body.code).toBe('not_shareable')
  await ask('takeBackAll', { cookie: ada.cookie })
  const admin = await joinAdmin()
  expect(await admin.listed()).toMatchObject([{ id, state: 'hidden', reports: { hurts: 1 } }])
  expect((await admin.settle(id, 'keep')).status).toBe(204)
  expect([await isSeen(), await admin.listed()]).toEqual([false, []])
})

test('what was hidden by reports and then taken back is not shown again by an admin who keeps it', async () => {
  const { ada, id, isSeen, reportAll, joinAdmin, ask } = await threeReaders()
  await reportAll()
  await ask('takeBackAll', { cookie: ada.cookie })
  expect((await (await joinAdmin()).settle(id, 'keep')).status).toBe(204)
  expect(await isSeen()).toBe(false)
})

test('in place of a reported idea its author shows no other one of that session', async () => {
  const { ada, id, isSeen, readers } = await threeReaders()
  await readers[0]?.report(id)
  expect((await ada.share(1)).body.chosen).toMatchObject({ place: 0, state: 'hidden' })
  expect(await isSeen()).toBe(false)
})

test('an admin hides one idea, or ends the sharing of its author and lets them share again', async () => {
  const { ada, id, isSeen, readers, joinAdmin, pool, ask } = await threeReaders()
  await readers[0]?.report(id)
  const admin = await joinAdmin()
  await admin.settle(id, 'hide')
  expect([await isSeen(), await admin.listed()]).toEqual([false, []])
  await pool.query(`update shared_idea set state = 'shown', waits_since = '2026-03-14'`)
  expect(await isSeen()).toBe(true)
  expect((await admin.settle(id, 'stop_author')).status).toBe(204)
  // As all others of hers would be.
  await pool.query(`update shared_idea set state = 'shown', waits_since = '2026-03-14'`)
  expect([await isSeen(), await admin.listed()]).toEqual([false, []])
  expect((await ada.minds()).own).toMatchObject({ offer: 'no', places: [], chosen: { state: 'hidden' } })
  expect((await ask('ownSharedIdeas', { cookie: ada.cookie })).body).toMatchObject([{ state: 'hidden' }])
  const allow = async () =>
    (await ask('allowSharing', { ...admin, params: { id: ada.id }, body: { note: 'Asked nicely.' } })).body
  expect([await allow(), await isSeen(), (await ada.minds()).own.chosen?.state]).toEqual([
    { wasStopped: true },
    true,
    'shown',
  ])
  expect(await allow()).toEqual({ wasStopped: false })
  const { rows } = await pool.query('select action, target_id, details from audit_log order by action')
  const details = { idea: id, note: 'I read it.' }
  expect(rows).toEqual([
    { action: 'idea_hidden', target_id: ada.id, details },
    { action: 'sharing_allowed', target_id: ada.id, details: { note: 'Asked nicely.' } },
    { action: 'sharing_stopped', target_id: ada.id, details },
  ])
})
