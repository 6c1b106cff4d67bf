/** The paths that a person may type. The server answers 200 or 404 by this list, the router draws by it. */
export const screens = [
  { path: '/', for: 'everybody' },
  { path: '/login', for: 'everybody', signedIn: '/' },
  { path: '/privacy', for: 'everybody' },
  { path: '/terms', for: 'everybody' },
  { path: '/home', for: 'everybody', signedIn: '/', signedOut: '/' },
  { path: '/verify-email', for: 'everybody' },
  { path: '/forgot-password', for: 'everybody' },
  { path: '/reset-password', for: 'everybody' },
  { path: '/email-status', for: 'user' },
  { path: '/solve', for: 'user', signedOut: '/' },
  { path: '/custom-problem', for: 'user' },
  { path: '/solution-history', for: 'user' },
  { path: '/analytics', for: 'user' },
  { path: '/rounds/:id', for: 'user' },
  { path: '/settings', for: 'user' },
  { path: '/admin', for: 'user' },
  { path: '/premium', for: 'user', signedOut: '/login' },
  { path: '/premium-success', for: 'user', signedOut: '/login' },
  { path: '/subscribe', for: 'user' },
  { path: '/admin/analytics', for: 'user' },
  { path: '/admin/payments', for: 'user' },
  { path: '/admin/audit', for: 'user' },
  { path: '/admin/status', for: 'user' },
] as const satisfies readonly Screen[]

/** Where cards are paid: these have a document of their own, the only one that may load code of Stripe's. */
export const payScreens: readonly string[] = ['/premium', '/premium-success', '/subscribe']

/** Mailed links lead here with a token, which no other page may learn. */
export const mailedTo: readonly string[] = ['/verify-email', '/reset-password']

interface Screen {
  /** `:name` stands for one part, whatever it is. */
  path: string
  for: 'everybody' | 'user'
  /** Where somebody signed in is sent instead. */
  signedIn?: string
  /** Where a visitor is sent instead. */
  signedOut?: string
}

/** What the named parts of a screen are in this path; nothing if the path is not the screen's. */
function paramsAt(path: string, screen: Screen): Record<string, string> | undefined {
  const [given, wanted] = [path.split('/'), screen.path.split('/')]
  if (given.length !== wanted.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':') && value) params[part.slice(1)] = value
    else if (part !== value) return undefined
  }
  return params
}

export type ScreenPath = (typeof screens)[number]['path']

/** What a path answers: the screen, another place to go, or "not found". */
export function screenAt(
  path: string,
  isSignedIn: boolean,
): { status: 200; screen: ScreenPath; params: Record<string, string> } | { status: 404 } | { goTo: string } {
  for (const each of screens) {
    const screen: Screen = each
    const params = paramsAt(path, screen)
    if (!params) continue
    const elsewhere = isSignedIn ? screen.signedIn : screen.signedOut
    if (elsewhere) return { goTo: elsewhere }
    if (screen.for === 'everybody' || isSignedIn) return { status: 200, screen: each.path, params }
  }
  return { status: 404 }
}
