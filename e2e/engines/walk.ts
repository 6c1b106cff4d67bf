import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { inflateSync } from 'node:zlib'
import { givePremium } from '@app/server/test/premium'
import { createWorld } from '@app/server/test/world'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { listen } from '../listen.ts'
import type { Engine } from './engine.ts'
import { openFirefox } from './firefox.ts'
import { pageOf } from './page.ts'
import { openWebKit } from './webkit.ts'

// The browsers have their own clock: the server goes by the same.
const world = await createWorld({ at: new Date().toISOString() })
const { server, url } = await listen(world)
const port = Number(new URL(url).port)
// The buttons say name or line where a problem asks for those.
await world.pool.query(`update problem set form = 'idea'`)

interface Walker {
  engine: Engine
  page: ReturnType<typeof pageOf>
  email: string
}

describe.each([
  ['firefox', openFirefox],
  ['webkit', openWebKit],
])('%s', (name, open) => {
  let walker: Walker
  beforeAll(async () => {
    const engine = await open()
    walker = { engine, page: pageOf(engine), email: `${name}@example.org` }
  })
  afterAll(() => walker.engine.end())
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail')
      console.error(await walker.engine.run(() => `${location}\n${document.querySelector('#root')?.textContent}`))
  })

  test('a guest has an idea, signs up and takes it along', () => beginAsGuest(walker))
  test('a list is pasted and handed in, and one is chosen', () => handIn(walker))
  test('the account menu and a dialog open and close, and a printed session is one or two pages', () =>
    lookAround(walker))
  test('with a server that resets, hangs or is gone the app opens, and what is handed in is sent once', () =>
    solveWithoutServer(walker))
})

async function beginAsGuest({ engine, page, email }: Walker) {
  await engine.goTo(url)
  await page.sees('Unstuck Your Mind')
  await page.press('Try a Challenge Now No Sign Up Needed')
  await page.fill('Your ideas', 'A bench that faces the other bench')
  await page.press('See My Score & Get Full Access')
  await page.sees('Fantastic Work!')
  await page.press('Keep your idea and start day 1 Start My Daily Training - Free')
  await page.fill('First name', 'Maya')
  await page.fill('Last name', 'Lind')
  await page.fill('Email', email)
  await page.fill('Password', 'analytical engine')
  await page.press('Create Account')
  await page.sees('Keeping Your Idea')
  await page.press('Dismiss')
  await page.loses('Keeping Your Idea')
  // It is sent once the offer to undo it has gone.
  const kept = () =>
    world.pool.query('select from solution join "user" u on u.id = user_id where u.email = $1', [email])
  await expect.poll(async () => (await kept()).rowCount).toBe(1)
  expect(engine.complaints).toEqual([])
}

async function handIn({ engine, page }: Walker) {
  await engine.goTo(`${url}/solve`)
  await page.press('Idea 1')
  await page.paste('A robot that sings\nHang a swing from the sign\nA choir of boots')
  await page.press('Submit Solutions')
  await page.sees('Solutions Submitted!')
  await page.press('2Idea 2: Hang a swing from the sign')
  // The guest's one idea has set a step, which is the one task of this session: nobody asks for a line of a technique.
  await page.press('Show me')
  await page.loses('Which one is')
  await page.sees('All numbers')
}

async function lookAround({ engine, page }: Walker) {
  await page.press('Account menu for Maya Lind, ML')
  await page.sees('Log out')
  await page.pressAt(20, 300)
  await page.loses('Log out')
  const pdf = await engine.print()
  if (pdf) expect([1, 2]).toContain(pagesOf(Buffer.from(pdf, 'base64')))
  await page.press('Back to Today')
  await page.press('Your streak')
  await page.sees('Why did my streak change?')
  expect(await page.focus()).toBe('Your streak')
  await page.press('Close')
  await page.loses('Why did my streak change?')
}

/** Firefox packs the objects of a PDF. */
function pagesOf(pdf: Buffer) {
  const raw = pdf.toString('latin1')
  const packed = [...raw.matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map(([, data = '']) => unpacked(data))
  return [raw, ...packed].join('').match(/\/Type\s*\/Page\b(?!s)/g)?.length
}

function unpacked(data: string) {
  try {
    return inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}

async function solveWithoutServer({ engine, page, email }: Walker) {
  const { rows } = await world.pool.query('select id from "user" where email = $1', [email])
  await givePremium(world.db, rows[0].id, new Date().toISOString())
  const before = Date.now()
  await engine.goTo(url)
  await page.press('Your streak')
  await expect.poll(() => engine.run(isAppStored, before)).toBe(true)
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
  for (const answer of ['reset', 'nothing'] as const) {
    const stop = await answerWith(answer)
    await engine.goTo(`${url}/solve`)
    await page.sees('Offline')
    await stop()
  }
  await engine.goTo(`${url}/solve`)
  await page.sees('Offline')
  await page.fill('Idea 1', `A kite of ${email}`)
  await page.press('Submit Solutions')
  await page.sees('Saved. It counts for today.')
  await engine.goTo(url)
  await page.sees('Waiting for a connection: 1 session')
  await once(server.listen(port, '127.0.0.1'), 'listening')
  await engine.goTo(url)
  const sent = () => world.pool.query('select 1 from solution where text = $1', [`A kite of ${email}`])
  await expect.poll(async () => (await sent()).rowCount).toBe(1)
}

/** Something else in the place of the server. */
async function answerWith(what: 'reset' | 'nothing') {
  const sockets: Socket[] = []
  const other = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined))
    if (what === 'reset') socket.resetAndDestroy()
  })
  await once(other.listen(port, '127.0.0.1'), 'listening')
  return async () => {
    for (const socket of sockets) socket.destroy()
    await once(other.close(), 'close')
  }
}

/** The worker has the code of the screens, and the device the problems of the next days. */
function isAppStored(since: number) {
  return Promise.race([look(), new Promise<boolean>((late) => setTimeout(late, 2_000, false))])
  async function look() {
    // Who opens it before the app makes an empty one.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'firecrest-answers')) return false
    const opening = indexedDB.open('firecrest-answers')
    await new Promise((opened) => {
      opening.onsuccess = opened
    })
    const reading = opening.result.transaction('firecrest-answers').objectStore('firecrest-answers').getAll()
    await new Promise((read) => {
      reading.onsuccess = read
    })
    opening.result.close()
    const passes = reading.result.find(({ queryHash }: { queryHash?: string }) => queryHash === '["dayPasses"]')
    return passes?.state.dataUpdatedAt > since && Boolean(await caches.match('/privacy', { ignoreSearch: true }))
  }
}
