import { startApp } from '../app-process.ts'
import { median } from '../figures.ts'
import { makeFolder } from '../leftovers.ts'
import { asideOf, atLeast, atMost, kilobytes, millis, plain, type Table } from '../table.ts'
import { type Chromium, findChromium } from './chromium.ts'
import { installLighthouse } from './install-lighthouse.ts'
import { type Report, runLighthouse } from './run-lighthouse.ts'
import { type Visit, weighScripts } from './script-weight.ts'
import { signInSeeded } from './seeded-account.ts'

const runs = 5
const limits = { scripts: 115e3, performance: 97, lcp: 1_400, cls: 0.01, accessibility: 100 }

/** What the two screens of every day cost somebody signed in, on a slow phone that has never been here. */
export async function* measurePages(): AsyncGenerator<Table> {
  installLighthouse()
  const dataDir = await makeFolder('pages')
  const { url, port, stop } = await startApp(dataDir)
  const { cookie, timeZone, solved, streak } = await signInSeeded(url, port, dataDir)
  const chromium = await findChromium(timeZone)
  for (const [name, path] of [['Dashboard', '/'] as const, ['Solve', '/solve'] as const]) {
    const rows = await measurePage(chromium, { url: `${url}${path}`, cookie })
    yield { title: `${name} (${path}) with ${solved} rounds done and a streak of ${streak}: median of ${runs}`, rows }
  }
  await stop()
}

async function measurePage(chromium: Chromium, visit: Visit) {
  const { files, bytes } = await weighScripts(chromium, visit)
  const reports: Report[] = []
  for (let run = 0; run < runs; run++) reports.push(await runLighthouse(chromium, visit))
  const score = (category: string) => median(reports.map((each) => (each.categories[category]?.score ?? 0) * 100))
  const metrics = (audit: string) => reports.map((each) => each.audits[audit]?.numericValue ?? Number.NaN)
  const lcp = metrics('largest-contentful-paint')
  return [
    atMost(`scripts, ${files} files`, bytes, limits.scripts, kilobytes),
    atLeast('Lighthouse performance', score('performance'), limits.performance, plain),
    atMost('largest contentful paint', median(lcp), limits.lcp, millis),
    asideOf('  of all runs', `${millis(Math.min(...lcp))} to ${millis(Math.max(...lcp))}`),
    atMost('layout shift', median(metrics('cumulative-layout-shift')), limits.cls, plain),
    atLeast('accessibility', score('accessibility'), limits.accessibility, plain),
    ...failuresOf(reports[0]),
    asideOf('first contentful paint', millis(median(metrics('first-contentful-paint')))),
    asideOf('total blocking time', millis(median(metrics('total-blocking-time')))),
    asideOf('speed of the machine', plain(median(reports.map(({ environment }) => environment.benchmarkIndex)))),
  ]
}

/** Which rules of accessibility are broken, by name. */
function failuresOf(report: Report | undefined) {
  const refs = report?.categories['accessibility']?.auditRefs ?? []
  const broken = refs.filter(({ id }) => report?.audits[id]?.score === 0)
  return broken.map(({ id }) => asideOf(`  ${report?.audits[id]?.title ?? id}`, 'broken'))
}
