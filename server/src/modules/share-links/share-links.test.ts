import { expect, onTestFinished, test } from 'vitest'
import { givePremium } from '../../test/premium.ts'
import { generate, handIn, ideas } from '../../test/rounds.ts'
import { openWebServer } from '../../test/web-server.ts'

const at = '2026-03-14T20:00:00Z'
const world = await openWebServer({ at, trustProxy: 1 })
const dayMs = 24 * 3_600_000

let networks = 0
/** A visitor of a network of their own. */
const visitor = () => ({ 'x-forwarded-for': `198.51.100.${networks++}` })
const cookieOf = ({ cookies }: { cookies: string[] }) => cookies[0]?.split(';')[0] ?? ''
const list = ['A bench that hums', 'A story on the glass', 'Trade umbrellas', 'Count the red cars together']

let people = 0
/** Somebody who has finished a session, and shares it as they say. */
async function sharer(idea: number | null = null, written = list) {
  const person = await world.signIn(`Sharer${people++}`)
  const { body: round } = await generate(world, person.cookie)
  await handIn(world, person.cookie, ideas(round.id, ...written.slice(0, 3)))
  const share = (place: number | null, roundId = round.id) =>
    world.ask('shareRound', { params: { id: roundId }, body: { idea: place }, cookie: person.cookie })
  const { body: link } = await share(idea)
  return { ...person, round, share, link, code: link.id as string }
}

const begin = (code: string, headers = visitor(), cookie = '') =>
  world.ask('openSharedProblem', { params: { code }, headers, cookie })
const finish = (code: string, problemId: string, cookie: string, headers = visitor()) =>
  world.ask('finishSharedProblem', { params: { code }, body: { problemId, solutions: ['a bench'] }, cookie, headers })
/** As a stranger who opens the address. */
const page = async (path: string, headers = {}) => {
  const answer = await fetch(`${world.url}${path}`, { headers: { ...visitor(), ...headers } })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}
const moveClock = (ms: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + ms)
  onTestFinished(() => {
    world.clock.now = new Date(at)
  })
}

test('a link is made when somebody shares, once for a session, and is not to be guessed', async () => {
  const { link, share, code, round, cookie } = await sharer()
  expect(link).toEqual({
    id: expect.stringMatching(/^[0-9a-hjkmnp-tv-z]{16}$/),
    roundId: round.id,
    problemText: round.text,
    idea: null,
    link: `http://localhost:3000/p/${code}`,
    endsAt: '2026-04-13T20:00:00.000Z',
  })
  moveClock(dayMs)
  const again = await Promise.all([share(1), share(1), share(1)])
  expect(again.map(({ body }) => body)).toEqual(Array(3).fill({ ...link, idea: list[1] }))
  expect((await share(null)).body).toEqual(link)
  expect((await world.ask('listShareLinks', { cookie })).body).toEqual([link])
  expect((await sharer()).code).not.toBe(code)
})

test('a list that was not handed in, an idea that is not there or too long, and an own problem are not shared', async () => {
  const { share, cookie, id } = await sharer(null, ['x'.repeat(141), 'y'.repeat(140), 'z'])
  expect((await share(0)).body.code).toBe('idea_too_long_to_share')
  expect((await share(1)).status).toBe(200)
  expect((await share(3)).body.code).toBe('no_such_idea')
  const { body: open } = await generate(world, cookie)
  expect((await share(null, open.id)).body.code).toBe('not_found')
  await givePremium(world.db, id)
  const own = { problemText: 'How do I tell Grandma?', solutions: ['in a letter'] }
  const { body: solved } = await world.ask('solveCustom', { body: own, cookie })
  expect((await share(null, solved.round.id)).body.code).toBe('own_problem_not_shared')
})

test.each([
  'Call me at 0170 1234567 for a ride',
  'Read more at evil.example',
  'Paint Maya Stone on it',
  'Only an arschloch waits here',
])('"%s" stands on no link, also where it was shared before', async (text) => {
  const { share, code } = await sharer(1, [text, list[1] ?? '', list[2] ?? ''])
  expect((await share(0)).body.code).toBe('not_shareable')
  await world.pool.query('update share_link set idea = $2 where code = $1', [code, text])
  const opened = await begin(code)
  const { body } = await finish(code, opened.body.id, cookieOf(opened))
  expect(body.shared).toMatchObject({ card: { streak: 1 }, idea: null })
})

