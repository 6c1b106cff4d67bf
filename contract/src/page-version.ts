/** Pages of the app send theirs with each call. It rises with a change that pages of earlier releases cannot follow. */
export const pageVersion = 1

/** Pages below it are asked to load again. */
export const oldestPageVersion = 1

export const pageVersionHeader = 'x-page-version'

/** "Upgrade Required" (RFC 9110). */
export const pageTooOldStatus = 426
