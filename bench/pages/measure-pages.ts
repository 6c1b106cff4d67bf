import type { Reply } from '@app/contract/calls'
import { buildPath } from '@app/contract/routes'
import { startApp } from '../app-process.ts'
import { median } from '../figures.ts'
import { makeFolder } from '../leftovers.ts'
import { asideOf, atLeast, atMost, kilobytes, millis, plain, type Table } from '../table.ts'
import { type Chromium, findChromium } from './chromium.ts'
import { signUpFresh } from './fresh-account.ts'
import { installLighthouse } from './install-lighthouse.ts'
import { measureHandIn } from './measure-hand-in.ts'
import { type Report, runLighthouse } from './run-lighthouse.ts'
import { type Visit, weighScripts } from './script-weight.ts'
import { signInSeeded } from './seeded-account.ts'

const runs = 5
const limits = { scripts: 125e3, performance: 97, lcp: 1_400, cls: 0.01, accessibility: 100, blocking: 200 }

/** What the screens that are seen most cost somebody signed in, on a slow phone that has never been here. */
export async function* measurePages(): AsyncGenerator<Table> {
  installLighthouse()
  const dataDir = await makeFolder('pages')
  const { url, port, stop } = await startApp(dataDir)
  const { cookie, timeZone, solved, streak } = await signInSeeded(url, port, dataDir)
  const chromium = await findChromium(timeZone)
  for (const [name, path, scripts] of [['Dashboard', '/', 125e3] as const, ['Solve', '/solve', 120e3] as const]) {
    const rows = await measurePage(chromium, { url: `${url}${path}`, cookie }, scripts)
    yield { title: `${name} (${path}) with ${solved} rounds done and a streak of ${streak}: median of ${runs}`, rows }
  }
  const fresh = await signUpFresh(url)
  yield {
    title: `Dashboard (/) on the first day of an account, no round yet: median of ${runs}`,
    rows: await measurePage(chromium, { url: `${url}/`, cookie: fresh }),
  }
  yield {
    title: `Premium (/premium), not bought yet: median of ${runs}`,
    rows: await measurePage(chromium, { url: `${url}/premium`, cookie: fresh }),
  }
  yield {
    title: `A finished round (/rounds/:id), looked at for the first time: median of ${runs}`,
    rows: await measurePage(chromium, { url: await lastRoundOf(url, cookie), cookie }),
  }
  yield await measureHandIn(chromium, url)
  await stop()
}

async function lastRoundOf(url: string, cookie: string) {
  const answer = await fetch(`${url}${buildPath('latestRound')}`, { headers: { cookie } })
  const { today, yesterday } = (await answer.json()) as Reply<'latestRound'>
  const round = today ?? yesterday
  if (!round) throw new Error('There is no round of yesterday.')
  return `${url}/rounds/${round.id}`
}

async function measurePage(chromium: Chromium, visit: Visit, scripts = limits.scripts) {
  const { files, bytes } = await weighScripts(chromium, visit)
  const reports: Report[] = []
  for (let run = 0; run < runs; run++) reports.push(await runLighthouse(chromium, visit))
  const score = (category: string) => median(reports.map((each) => (each.categories[category]?.score ?? 0) * 100))
  const metrics = (audit: string) => reports.map((each) => each.audits[audit]?.numericValue ?? Number.NaN)
  const lcp = metrics('largest-contentful-paint')
  return [
    atMost(`scripts, ${files} files`, bytes, scripts, kilobytes),
    atLeast('Lighthouse performance', score('performance'), limits.performance, plain),
    atMost('largest contentful paint', median(lcp), limits.lcp, millis),
    asideOf('  of all runs', `${millis(Math.min(...lcp))} to ${millis(Math.max(...lcp))}`),
    atMost('layout shift', median(metrics('cumulative-layout-shift')), limits.cls, plain),
    atLeast('accessibility', score('accessibility'), limits.accessibility, plain),
    ...failuresOf(reports[0]),
    asideOf('first contentful paint', millis(median(metrics('first-contentful-paint')))),
    atMost('total blocking time', median(metrics('total-blocking-time')), limits.blocking, millis),
    asideOf('speed of the machine', plain(median(reports.map(({ environment }) => environment.benchmarkIndex)))),
  ]
}

/** Which rules of accessibility are broken, by name. */
function failuresOf(report: Report | undefined) {
  const refs = report?.categories['accessibility']?.auditRefs ?? []
  const broken = refs.filter(({ id }) => report?.audits[id]?.score === 0)
  return broken.map(({ id }) => asideOf(`  ${report?.audits[id]?.title ?? id}`, 'broken'))
}
