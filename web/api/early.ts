declare global {
  interface Window {
    /** Calls that the page began before its code was there, by path; each is taken once. */
    early?: Record<string, Promise<Response>>
  }
}

export const headersOfEach = () => ({ 'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone })

/** Begins a read now; the first call to the same path gets its answer. */
export function beginEarly(path: string) {
  const answer = fetch(path, { credentials: 'include', headers: headersOfEach() })
  // The call that has taken it learns of the failure; a later one asks anew.
  answer.catch(() => delete window.early?.[path])
  window.early = { ...window.early, [path]: answer }
}

export function takeEarly(path: string): Promise<Response> | undefined {
  const answer = window.early?.[path]
  if (window.early) delete window.early[path]
  return answer
}
