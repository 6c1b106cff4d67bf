/** Each call sends its page's. Raise it with a change that pages of earlier releases cannot follow. */
export const pageVersion = 1

export const oldestPageVersion = 1

export const pageVersionHeader = 'x-page-version'

/** "Upgrade Required" (RFC 9110). */
export const pageTooOldStatus = 426
