import type { RequestListener } from 'node:http'
import { buildPath } from '@app/contract/routes'
import { writePast } from '@app/server/test/premium'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { firstBox, head, openProduct } from './browser.ts'
import { expectAccessible, makeReady, peopleOf, rows, withWorker } from './without-network.ts'

const product = await openProduct({ at: '2026-03-14T08:00:00Z' })
const { enter, arrive, begin } = peopleOf(product)

/** A session of today, as its address. */
async function finish(cookie: string) {
  const { body: opened } = await product.call('GET', buildPath('openRound'), { cookie })
  const body = { problemId: opened.id, submittedSolutions: ['a kite of soap'], submissionMethod: ['text'] }
  expect((await product.call('POST', buildPath('submitSolutions'), { cookie, body })).status).toBe(200)
  product.clock.now = new Date(product.clock.now.getTime() + 60_000)
  return `/rounds/${opened.id}`
}

/** 91 ideas, a list every other day until yesterday. */
async function writeHistory(userId: string) {
  await writePast(product, userId, { rounds: 13, solutions: 7 })
  await product.pool.query(
    `update solution set created_at = '2026-03-15Z'::timestamptz - interval '1 day' * (2 * n)
     from (select id, row_number() over (order by opened_at desc) as n from round) as place
     where place.id = round_id and user_id = $1`,
    [userId],
  )
}

/** Waits until the device has the answer whose key begins so. */
const stored = (page: Page, key: string) =>
  expect
    .poll(async () => (await rows(page, 'answers')).some(({ id }) => id.startsWith(key)), { message: key })
    .toBe(true)

async function lookThroughHistory(page: Page) {
  await page.goto('/solution-history')
  await page.getByText('a kite of soap').first().waitFor()
  await page.getByRole('button', { name: 'Page 5' }).click()
  await page.getByText('Page 5 of 5').waitFor()
  await page.getByText('idea 7').first().waitFor()
  await expectAccessible(page)
  await page.getByLabel('Search your ideas').fill('kite')
  await page.getByRole('heading', { name: 'Search needs a connection' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show My Newest Ideas' }).click()
  await page.getByText('a kite of soap').first().waitFor()
  await page.goto('/solution-history?type=custom')
  await page.getByRole('heading', { name: 'This page isn’t on this device' }).waitFor()
}

test('somebody who only looks at their page, and touches nothing, has it on the device afterwards', async () => {
  const page = await product.visitAs('Lena', '/', withWorker)
  await head(page, /Lena/)
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/privacy', { ignoreSearch: true })) !== undefined))
    .toBe(true)
  await page.clock.fastForward(10_000)
  await expect.poll(async () => (await rows(page, 'answers')).length).toBeGreaterThan(0)
  await page.context().setOffline(true)
  await page.goto('/')
  await head(page, /Lena/)
})

test('history, sessions and settings open without network with what is on the device, and say what is not', async () => {
  const ada = await product.givePremium('Adalind')
  await writeHistory(ada.id)
  const [first, second] = [await finish(ada.cookie), await finish(ada.cookie)]
  const page = await product.open(withWorker)
  await enter(page, ada)
  await page.goto('/settings')
  await page.getByText('This device').waitFor()
  await makeReady(page)
  await stored(page, '["settings"]')
  await page.goto('/')
  await head(page, / lit$/)
  await makeReady(page)
  await stored(page, '["listSolutions",{"query":{"limit":20,"page":5,')
  // What the dashboard asked for: the visit of the settings has stored all else already.
  await stored(page, '["latestRound"]')
  await page.context().setOffline(true)

  await lookThroughHistory(page)
  await page.goto(second)
  await head(page, 'One idea')
  await page.goto(first)
  await head(page, 'This session isn’t on this device')
  await page.getByText('It’ll open once you’re online.').waitFor()
  await expectAccessible(page)

  await page.goto('/settings')
  await head(page, 'Settings')
  await page.getByRole('region', { name: 'Name' }).getByText('Adalind').waitFor()
  await page.getByText('We can’t load your devices offline.').waitFor()
  expect(JSON.stringify(await rows(page, 'answers'))).not.toMatch(/adalind@|chrome/i)
  await page.getByRole('switch', { name: 'Hints while you write' }).waitFor()
  await expectAccessible(page)

  // What was said of the screens that need network holds.
  await page.goto(first)
  await head(page, 'This session isn’t on this device')
  await page.context().setOffline(false)
  await head(page, 'One idea')
  await page.context().setOffline(true)
  await page.goto('/analytics')
  await head(page, 'You’re offline')
  await expectAccessible(page)
  await page.context().setOffline(false)
  await head(page, 'What your sessions show')
})

test('what is on the device is shown although calls are neither answered nor refused', async () => {
  const bea = await product.givePremium('Bea')
  const page = await product.open(withWorker)
  await arrive(page, bea, 'Bea')
  await stored(page, '["latestRound"]')
  await page.context().setOffline(true)
  await page.context().route('**/api/**', () => undefined)
  await page.goto('/')
  await head(page, /Bea/)
  await page.getByRole('link', { name: 'Solve Problem' }).waitFor()
  await page.goto('/solve')
  await firstBox(page).fill('a lamp that waits')
  await page.goto('/solution-history')
  await head(page, 'Every idea you’ve submitted')
})

const listeners = product.server.rawListeners('request') as RequestListener[]

function listenBy(those: readonly RequestListener[]) {
  product.server.removeAllListeners('request')
  for (const each of those) product.server.on('request', each)
}

/** Answers every request in the place of the server, until the test ends. */
function standIn(answer: RequestListener) {
  listenBy([answer])
  onTestFinished(() => listenBy(listeners))
}

const saying =
  (status: number): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>No server</h1>')
const badGateway = saying(502)

/** The connection is reset in the middle of a page. */
const breakOff: RequestListener = (request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' })
  response.write('<!doctype html><title>Half a page</title><h1>Half of'.padEnd(100), () => request.socket.destroy())
}

const withoutServer: Record<string, RequestListener> = {
  'a proxy has no server behind it': badGateway,
  'a proxy says that the service is unavailable': saying(503),
  'a proxy has a number of its own for that': saying(521),
  'a page breaks off in the middle': breakOff,
  // The last: until it is answered the browser holds back the next request for the same page.
  'nothing comes through the connection': () => undefined,
}

test('the app opens from the device where no page comes through, or that of a proxy, or a half one', async () => {
  const { page } = await begin('Cleo')
  await stored(page, '["latestRound"]')
  for (const [what, answer] of Object.entries(withoutServer)) {
    standIn(answer)
    // Of a build that was compared within a day nothing is asked.
    await page.evaluate(() => caches.delete('confirmed'))
    await page.goto('/', { waitUntil: 'commit' })
    const heading = page.getByRole('heading', { level: 1 })
    await expect.poll(() => heading.textContent(), { message: what }).toMatch(/Cleo/)
    await page.getByRole('link', { name: 'Solve Problem' }).waitFor()
  }
})

test('a guest sees the page without network where a proxy has no server behind it', async () => {
  const page = await product.open(withWorker)
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).click()
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active)
  standIn(badGateway)
  await page.goto('/')
  await head(page, 'No connection yet')
})
