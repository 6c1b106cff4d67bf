import { parseUserAgent } from '../account/device-name.ts'

interface Maker {
  userAgent: string | undefined
  /** Where the passkey lies: in this device, or in one beside it. */
  attachment: 'platform' | 'cross-platform' | undefined
  transports: readonly string[]
}

/** A browser does not say whether it runs on a laptop. */
const kinds = { Android: 'Phone', iPhone: 'Phone', iPad: 'Tablet' } as const

export function suggestPasskeyName({ userAgent, attachment, transports }: Maker): string {
  if (attachment === 'cross-platform') return transports.includes('hybrid') ? 'Phone' : 'Security key'
  const { browser, system = '' } = parseUserAgent(userAgent)
  if (!browser) return 'Passkey'
  const kind = Object.entries(kinds).find(([name]) => name === system)?.[1] ?? 'Computer'
  return `${kind}, ${browser}`
}
