/** In built pages; the server replaces them when it loads the pages. */
export const pagePlaceholders = {
  publicUrl: 'https://public-url.invalid',
  supportEmail: 'support-email@public-url.invalid',
} as const

export const operatorFallbackName = 'the site owner'

export const termsMarkers = { start: '<!--terms-->', end: '<!--/terms-->' } as const

/** In the page of a shared problem; the server fills them in for each answer. */
export const sharedPagePlaceholders = {
  code: '{{shared-code}}',
  problemId: '{{shared-problem-id}}',
  category: '{{shared-category}}',
  problem: '{{shared-problem}}',
  thinkerId: '{{shared-thinker-id}}',
  thinkerName: '{{shared-thinker-name}}',
  superpower: '{{shared-superpower}}',
  rule: '{{shared-rule}}',
  /** Where a link that has ended leads besides: to the sign-in, or home. */
  home: '{{shared-home}}',
  homeName: '{{shared-home-name}}',
} as const

export const sharedPageHomes = {
  guest: { to: '/login', name: 'Sign In' },
  member: { to: '/', name: 'My day' },
} as const

/** What the page of a shared problem is drawn as; the answer has one of them. `preview` is what other sites show. */
export const sharedPageParts = ['preview', 'problem', 'over', 'missing', 'busy'] as const
export type SharedPagePart = (typeof sharedPageParts)[number]
export const sharedPageMarkers = (part: SharedPagePart) => ({ start: `<!--${part}-->`, end: `<!--/${part}-->` })
