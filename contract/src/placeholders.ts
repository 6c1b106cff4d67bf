/** What stands in built pages for what only a running server knows; it fills them in once, when it reads the pages. */
export const placeholders = {
  publicUrl: 'https://public-url.invalid',
  supportEmail: 'support-email@public-url.invalid',
} as const

/** Whom to write to where no support address is set. */
export const operator = 'the operator of this site'

/** The terms stand between these in their built page, so that the server can put the operator's own there. */
export const termsMarks = { start: '<!--terms-->', end: '<!--/terms-->' } as const
