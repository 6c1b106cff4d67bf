import { sign } from 'node:crypto'
import * as openid from 'openid-client'
import type { ProviderSettings, SigningKey } from './provider.ts'

const lifetimeSeconds = 5 * 60

/** How we show a provider who we are: by what it understands of the two usual ways. */
export function createClientAuth({ clientId, issuer, secret }: ProviderSettings, now: () => Date): openid.ClientAuth {
  if (secret === null) return openid.None()
  const secretNow = () =>
    typeof secret === 'string' ? secret : signClientSecret(secret, { clientId, issuer, now: now() })
  return (server, ...rest) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const show = ways.includes('client_secret_post') ? openid.ClientSecretPost : openid.ClientSecretBasic
    return show(secretNow())(server, ...rest)
  }
}

interface Claimed {
  clientId: string
  issuer: string
  now: Date
}

/** A JSON Web Token of ES256, as Apple describes its client secret. */
export function signClientSecret({ teamId, keyId, pem }: SigningKey, { clientId, issuer, now }: Claimed): string {
  const iat = Math.floor(now.getTime() / 1000)
  const claims = { iss: teamId, iat, exp: iat + lifetimeSeconds, aud: issuer, sub: clientId }
  const text = [{ alg: 'ES256', kid: keyId, typ: 'JWT' }, claims].map(encode).join('.')
  const signature = sign('sha256', Buffer.from(text), { key: pem, dsaEncoding: 'ieee-p1363' })
  return `${text}.${signature.toString('base64url')}`
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
