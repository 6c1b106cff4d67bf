import { pageVersion, pageVersionHeader } from '@app/contract/page-version'

declare global {
  interface Window {
    /** Calls that the page began before its code was there, by path; each is taken once. */
    early?: Record<string, Promise<Response>>
  }
}

export const requestHeaders = () => ({
  'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
  [pageVersionHeader]: String(pageVersion),
})

export function preloadCall(path: string) {
  const answer = fetch(path, { credentials: 'include', headers: requestHeaders() })
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
