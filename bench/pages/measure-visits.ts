import { connect, createServer, type Socket } from 'node:net'
import { type BrowserContext, chromium } from 'playwright-core'
import { startApp } from '../app-process.ts'
import { median } from '../figures.ts'
import { hold, makeFolder } from '../leftovers.ts'
import { asideOf, atMost, millis, none, plain, type Table } from '../table.ts'
import { findChromium } from './chromium.ts'
import { signInSeeded } from './seeded-account.ts'
import { type Visit, visit } from './visit.ts'

const runs = 5
/** Milliseconds. What the scripts weigh is in the parts landing and pages. */
const limits = {
  'Landing, a stranger': { firstPaint: 860, largestPaint: 860 },
  'Dashboard, first visit': {
    firstPaint: 796,
    largestPaint: 968,
    usable: 3_029,
    blocking: 200,
    shift: 0,
  },
  '/solve, first visit': { firstPaint: 779, largestPaint: 1_025, usable: 2_706 },
  'Dashboard, repeat visit': { usable: 750, shift: 0 },
  '/solve, repeat visit': { usable: 600 },
  'History, repeat visit': { heading: 500 },
  'Dashboard, without network': { usable: 700 },
  '/solve, without network': { usable: 600 },
} satisfies Record<string, Partial<Record<keyof Visit, number>>>
const storedLimitMs = 8_000
type Name = keyof typeof limits

const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1.75 }

/** What somebody with a slow phone waits for: at the first visit, at later ones, and without network. */
export async function* measureVisits(): AsyncGenerator<Table> {
  const dataDir = await makeFolder('visits')
  const app = await startApp(dataDir)
  const { cookie, timeZone } = await signInSeeded(app.url, app.port, dataDir)
  const { executablePath, env } = await findChromium(timeZone)
  const browser = await chromium.launch({ executablePath, env, args: ['--disable-background-networking'] })
  const close = hold(() => browser.close())
  const url = await openSlowLine(app.port)
  const seen = new Map<Name, Visit[]>()
  const stored: number[] = []
  const note = (name: Name, one: Visit) => void seen.set(name, [...(seen.get(name) ?? []), one])

  async function inNewBrowser(name: Name, path: string, cookies: string) {
    const context = await browser.newContext(phone)
    await signIn(context, url, cookies)
    note(name, await visit(context, `${url}${path}`))
    return context
  }

  for (let run = 0; run < runs; run++) {
    await (await inNewBrowser('Landing, a stranger', '/', '')).close()
    await (await inNewBrowser('/solve, first visit', '/solve', cookie)).close()
    const context = await inNewBrowser('Dashboard, first visit', '/', cookie)
    stored.push(await store(context, url))
    note('Dashboard, repeat visit', await visit(context, `${url}/`))
    note('/solve, repeat visit', await visit(context, `${url}/solve`))
    note('History, repeat visit', await visit(context, `${url}/solution-history`))
    await context.setOffline(true)
    note('Dashboard, without network', await visit(context, `${url}/`))
    note('/solve, without network', await visit(context, `${url}/solve`))
    await context.close()
  }
  await close()
  await app.stop()
  const rows = [
    ...[...seen].flatMap(([name, visits]) => rowsOf(name, visits)),
    atMost('Dashboard opened once more: all is on the device', median(stored), storedLimitMs, millis),
  ]
  yield { title: `Visits on a slow phone (150 ms, 1.6 Mbit/s, a quarter of this processor): median of ${runs}`, rows }
}

async function signIn(context: BrowserContext, url: string, cookie: string) {
  const pairs = cookie.split('; ').filter(Boolean)
  await context.addCookies(
    pairs.map((pair) => ({ name: pair.split('=')[0] ?? '', value: pair.split('=')[1] ?? '', url })),
  )
}

/** Until the device has everything that opens without network. */
async function store(context: BrowserContext, url: string) {
  const page = await context.newPage()
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).tap()
  const begunAt = performance.now()
  // The worker stores this page last.
  await page.waitForFunction(
    "caches.match('/privacy', { cacheName: 'app', ignoreSearch: true, ignoreVary: true })",
    undefined,
    { polling: 100, timeout: 120_000 },
  )
  const storedMs = performance.now() - begunAt
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(5_000)
  await page.close()
  return storedMs
}

const words: Record<keyof Visit, string> = {
  firstPaint: 'first paint',
  largestPaint: 'largest paint',
  heading: 'the heading is there',
  usable: 'usable',
  blocking: 'blocking',
  shift: 'shift',
}

function rowsOf(name: Name, visits: readonly Visit[]) {
  return Object.entries(limits[name]).flatMap(([what, limit]) => {
    const values = visits.map((each) => each[what as keyof Visit])
    const unit = what === 'shift' ? plain : millis
    const spread = `${unit(Math.min(...values))} to ${unit(Math.max(...values))}`
    const said = `${name}: ${words[what as keyof Visit]}`
    const row = limit === 0 ? none(said, median(values), unit) : atMost(said, median(values), limit, unit)
    return [row, asideOf('  of all runs', spread)]
  })
}

/** A slow phone's connection: a round trip in milliseconds, bytes in a millisecond. */
const line = { roundTrip: 150, down: 1.6e6 / 8 / 1_000, up: 0.75e6 / 8 / 1_000 }

/**
 * Stands in front of a server. The browser's own emulation slows pages but not their service workers; behind this line
 * the whole browser is slow.
 */
async function openSlowLine(port: number) {
  const freeAt = { down: 0, up: 0 }

  /** Bytes arrive one after the other, half a round trip late, and never before the connection stands. */
  function carry(from: Socket, into: Socket, way: 'down' | 'up', notBefore: number) {
    from.on('data', (bytes) => {
      const now = performance.now()
      freeAt[way] = Math.max(freeAt[way], now) + bytes.length / line[way]
      const arrivesAt = Math.max(freeAt[way] + line.roundTrip / 2, notBefore)
      setTimeout(() => into.destroyed || into.write(bytes), arrivesAt - now)
    })
    from.on('close', () => setTimeout(() => into.destroy(), line.roundTrip))
    from.on('error', () => into.destroy())
  }

  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ port, host: '127.0.0.1', noDelay: true })
    const connectedAt = performance.now() + line.roundTrip * 1.5
    carry(client, upstream, 'up', connectedAt)
    carry(upstream, client, 'down', connectedAt)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The slow line has no port.')
  hold(async () => server.close())
  return `http://127.0.0.1:${address.port}`
}
