import { pageVersion, pageVersionHeader } from '@app/contract/page-version'

declare global {
  interface Window {
    /** Calls that the page began before its code was there, by path; each is taken once. */
    early?: Record<string, Promise<Response>>
  }
}

const zoneFreshMs = 60_000
let zone = { name: '', readAt: Number.NEGATIVE_INFINITY }

/** Each look costs a slow phone 3 ms, and the calls of a page come together. */
function zoneOfDevice(): string {
  const now = Date.now()
  if (now - zone.readAt > zoneFreshMs) zone = { name: Intl.DateTimeFormat().resolvedOptions().timeZone, readAt: now }
  return zone.name
}

export const requestHeaders = () => ({
  'x-time-zone': zoneOfDevice(),
  [pageVersionHeader]: String(pageVersion),
})

/**
 * Our server redirects no call: what does stands between, as a proxy whose own session is over. The next load goes past
 * the worker, so that its sign-in page may come.
 */
export async function fetchDirect(path: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(path, { ...init, credentials: 'include', redirect: 'manual' })
  if (answer.type !== 'opaqueredirect') return answer
  navigator.serviceWorker?.controller?.postMessage('ask-server')
  throw new TypeError('Something between this page and the server is redirecting calls.')
}

export function preloadCall(path: string) {
  const answer = fetchDirect(path, { headers: requestHeaders() })
  // After a failure a later call asks anew.
  answer.catch(() => delete window.early?.[path])
  window.early = { ...window.early, [path]: answer }
}

/** Browsers write each 401 into their console: where it is known beforehand, nobody is asked. */
export function rejectPreload(path: string) {
  window.early = { ...window.early, [path]: Promise.resolve(new Response(null, { status: 401 })) }
}

export function consumePreload(path: string): Promise<Response> | undefined {
  const answer = window.early?.[path]
  if (window.early) delete window.early[path]
  return answer
}
