import { expect, test } from 'vitest'
import { solve } from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'

// Two days before the clocks go forward in Berlin.
const at = '2026-03-27T12:00:00Z'
type World = Awaited<ReturnType<typeof createWorld>>

async function openFeed(world: World, cookie: string) {
  const { status, body } = await world.call('POST', '/api/settings/calendar', { cookie })
  expect(status).toBe(200)
  return new URL(body.address).pathname
}

const startsOf = (text: string) => text.match(/^DTSTART.*$/gm)?.map((line) => line.replace('\r', '')) ?? []
const isOn = async (world: World, cookie: string) =>
  (await world.call('GET', '/api/settings/calendar', { cookie })).body.isOn

test('a calendar is off until a person asks for it, and its address is stored nowhere', async () => {
  const world = await createWorld({ at })
  // Ids of events are random letters, which may spell a short name.
  const { cookie, email } = await world.signIn('Philippa', 'Europe/Berlin')
  expect(await isOn(world, cookie)).toBe(false)
  const path = await openFeed(world, cookie)
  expect(path).toMatch(/^\/api\/calendar\/[\w-]{43}\.ics$/)
  expect(await isOn(world, cookie)).toBe(true)
  const { rows } = await world.pool.query('select f::text as line from calendar_feed f')
  expect(rows[0].line).not.toContain(path.slice('/api/calendar/'.length, -4))
  const file = await world.call('GET', path)
  expect(file.status).toBe(200)
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'no-store, private',
    'referrer-policy': 'no-referrer',
  })
  expect(file.text).not.toMatch(new RegExp(`Philippa|${email}`))
})

test('after a rotation of the secret a calendar program finds the events that it has', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada', 'Europe/Berlin')
  const path = await openFeed(world, cookie)
  const rotated = world.openProcess({ secret: `${'a newer version'.repeat(3)}\n${world.secret}` })
  const [before, after] = [await world.call('GET', path), await rotated.call('GET', path)]
  expect(after).toMatchObject({ status: 200, text: before.text })
  expect(new Set(before.text.match(/^UID:.+$/gm)).size).toBe(60)
})

test('a calendar opens from a link on another site, with whatever a calendar program adds to its address', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada', 'Europe/Berlin')
  const path = await openFeed(world, cookie)
  const file = await world.call('GET', path)
  for (const added of ['', '?nocache=1', '?a=1&a=2', '?'])
    for (const headers of [
      {},
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { purpose: 'prefetch' },
    ])
      expect(await world.call('GET', `${path}${added}`, { headers: { ...headers } })).toMatchObject({
        status: 200,
        text: file.text,
      })
  expect((await world.call('GET', `${path.replace('.ics', 'x.ics')}?nocache=1`)).status).toBe(404)
})

test('without a reminder the next sixty days are whole days, but for planned pauses and a day that is done', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada', 'Europe/Berlin')
  const path = await openFeed(world, cookie)
  expect(startsOf((await world.call('GET', path)).text)[0]).toBe('DTSTART;VALUE=DATE:20260327')
  await solve(world, cookie)
  await world.call('POST', '/api/streak/pauses', { cookie, body: { from: '2026-03-30', to: '2026-04-01' } })
  const { text } = await world.call('GET', path)
  const starts = startsOf(text)
  expect(starts.slice(0, 4)).toEqual(
    ['20260328', '20260329', '20260402', '20260403'].map((day) => `DTSTART;VALUE=DATE:${day}`),
  )
  expect(starts).toHaveLength(56)
  expect(text.match(/^UID:.*$/gm)).toHaveLength(new Set(text.match(/^UID:.*$/gm)).size)
})

test('an event has the same id at each reading and address, another for each person, and tells of nobody', async () => {
  const world = await createWorld({ at })
  const [ada, grace] = [await world.signIn('Ada', 'Europe/Berlin'), await world.signIn('Grace', 'Europe/Berlin')]
  const idsOf = async ({ cookie }: { cookie: string }) => {
    const { text } = await world.call('GET', await openFeed(world, cookie))
    return text.replaceAll('\r\n ', '').match(/^UID:.*$/gm) ?? []
  }
  const [hers, theirs] = [await idsOf(ada), await idsOf(grace)]
  expect(new Set([...hers, ...theirs]).size).toBe(120)
  expect(hers.join()).not.toMatch(new RegExp(`${ada.id}|2026-03`))
  world.clock.now = new Date('2026-03-28T12:00:00Z')
  expect((await idsOf(ada)).slice(0, 59)).toEqual(hers.slice(1))
})

test('with a reminder each event is at its local time, also after the clocks have changed', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada', 'Europe/Berlin')
  const reminders = { on: true, time: '08:15', days: 127, quiet: null, byMail: false }
  expect((await world.call('POST', '/api/reminders', { cookie, body: reminders })).status).toBe(200)
  const path = await openFeed(world, cookie)
  expect(startsOf((await world.call('GET', path)).text).slice(0, 3)).toEqual([
    'DTSTART:20260328T071500Z',
    'DTSTART:20260329T061500Z',
    'DTSTART:20260330T061500Z',
  ])
  await world.call('POST', '/api/reminders', { cookie, body: { ...reminders, time: '20:15' } })
  expect(startsOf((await world.call('GET', path)).text)[0]).toBe('DTSTART:20260327T191500Z')
  await solve(world, cookie)
  expect(startsOf((await world.call('GET', path)).text)[0]).toBe('DTSTART:20260328T191500Z')
  await world.call('POST', '/api/reminders', { cookie, body: { ...reminders, days: 0b1000001 } })
  const chosen = startsOf((await world.call('GET', path)).text)
  expect(chosen.slice(0, 3)).toEqual(
    ['29', '30'].map((day) => `DTSTART:202603${day}T061500Z`).concat('DTSTART:20260405T061500Z'),
  )
})

test('a new address ends the old one, and switching off ends both; a wrong one answers like one that never was', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const first = await openFeed(world, cookie)
  const second = await openFeed(world, cookie)
  const statusOf = async (path: string) => (await world.call('GET', path)).status
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
  for (const _ of [1, 2])
    expect((await world.call('POST', '/api/settings/calendar/close', { cookie })).status).toBe(204)
  expect(await isOn(world, cookie)).toBe(false)
  const [ended, never] = [await world.call('GET', second), await world.call('GET', '/api/calendar/never.ics')]
  expect([ended.status, ended.text]).toEqual([never.status, never.text])
  expect(never).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test('T01: a calendar ends with its account, and nobody changes that of another person', async () => {
  const world = await createWorld({ at })
  const [ada, grace] = [await world.signIn('Ada'), await world.signIn('Grace')]
  const path = await openFeed(world, ada.cookie)
  await world.call('POST', '/api/settings/calendar/close', { cookie: grace.cookie })
  expect((await world.call('GET', path)).status).toBe(200)
  await world.pool.query('update "user" set deleted_at = now() where id = $1', [ada.id])
  expect((await world.call('GET', path)).status).toBe(404)
})
