/** Each call carries the version of its page. Raise it with a change that earlier pages cannot follow. */
export const pageVersion = 1

export const oldestPageVersion = 1

export const pageVersionHeader = 'x-page-version'

/** "Upgrade Required" (RFC 9110). */
export const pageTooOldStatus = 426

/** A page is sent with one of these as `Server-Timing`: its code can read them, and asks who is signed in or need not. */
export const sessionServerTiming = { open: 'signed-in', none: 'signed-out' } as const

/** The cookie that names the latest session of a browser, for its pages: by it nobody gets in. */
export const sessionMarkerBaseName = 'session_marker'
