import { randomBytes } from 'node:crypto'
import { type ProviderOutcome, providerCallbackPath } from '@app/contract/providers'
import type { Context } from 'hono'
import { AppError } from '../../http/app-error.ts'
import { log } from '../../process/log.ts'
import type { Provider } from '../../vendors/oidc/provider.ts'
import type { AccountDeps } from '../account/deps.ts'
import { browserTimeZone } from '../account/person-at.ts'
import { createSignInStep } from '../account/sign-in-steps.ts'

/** What the browser was sent to the provider for. */
export type ProviderPurpose = 'sign_in' | 'connect' | 'prove'

/** Waits, sealed, until the browser comes back. */
export interface ProviderStep {
  provider: string
  purpose: ProviderPurpose
  state: string
  nonce: string
  verifier: string
  timeZone: string
  /** Of who connects or proves: only this very session goes on. */
  sessionId: string | null
  from: string
}

/** How a visit ends that leads to nothing. */
export class ProviderSignInEnded extends Error {
  override readonly name = 'VisitEnded'
  readonly outcome: ProviderOutcome
  constructor(outcome: ProviderOutcome) {
    super(outcome)
    this.outcome = outcome
  }
}

interface Begin {
  name: string
  purpose: ProviderPurpose
  person: { id: string; sessionId: string } | null
  from: string
}

export const callbackUrlOf = (publicUrl: string, name: string) =>
  new URL(providerCallbackPath.replace(':name', name), publicUrl)

const random = () => randomBytes(32).toString('base64url')

/** The provider is asked only once the step is stored, because its limit bounds how often. */
export async function beginProviderSignIn(
  deps: AccountDeps,
  { c, sending }: { c: Context; sending: Headers },
  { name, purpose, person, from }: Begin,
): Promise<{ address: string }> {
  const provider = deps.providers.get(name)
  if (!provider) throw new AppError('not_found')
  const checks = { state: random(), nonce: random(), verifier: random() }
  const data: ProviderStep = {
    ...checks,
    provider: name,
    purpose,
    timeZone: browserTimeZone(c),
    sessionId: person?.sessionId ?? null,
    from,
  }
  const cookie = await createSignInStep(deps, c, { kind: 'provider', userId: person?.id ?? null, data })
  const redirectUri = callbackUrlOf(deps.publicUrl, name).href
  const address = await provider
    .authorizationUrl({ ...checks, redirectUri, isProof: purpose === 'prove' })
    .catch((error: unknown) => refuseAway(provider, error))
  sending.append('set-cookie', cookie)
  return { address: address.href }
}

function refuseAway({ name, label }: Provider, error: unknown): never {
  const reason = error instanceof Error ? error.message : ''
  log('warn', 'Can’t reach a sign-in provider.', { provider: name, reason })
  throw new AppError('provider_unavailable', { params: { provider: label }, cause: error })
}
