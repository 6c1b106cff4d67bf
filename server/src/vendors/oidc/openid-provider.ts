import { freshProofMinutes } from '@app/domain/account/lifetimes'
import * as openid from 'openid-client'
import { isLoopback } from '../../process/loopback.ts'
import { findOutboundError, type OutboundError, outboundFetch } from '../outbound-fetch.ts'
import { createClientAuth } from './client-secret.ts'
import {
  type AuthorizationRequest,
  type AuthorizationResponse,
  type Identity,
  type Provider,
  type ProviderContext,
  ProviderError,
  type ProviderSettings,
} from './provider.ts'

const discoveryCacheMs = 60 * 60_000
/** How far the clocks of the provider and of this server may be apart. */
const maxClockSkewMs = 5 * 60_000

type Claims = Readonly<Record<string, unknown>>

/** Each connection has one deadline for all that it asks, and reads the keys anew: a change of keys fails nobody. */
function connector(settings: ProviderSettings, context: ProviderContext): () => Promise<openid.Configuration> {
  const { issuer, clientId } = settings
  const { deadlineMs = 5_000, maxBytes = 1024 * 1024, ending, now } = context
  const ask = outboundFetch({ origin: null, deadlineMs, maxBytes, ending })
  const isHere = isLoopback(new URL(issuer).host)
  const execute = [openid.enableNonRepudiationChecks, ...(isHere ? [openid.allowInsecureRequests] : [])]
  const secret = createClientAuth(settings, now)
  let known: { at: number; document: string } | null = null

  return async () => {
    const signal = AbortSignal.timeout(deadlineMs)
    const asked: openid.CustomFetch = async (url, { method, headers, body }) => {
      const init = { method, headers, signal, ...(body && { body }) } as RequestInit
      if (!url.includes('/.well-known/')) return await ask(url, init)
      if (!known || Math.abs(now().getTime() - known.at) > discoveryCacheMs)
        known = { at: now().getTime(), document: await (await ask(url, init)).text() }
      return new Response(known.document, { headers: { 'content-type': 'application/json' } })
    }
    try {
      return await openid.discovery(new URL(issuer), clientId, {}, secret, { [openid.customFetch]: asked, execute })
    } catch (error) {
      known = null
      throw error
    }
  }
}

export function createOpenIdProvider(
  settings: ProviderSettings,
  context: ProviderContext,
): Omit<Provider, 'name' | 'label' | 'isTrustedFactor'> {
  const { issuer, secret, scopes } = settings
  const signsSecret = typeof secret === 'object' && secret !== null
  const connect = connector(settings, context)

  async function addressOf({ redirectUri, state, nonce, verifier, isProof }: AuthorizationRequest): Promise<URL> {
    const config = await connect()
    return openid.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      scope: scopes,
      state,
      nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      // Apple answers to a request for a name by this way only.
      ...(signsSecret && { response_mode: 'form_post' }),
      ...(isProof && freshSignInParams(issuer)),
    })
  }

  async function identify({ url, state, nonce, verifier }: AuthorizationResponse): Promise<Identity> {
    const config = await connect()
    const tokens = await openid.authorizationCodeGrant(config, url, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw new ProviderError('refused', 'It sent no ID token.')
    refuseWrongTime(claims, context.now())
    refuseWrongSubject(claims)
    const facts = await completeFacts(config, claims, tokens.access_token)
    const known = { issuer: claims.iss, subject: claims.sub, isFresh: isFreshSignIn(issuer, claims) }
    return { ...known, ...addressIn(facts), ...namesIn(facts) }
  }

  return {
    authorizationUrl: (request) => addressOf(request).catch(rethrow),
    identify: (answer) => identify(answer).catch(rethrow),
  }
}

function refuseWrongTime({ iat }: openid.IDToken, now: Date) {
  const apart = iat * 1000 - now.getTime()
  if (Math.abs(apart) > maxClockSkewMs)
    throw new ProviderError('refused', `Its clock and ours are ${Math.round(Math.abs(apart) / 1000)} seconds apart.`)
}

/** By the standard it has up to 255 characters; without one that is stored as it came two people would be the same to us. */
function refuseWrongSubject({ sub }: openid.IDToken) {
  if (sub === '' || sub.length > 255 || !sub.isWellFormed() || /\p{Cc}/u.test(sub))
    throw new ProviderError('refused', 'It sent no subject of 1 to 255 characters.')
}

/** What the token leaves out the UserInfo endpoint may say. The token is believed first, because it is signed. */
async function completeFacts(config: openid.Configuration, claims: openid.IDToken, accessToken: string) {
  const { userinfo_endpoint: endpoint } = config.serverMetadata()
  const hasName = [claims['given_name'], claims['family_name'], claims['name']].some((name) => name !== undefined)
  const isWhole = claims['email'] !== undefined && claims['email_verified'] !== undefined && hasName
  if (isWhole || !endpoint) return claims
  const asked: Promise<Claims> = openid.fetchUserInfo(config, accessToken, claims.sub)
  // Whoever is known by the token gets in without it, too.
  const more = await (claims['email'] === undefined ? asked : asked.catch((): Claims => ({})))
  const isSameEmail = claims['email'] === undefined || claims['email'] === more['email']
  return { ...more, ...(!isSameEmail && { email_verified: undefined }), ...claims }
}

function addressIn({ email, email_verified: verified }: Claims) {
  if (typeof email !== 'string') return { email: null, emailVerified: false }
  // Apple once sent a text here.
  return { email, emailVerified: verified === true || verified === 'true' }
}

/** Only a suggestion: whoever reads it cleans it. */
function namesIn({ given_name: given, family_name: family, name }: Claims) {
  const [first, last] = [given, family].map((each) => (typeof each === 'string' ? each : ''))
  if (first || last || typeof name !== 'string') return { firstName: first ?? '', lastName: last ?? '' }
  const [begin = '', ...rest] = name.trim().split(/\s+/)
  return { firstName: begin, lastName: rest.join(' ') }
}

function rethrow(error: unknown): never {
  if (error instanceof ProviderError) throw error
  const outbound = findOutboundError(error)
  if (outbound) throw new ProviderError(isUnavailable(outbound) ? 'away' : 'refused', outbound.reason, { cause: error })
  throw new ProviderError('refused', reasonIn(error), { cause: error })
}

/** What a provider refuses with 400 or 401 is this answer or our settings, and not its health. */
const isUnavailable = ({ failure }: OutboundError) => !(failure.kind === 'refused' && failure.status < 500)

function reasonIn(error: unknown) {
  if (error instanceof openid.AuthorizationResponseError) return `It answered ${error.error}.`
  const inner = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : ''
  return error instanceof Error ? `${error.message}${inner}` : String(error)
}

/** It takes no request for another sign-in, and says of none when it was. */
const google = 'https://accounts.google.com'

/** What makes a provider ask who is there, though a session runs. Google offers a choice of accounts instead. */
export const freshSignInParams = (issuer: string) =>
  issuer === google ? { prompt: 'select_account' } : { prompt: 'login', max_age: '0' }

interface SignedIn {
  iat: number
  auth_time?: number | undefined
}

/** Both moments are of the provider's clock. */
export const isFreshSignIn = (issuer: string, { iat, auth_time: at }: SignedIn) =>
  issuer === google || (at !== undefined && iat - at <= freshProofMinutes * 60)
