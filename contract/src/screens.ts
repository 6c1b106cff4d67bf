/** The server answers 200 or 404 by this list, and the router shows screens by it. */
export const screens = [
  { path: '/', for: 'everybody' },
  { path: '/login', for: 'everybody', signedIn: '/' },
  { path: '/privacy', for: 'everybody' },
  { path: '/terms', for: 'everybody' },
  { path: '/home', for: 'everybody', signedIn: '/', signedOut: '/' },
  { path: '/verify-email', for: 'everybody' },
  { path: '/forgot-password', for: 'everybody' },
  { path: '/reset-password', for: 'everybody' },
  { path: '/change-address', for: 'everybody' },
  { path: '/reminder-mails', for: 'everybody' },
  { path: '/email-status', for: 'user' },
  { path: '/solve', for: 'user', signedOut: '/' },
  { path: '/custom-problem', for: 'user' },
  { path: '/solution-history', for: 'user' },
  { path: '/analytics', for: 'user' },
  { path: '/rounds/:id', for: 'user' },
  { path: '/album', for: 'user' },
  { path: '/months/:month', for: 'user' },
  { path: '/book', for: 'user' },
  { path: '/you', for: 'user' },
  { path: '/settings', for: 'user' },
  { path: '/admin', for: 'user' },
  { path: '/premium', for: 'user', signedOut: '/login' },
  { path: '/premium-success', for: 'user', signedOut: '/login' },
  { path: '/subscribe', for: 'user' },
  { path: '/admin/analytics', for: 'user' },
  { path: '/admin/payments', for: 'user' },
  { path: '/admin/problems', for: 'user' },
  { path: '/admin/shared-ideas', for: 'user' },
  { path: '/admin/audit', for: 'user' },
  { path: '/admin/status', for: 'user' },
] as const satisfies readonly Screen[]

/** Only their document may load code of Stripe. */
export const paymentScreens: readonly string[] = ['/premium', '/premium-success', '/subscribe']

/** Their links carry a token, which no other page may learn. */
export const tokenScreens: readonly string[] = [
  '/verify-email',
  '/reset-password',
  '/change-address',
  '/reminder-mails',
]

interface Screen {
  path: string
  for: 'everybody' | 'user'
  signedIn?: string
  signedOut?: string
}

function paramsAt(path: string, screen: Screen): Record<string, string> | undefined {
  const [parts, pattern] = [path.split('/'), screen.path.split('/')]
  if (parts.length !== pattern.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const value = parts[index] ?? ''
    if (part.startsWith(':') && value) params[part.slice(1)] = value
    else if (part !== value) return undefined
  }
  return params
}

export type ScreenPath = (typeof screens)[number]['path']

export function matchScreen(
  path: string,
  isSignedIn: boolean,
): { status: 200; screen: ScreenPath; params: Record<string, string> } | { status: 404 } | GoTo {
  for (const each of screens) {
    const screen: Screen = each
    const params = paramsAt(path, screen)
    if (!params) continue
    const elsewhere = isSignedIn ? screen.signedIn : screen.signedOut
    if (elsewhere) return { goTo: elsewhere }
    if (screen.for === 'everybody' || isSignedIn) return { status: 200, screen: each.path, params }
  }
  if (!/[^/]\/$/.test(path)) return { status: 404 }
  const plain = path.slice(0, -1)
  const found = matchScreen(plain, isSignedIn)
  return 'screen' in found ? { goTo: plain, keepsQuery: true } : found
}

interface GoTo {
  goTo: string
  /** It is the same screen, written without the slash at its end. */
  keepsQuery?: true
}