test('a visitor tries that problem without an account, as one of the three of the day', async () => {
  const { code, round, share, cookie: person } = await sharer()
  const headers = visitor()
  const first = await begin(code, headers)
  const cookie = cookieOf(first)
  expect([first.status, first.body.text, first.body.isSignedIn]).toEqual([200, round.text, false])
  // The page is opened again and again: it is one problem.
  for (let n = 0; n < 4; n++) expect((await begin(code, headers, cookie)).status).toBe(200)
  const more = await Promise.all(Array.from({ length: 3 }, () => world.ask('guestProblem', { headers, cookie })))
  expect(more.map(({ status }) => status).toSorted()).toEqual([200, 200, 429])
  const { body: second } = await generate(world, person)
  await handIn(world, person, ideas(second.id, 'a bench'))
  const { body: other } = await share(null, second.id)
  const refused = await begin(other.id, headers, cookie)
  expect([refused.status, refused.body.code]).toEqual([429, 'guest_limit'])
  expect((await begin(code, headers, cookie)).status).toBe(200)
})

test('the card, and the idea if one was chosen, come after the visitor’s own turn and not before', async () => {
  const { code } = await sharer(1)
  const opened = await begin(code)
  expect(opened.text).not.toContain(list[1])
  const { body } = await finish(code, opened.body.id, cookieOf(opened))
  expect(body).toEqual({
    headline: 'One idea',
    rowsTitle: 'Your list',
    form: expect.stringMatching(/^(idea|name|line)$/),
    score: expect.any(Number),
    shown: [{ place: 0, kind: 'none' }],
    shared: {
      card: {
        thinkerId: null,
        matches: [expect.anything(), expect.anything(), expect.anything()],
        best: null,
        streak: 1,
      },
      idea: list[1],
    },
  })
  // Without a turn of one's own there is nothing to be had.
  expect((await finish(code, opened.body.id, '')).status).toBe(404)
})

test('the page and its picture show the problem and nothing of the person', async () => {
  const { code, round } = await sharer(1)
  await world.pool.query(`update problem set text = '<b>"How" & why\u202e {{shared-code}}?' where text = $1`, [
    round.text,
  ])
  onTestFinished(
    async () => void (await world.pool.query("update problem set text = $1 where text like '<b>%'", [round.text])),
  )
  const { status, text, headers } = await page(`/p/${code}`)
  expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
  expect(text).toContain('problem: ')
  expect(text).toContain('&lt;b>&quot;How&quot; &amp; why {{shared-code}}?')
  for (const hidden of ['Sharer', 'example.org', '<b>', 'over: ', 'missing: ', ...list])
    expect(text).not.toContain(hidden)
  const picture = await fetch(`${world.url}/p/${code}.png`, { headers: visitor() })
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  const bytes = Buffer.from(await picture.arrayBuffer())
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
})

