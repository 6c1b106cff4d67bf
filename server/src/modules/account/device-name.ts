const maxLength = 512

// The order counts: browsers and systems also name their ancestors.
const browsers = [
  ['Edge', /\bEdgA?(iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\//],
] as const
const systems = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

type Named = (typeof browsers | typeof systems)[number]

const firstSeen = <Name extends Named>(list: readonly Name[], userAgent: string): Name[0] | undefined =>
  list.find(([, sign]) => sign.test(userAgent))?.[0]

/** Both are unknown of a program that is no browser. */
export function parseUserAgent(userAgent: string | null | undefined) {
  if (!userAgent?.startsWith('Mozilla/5.0 (') || userAgent.length > maxLength) return {}
  return { browser: firstSeen(browsers, userAgent), system: firstSeen(systems, userAgent) }
}

export function deviceNameOf(userAgent: string | null | undefined): string {
  const { browser, system } = parseUserAgent(userAgent)
  if (!browser) return system ? `A browser on ${system}` : 'Unknown device'
  return system ? `${browser} on ${system}` : browser
}
