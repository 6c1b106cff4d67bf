/** Each call carries the version of its page. Raise it with a change that earlier pages cannot follow. */
export const pageVersion = 1

export const oldestPageVersion = 1

export const pageVersionHeader = 'x-page-version'

/** "Upgrade Required" (RFC 9110). */
export const pageTooOldStatus = 426