test('a link that somebody wrote with a slash at its end opens the same page', async () => {
  const { code } = await sharer()
  const moved = await fetch(`${world.url}/p/${code}/?from=mail`, { headers: visitor(), redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([302, `/p/${code}?from=mail`])
  expect((await page(`/p/${code}/`)).status).toBe(200)
})

test('taken back, a link answers like a wrong one: the page, its picture and its calls', async () => {
  const { code, cookie, share } = await sharer()
  const wrong = '0123456789abcdef'
  const opened = await begin(code)
  // No cache between has it for longer.
  for (const path of [`/p/${code}`, `/p/${code}.png`])
    expect((await page(path)).headers.get('cache-control')).toBe('no-cache')
  const end = () => world.ask('endShareLink', { params: { id: code }, cookie })
  expect([(await end()).status, (await end()).status]).toEqual([204, 404])
  for (const path of ['/p/CODE', '/p/CODE.png']) {
    const [gone, never] = [await page(path.replace('CODE', code)), await page(path.replace('CODE', wrong))]
    expect([gone.status, gone.text]).toEqual([404, never.text])
  }
  expect((await page(`/p/${code}`)).text).toMatch(/missing: .*Sign In/)
  expect((await page(`/p/${code}`, { cookie })).text).toMatch(/missing: .*My day/)
  const [gone, never] = [await begin(code), await begin(wrong)]
  expect([gone.status, gone.text]).toEqual([404, never.text])
  expect((await finish(code, opened.body.id, cookieOf(opened))).body).toMatchObject({
    headline: 'One idea',
    shared: null,
  })
  // Shared again it is another link.
  expect((await share(null)).body.id).not.toBe(code)
})

test('after 30 days a link has ended, and sharing the session again opens it anew', async () => {
  const { code, share, cookie } = await sharer()
  moveClock(30 * dayMs - 1)
  expect((await page(`/p/${code}`)).status).toBe(200)
  moveClock(1)
  const { status, text } = await page(`/p/${code}`)
  expect([status, /over: .*Sign In/.test(text)]).toEqual([410, true])
  expect((await page(`/p/${code}`, { cookie })).text).toMatch(/over: .*My day/)
  expect([(await begin(code)).body.code, (await page(`/p/${code}.png`)).status]).toEqual(['link_over', 410])
  expect((await world.ask('listShareLinks', { cookie })).body).toEqual([])
  expect((await share(null)).status).toBe(200)
  expect((await page(`/p/${code}`)).status).toBe(200)
})

test('a problem that is hidden later is shown to nobody', async () => {
  const { code, round } = await sharer()
  await world.pool.query('update problem set hidden_at = now() where text = $1', [round.text])
  onTestFinished(
    async () => void (await world.pool.query('update problem set hidden_at = null where text = $1', [round.text])),
  )
  expect([(await page(`/p/${code}`)).status, (await begin(code)).status]).toEqual([404, 404])
})

test('who deletes the account while the page is open takes the card along, and the visitor’s turn is whole', async () => {
  const { code, cookie, email } = await sharer(1)
  const opened = await begin(code)
  const goodbye = { confirmation: email, password: 'analytical' }
  expect((await world.ask('deleteAccount', { body: goodbye, cookie })).status).toBe(200)
  const { status, body } = await finish(code, opened.body.id, cookieOf(opened))
  expect([status, body.headline, body.shared]).toEqual([200, 'One idea', null])
  expect((await page(`/p/${code}`)).status).toBe(404)
  expect((await world.pool.query('select 1 from share_link where code = $1', [code])).rowCount).toBe(0)
})

test('who signs out everywhere ends the own links, too', async () => {
  const { code, cookie } = await sharer()
  expect((await world.ask('signOutEverywhere', { cookie })).status).toBe(204)
  expect((await page(`/p/${code}`)).status).toBe(404)
})

test('who signs up afterwards keeps the ideas, as guests do', async () => {
  const { code } = await sharer()
  const opened = await begin(code)
  const { cookie } = await world.signIn('Visitor')
  const body = { problemId: opened.body.id, solutions: ['a bench'], thinkerId: 'hokusai' as const }
  const kept = await world.ask('claimGuest', { body, cookie: `${cookie}; ${cookieOf(opened)}` })
  expect([kept.status, kept.body.round.ideas[0].text]).toEqual([200, 'a bench'])
})

test('a report comes before an admin, who ends the link or keeps it, and hides nothing by itself', async () => {
  const [kept, ended] = [await sharer(1), await sharer(1)]
  const report = (code: string, headers = visitor()) => world.ask('reportSharedProblem', { params: { code }, headers })
  const ideaAt = async (code: string) => {
    const opened = await begin(code)
    return (await finish(code, opened.body.id, cookieOf(opened))).body.shared?.idea
  }
  for (const { code } of [kept, ended]) expect((await report(code)).status).toBe(204)
  expect((await report('0123456789abcdef')).status).toBe(204)
  expect([await ideaAt(kept.code), (await page(`/p/${kept.code}`)).status]).toEqual([list[1], 200])
  const { cookie, id } = await world.signIn('Admin')
  await world.pool.query(`update "user" set role = 'admin' where id = $1`, [id])
  const reported = async () => (await world.ask('listReportedLinks', { cookie })).body
  expect((await world.ask('adminStatus', { cookie })).body.people.sharedWaiting).toBe(2)
  expect(await reported()).toMatchObject([{ id: kept.code, idea: list[1] }, { id: ended.code }])
  const settle = (code: string, outcome: string) =>
    world.ask('settleReportedLink', { params: { id: code }, body: { outcome, note: 'Looked at it.' }, cookie })
  expect([(await settle(kept.code, 'keep')).status, (await settle(ended.code, 'end')).status]).toEqual([204, 204])
  expect([(await settle(kept.code, 'keep')).status, await reported()]).toEqual([404, []])
  await report(kept.code)
  expect([await ideaAt(kept.code), (await page(`/p/${ended.code}`)).status]).toEqual([list[1], 404])
  const { rows } = await world.pool.query(
    `select action, target_id as target from audit_log where action like 'shared_link%' order by at, action desc`,
  )
  expect(rows).toEqual([
    { action: 'shared_link_kept', target: kept.id },
    { action: 'shared_link_ended', target: ended.id },
  ])
})

test('what an admin keeps is one idea: another one in its place may be reported', async () => {
  const { code, share } = await sharer(1)
  await world.pool.query(`update share_link set report = 'kept' where code = $1`, [code])
  const stateOnceReported = async () => {
    await world.ask('reportSharedProblem', { params: { code }, headers: visitor() })
    return (await world.pool.query('select report from share_link where code = $1', [code])).rows[0]?.report
  }
  await share(1)
  expect(await stateOnceReported()).toBe('kept')
  await share(2)
  expect(await stateOnceReported()).toBe('open')
})

test('of somebody whose sharing an admin ended a link shows the card without the idea', async () => {
  const { code, id } = await sharer(1)
  await world.pool.query('update "user" set sharing_stopped_at = now() where id = $1', [id])
  const opened = await begin(code)
  const { body } = await finish(code, opened.body.id, cookieOf(opened))
  expect(body.shared).toMatchObject({ card: { streak: 1 }, idea: null })
})

test('visitors of links are counted by where they came from, once rolled up too', async () => {
  const { cookie, id } = await world.signIn('Counter')
  await world.pool.query(`update "user" set role = 'admin' where id = $1`, [id])
  const figures = async () => (await world.ask('guestAnalytics', { cookie })).body
  const before = await figures()
  const { code } = await sharer()
  const headers = visitor()
  const opened = await begin(code, headers)
  await begin(code, headers, cookieOf(opened))
  const event = { eventType: 'challenge_complete', problemId: opened.body.id, sessionId: 'session_1' }
  await world.ask('trackGuest', { body: { ...event, source: 'shared' }, headers })
  await world.ask('trackGuest', { body: event, headers })
  // Two accounts: one of a browser whose last problem was that of the link, one of a browser that came otherwise.
  const other = await world.ask('guestProblem', { headers })
  for (const [n, cookie] of [cookieOf(opened), cookieOf(other)].entries()) {
    const account = { firstName: 'New', lastName: 'Person', email: `new${n}@example.org`, password: 'analytical' }
    expect((await world.ask('signUp', { body: account, headers, cookie })).status).toBe(201)
  }
  const counted = await figures()
  const moved = (part: 'shared' | 'summary', name: string) => counted[part][name] - before[part][name]
  expect([moved('shared', 'challengeStarts'), moved('summary', 'challengeStarts')]).toEqual([1, 2])
  expect([moved('shared', 'challengeCompletions'), moved('summary', 'challengeCompletions')]).toEqual([1, 2])
  expect([moved('shared', 'accountsCreated'), moved('summary', 'accountsCreated')]).toEqual([1, 2])
  const { rollUpGuestEvents } = await import('../guest/roll-up-events.ts')
  await rollUpGuestEvents(world)
  expect((await figures()).shared).toEqual(counted.shared)
})

test('T41: who tries many codes is stopped by network, and no other network is', async () => {
  const headers = visitor()
  const answers = await Promise.all(Array.from({ length: 310 }, (_, n) => begin(`${n}`.padStart(16, '0'), headers)))
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(300)
  expect(answers.at(-1)?.headers.get('retry-after')).toBe('2')
  expect((await begin('0'.repeat(16))).status).toBe(404)
  // Pages have a limit of their own, and people read them.
  const visits = await Promise.all(Array.from({ length: 301 }, () => page('/p/0000000000000000', headers)))
  const last = visits.find(({ status }) => status === 429) ?? expect.fail('no visit was refused')
  expect(last.text).toMatch(/busy: .*Sign In/)
  expect(last.text).not.toMatch(/(missing|problem): /)
  expect(Object.fromEntries(last.headers)).toMatchObject({
    'content-type': expect.stringMatching(/^text\/html/),
    'retry-after': '2',
  })
  expect((await page('/p/0000000000000000.png', headers)).text).toBe(
    'Too many attempts. Wait a moment, then try again.',
  )
})
