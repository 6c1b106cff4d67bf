import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'
import { buildPath, getRoute, type RouteName, sharedProblemPath } from '@app/contract/routes'
import { startApp } from '../app-process.ts'
import { median } from '../figures.ts'
import { hold, makeFolder } from '../leftovers.ts'
import { asideOf, atLeast, atMost, kilobytes, millis, none, plain, type Table, times } from '../table.ts'
import { type Chromium, findChromium } from './chromium.ts'
import { compareWithRaw } from './compare-with-raw.ts'
import { watchFirstView } from './first-view.ts'
import { signUpFresh } from './fresh-account.ts'
import { installLighthouse } from './install-lighthouse.ts'
import { type Report, runLighthouse } from './run-lighthouse.ts'
import { weighScripts } from './script-weight.ts'

const runs = 3

interface Measured {
  name: string
  categories: string[]
  limits: { scripts: number; html: number; fcp: number; lcp: number; blocking: number }
}

const landing: Measured = {
  name: 'Landing page (/)',
  categories: ['performance', 'accessibility', 'best-practices', 'seo'],
  limits: { scripts: 66.5e3, html: 24e3, fcp: 1.15, lcp: 1.1, blocking: 60 },
}

/** It is in no index, and its box needs React as soon as somebody writes. */
const shared: Measured = {
  name: 'Shared problem (/p/)',
  categories: ['performance', 'accessibility', 'best-practices'],
  limits: { scripts: 105e3, html: 12e3, fcp: 1.15, lcp: 1.1, blocking: 60 },
}

/** What a stranger pays for the two first pages, beside pages with the same text and styles and nothing else. */
export async function* measureLanding(): AsyncGenerator<Table> {
  installLighthouse()
  const { url, stop } = await startApp(await makeFolder('landing'))
  const chromium = await findChromium('UTC')
  yield await compareWithTwin(chromium, `${url}/`, landing)
  yield await compareWithTwin(chromium, await sharedLink(url), shared)
  await stop()
  yield await compareWithRaw()
}

async function compareWithTwin(
  chromium: Chromium,
  url: string,
  { name, categories, limits }: Measured,
): Promise<Table> {
  const html = await (await fetch(url)).text()
  const twin = await serveTwin(html)
  const { files, bytes } = await weighScripts(chromium, { url, cookie: '' })
  const { scriptsBeforePaint, videoBytes } = await watchFirstView(chromium, url)
  const ours: Report[] = []
  const theirs: Report[] = []
  for (let run = 0; run < runs; run++) {
    ours.push(await runLighthouse(chromium, { url, cookie: '' }, categories))
    theirs.push(await runLighthouse(chromium, { url: twin.url, cookie: '' }, categories))
  }
  await twin.close()
  const metric = (reports: Report[], audit: string) =>
    median(reports.map((each) => each.audits[audit]?.numericValue ?? Number.NaN))
  const beside = (what: string, audit: string, most: number) =>
    times(what, metric(ours, audit), ['static', metric(theirs, audit)], most, millis)
  const score = (category: string) => median(ours.map((each) => (each.categories[category]?.score ?? 0) * 100))
  return {
    title: `${name} beside its static twin (${kilobytes(twin.size)}): median of ${runs}`,
    rows: [
      ...categories.map((category) => atLeast(`Lighthouse ${category}`, score(category), 100, plain)),
      ...failuresOf(ours[0], categories),
      beside('first contentful paint', 'first-contentful-paint', limits.fcp),
      beside('largest contentful paint', 'largest-contentful-paint', limits.lcp),
      none('layout shift', Number(metric(ours, 'cumulative-layout-shift').toFixed(3)), plain),
      atMost('total blocking time', metric(ours, 'total-blocking-time'), limits.blocking, millis),
      atMost(`scripts, ${files} files`, bytes, limits.scripts, kilobytes),
      none('  asked for before the largest paint', scriptsBeforePaint, plain),
      atMost('page', await sizeAsSent(url), limits.html, kilobytes),
      none('videos before anybody scrolls', videoBytes, kilobytes),
      asideOf('speed of the machine', plain(median(ours.map(({ environment }) => environment.benchmarkIndex)))),
    ],
  }
}

/** The page of somebody's link, as a visitor opens it. */
async function sharedLink(url: string) {
  const cookie = await signUpFresh(url)
  const ask = async (name: RouteName, params = {}, body?: object) => {
    const { method } = getRoute(name)
    const headers = { cookie, 'content-type': 'application/json' }
    const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    return (await (await fetch(`${url}${buildPath(name, params)}`, sent)).json()) as { id: string }
  }
  const { id } = await ask('openRound')
  const list = { problemId: id, submittedSolutions: ['A bench that hums'], submissionMethod: ['text'] }
  await ask('submitSolutions', {}, { ...list, thinkerId: 'hokusai' })
  const { id: code } = await ask('shareRound', { id }, { idea: null })
  return `${url}${sharedProblemPath}${code}`
}

/** Which audits are not perfect, by name. */
function failuresOf(report: Report | undefined, categories: readonly string[]) {
  const refs = categories.flatMap((category) => report?.categories[category]?.auditRefs ?? [])
  const broken = new Set(refs.filter(({ id, weight }) => weight > 0 && (report?.audits[id]?.score ?? 1) < 0.9))
  return [...broken].map(({ id }) => asideOf(`  ${report?.audits[id]?.title ?? id}`, 'not perfect'))
}

const sizeAsSent = (url: string) =>
  new Promise<number>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, async (answer) => resolve((await buffer(answer)).length)).on(
      'error',
      reject,
    )
  })

/** The page as its text and styles alone: no script, no font, no picture. No page with these words can be lighter. */
const staticTwin = (html: string) =>
  [
    /<script[\s\S]*?<\/script>/g,
    /<svg[\s\S]*?<\/svg>/g,
    /<picture>[\s\S]*?<\/picture>/g,
    /<link rel="(?:preload|manifest|apple-touch-icon)"[^>]*>/g,
    /<meta name="code"[^>]*>/g,
    /@font-face\s*\{[^}]*\}/g,
  ].reduce((page, what) => page.replace(what, ''), html)

/** Serves it compressed, from memory. */
async function serveTwin(html: string) {
  const bytes = brotliCompressSync(staticTwin(html))
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }
  const server = createServer(({ url }, response) =>
    url === '/' ? response.writeHead(200, headers).end(bytes) : response.writeHead(204).end(),
  ).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const close = hold(async () => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, size: bytes.length, close }
}
