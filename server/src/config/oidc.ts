import { createPrivateKey } from 'node:crypto'
import { z } from 'zod'
import { isLoopback } from '../process/loopback.ts'
import { StartError } from '../process/start-error.ts'
import type { ProviderSettings, SigningKey } from '../vendors/oidc/provider.ts'
import { atLeast, fileContent, parsedBy, setting } from './values.ts'

type Env = Readonly<Record<string, string | undefined>>

const names = parsedBy((text) => {
  const list = text.split(',').flatMap((each) => each.trim().toLowerCase() || [])
  return list.every((name) => /^[a-z][a-z0-9]{0,19}$/.test(name)) && new Set(list).size === list.length
    ? list
    : undefined
}, 'must be different names of up to 20 letters and digits, starting with a letter, separated by commas')

export const oidcSettings = {
  OIDC_PROVIDERS: setting(
    '',
    'OpenID Connect providers, like google,work. Each needs OIDC_<NAME>_ISSUER, _CLIENT_ID and _CLIENT_SECRET, and can have _LABEL and _SCOPES. For Apple, see docs/sign-in.md.',
    names,
  ),
}

/** Kept as it is written: the issuer of a provider may end with a slash. */
const issuer = parsedBy((text) => {
  const { protocol, host = '', search, hash, username, password } = URL.parse(text) ?? {}
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(host))
  return isSafe && !search && !hash && !username && !password ? text : undefined
}, 'must be an address like https://accounts.google.com (http:// only on this machine)')

const scopes = parsedBy(
  (text) => (/^[\x21-\x7e]+( [\x21-\x7e]+)*$/.test(text) && text.split(' ').includes('openid') ? text : undefined),
  'must be words separated by spaces, including openid',
)

const privateKey = fileContent(16).refine((pem) => {
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1'
  } catch {
    return false
  }
}, 'must be a file with an ES256 private key, as Apple provides it (.p8)')

const label = z.string().regex(/^[^\p{C}]{1,40}$/u, 'must be a name of up to 40 characters')
const filled = atLeast(1)

const provider = z.object({
  ISSUER: issuer,
  CLIENT_ID: filled,
  CLIENT_SECRET: filled.optional(),
  LABEL: label.optional(),
  SCOPES: scopes.optional(),
  TRUSTED_FACTOR: z.enum(['0', '1'], { error: 'must be 0 or 1' }).optional(),
  TEAM_ID: filled.optional(),
  KEY_ID: filled.optional(),
  KEY_FILE: privateKey.optional(),
})

type Read = z.output<typeof provider>

export function readProviderSettings(names: readonly string[], env: Env): ProviderSettings[] {
  const providers = names.map((name) => providerOf(name, env))
  const issuers = providers.map(({ issuer }) => issuer.replace(/\/$/, ''))
  if (new Set(issuers).size < issuers.length)
    throw new StartError('OIDC_PROVIDERS lists two providers with the same issuer.')
  return providers
}

function providerOf(name: string, env: Env): ProviderSettings {
  const start = `OIDC_${name.toUpperCase()}_`
  const texts = Object.keys(provider.shape).map((key) => [key, env[start + key]?.trim() || undefined])
  const { data, error } = provider.safeParse(Object.fromEntries(texts))
  if (!data)
    throw new StartError(
      error.issues.map(({ path, message }) => faultOf(`${start}${String(path[0])}`, message)).join('\n'),
    )
  const secret = secretOf(start, data)
  return {
    name,
    label: data.LABEL ?? `${name[0]?.toUpperCase()}${name.slice(1)}`,
    issuer: data.ISSUER,
    clientId: data.CLIENT_ID,
    secret,
    isTrustedFactor: data.TRUSTED_FACTOR === '1',
    // Apple knows no scope called profile.
    scopes: data.SCOPES ?? (typeof secret === 'object' && secret ? 'openid email name' : 'openid email profile'),
  }
}

/** Without the value: it may be a secret. */
const faultOf = (name: string, message: string) =>
  /^must/.test(message) ? `${name} ${message}.` : `${name} must be set, because OIDC_PROVIDERS lists it.`

function secretOf(start: string, { CLIENT_SECRET, TEAM_ID, KEY_ID, KEY_FILE }: Read): string | SigningKey | null {
  if (TEAM_ID && KEY_ID && KEY_FILE && !CLIENT_SECRET) return { teamId: TEAM_ID, keyId: KEY_ID, pem: KEY_FILE }
  if (!TEAM_ID && !KEY_ID && !KEY_FILE) return CLIENT_SECRET ?? null
  throw new StartError(
    `${start}TEAM_ID, ${start}KEY_ID and ${start}KEY_FILE must be set together, without ${start}CLIENT_SECRET.`,
  )
}
