/** In built pages; the server replaces them when it loads the pages. */
export const placeholders = {
  publicUrl: 'https://public-url.invalid',
  supportEmail: 'support-email@public-url.invalid',
} as const

export const operator = 'the operator of this site'

export const termsMarks = { start: '<!--terms-->', end: '<!--/terms-->' } as const
