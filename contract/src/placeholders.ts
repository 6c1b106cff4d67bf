/** What stands in built pages for what only a running server knows; it fills them in once, when it reads the pages. */
export const placeholders = {
  publicUrl: 'https://public-url.invalid',
  supportEmail: 'support-email@public-url.invalid',
} as const
