import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Chromium, openChromium } from './chromium.ts'
import type { Visit } from './script-weight.ts'

/** The little that we use of Lighthouse, which is not there when types are checked. */
interface Lighthouse {
  default(url: string, flags: object): Promise<{ lhr: Report } | undefined>
}

export interface Report {
  runtimeError?: { message: string }
  finalDisplayedUrl: string
  environment: { benchmarkIndex: number }
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>
}

/** One visit on a slow phone, as Lighthouse simulates it by default, in a browser without a cache. */
export async function runLighthouse(
  chromium: Chromium,
  { url, cookie }: Visit,
  categories = ['performance', 'accessibility'],
): Promise<Report> {
  const entry = pathToFileURL(join(import.meta.dirname, '../node_modules/lighthouse/core/index.js')).href
  const { default: lighthouse }: Lighthouse = await import(entry)
  const { port, close } = await openChromium(chromium)
  const flags = {
    port,
    logLevel: 'error',
    onlyCategories: categories,
    ...(cookie && { extraHeaders: { Cookie: cookie } }),
  }
  const result = await lighthouse(url, flags)
  await close()
  const failure = result ? result.lhr.runtimeError?.message : 'no report'
  if (!result || failure) throw new Error(`Lighthouse on ${url}: ${failure}`)
  if (result.lhr.finalDisplayedUrl !== url) throw new Error(`${url} led to ${result.lhr.finalDisplayedUrl}.`)
  return result.lhr
}
