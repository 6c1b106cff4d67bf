import { type ProviderOutcome, providerCallbackPath } from '@app/contract/providers'
import { matchScreen } from '@app/contract/screens'
import type { Context, Hono } from 'hono'
import { AppError } from '../../http/app-error.ts'
import { shortNetworkOf } from '../../http/client-network.ts'
import { readBytes } from '../../http/read-body.ts'
import { redirectResponse, refusalResponse } from '../../http/responses.ts'
import { createLogRateLimit, log } from '../../process/log.ts'
import { type Identity, type Provider, ProviderError } from '../../vendors/oidc/provider.ts'
import type { AccountDeps } from '../account/deps.ts'
import { clearSignInStepCookie, consumeSignInStep, findSignInStep } from '../account/sign-in-steps.ts'
import { callbackUrlOf, ProviderSignInEnded, type ProviderStep } from './begin-provider-sign-in.ts'
import { connectProvider, reauthenticateByProvider, signInByProvider } from './finish-provider-sign-in.ts'

const maxBodyBytes = 64 * 1024
/** What is read of a provider's answer, `user` of Apple included. */
const callbackParams = ['code', 'state', 'iss', 'error', 'user'] as const

const maxLinesPerMinute = 20

const finish = { sign_in: signInByProvider, connect: connectProvider, prove: reauthenticateByProvider } as const

/** Where a browser comes back to from a provider: its cookie alone says that it began the visit. */
export function registerProviderCallbackRoutes(app: Hono, deps: AccountDeps) {
  const logRefusal = createRefusalLog(deps)
  app.get(providerCallbackPath, async (c) => {
    const provider = deps.providers.get(c.req.param('name') ?? '')
    if (!provider) throw new AppError('not_found')
    const sending = new Headers()
    const location = await handleCallback(deps, { c, sending, provider, logRefusal })
    const redirect = redirectResponse(location)
    for (const [name, value] of sending) redirect.headers.append(name, value)
    return redirect
  })

  // Apple answers by a form of its own site, which brings no cookie of ours. The browser asks again by a GET, which does.
  app.post(providerCallbackPath, async (c) => {
    const provider = deps.providers.get(c.req.param('name') ?? '')
    if (!provider) throw new AppError('not_found')
    const sent = new URLSearchParams(Buffer.from(await readBytes(c, maxBodyBytes)).toString())
    const { pathname, search } = answerIn(callbackUrlOf(deps.publicUrl, provider.name), sent)
    return redirectResponse(`${pathname}${search}`, {}, 303)
  })

  app.all(providerCallbackPath, () => refusalResponse(new AppError('method_not_allowed'), { allow: 'GET, POST' }))
}

function answerIn(url: URL, sent: URLSearchParams) {
  for (const name of callbackParams) {
    const value = sent.get(name)
    if (value !== null && value.length <= 4096) url.searchParams.set(name, value)
  }
  return url
}

interface Coming {
  c: Context
  sending: Headers
  provider: Provider
  logRefusal: ReturnType<typeof createRefusalLog>
}

/** No line where the answer is a redirect would be written by itself; strangers must not fill the log. */
function createRefusalLog({ now, trustProxy }: AccountDeps) {
  const admit = createLogRateLimit(() => now().getTime())
  return (c: Context, provider: string, { outcome, account = c.get('account'), reason }: Refusal) => {
    c.set('refusal', `provider_${outcome}`)
    const lines = admit(outcome, maxLinesPerMinute, account)
    if (!lines) return
    const fields = { provider, outcome, account, network: shortNetworkOf(c, trustProxy), reason, ...lines }
    log(reason ? 'warn' : 'info', 'A provider’s sign-in was refused.', fields)
  }
}

interface Refusal {
  outcome: ProviderOutcome
  account?: string | undefined
  /** Why the provider or its answer failed. */
  reason?: string
}

/** Answers with the page that the browser goes to. */
async function handleCallback(deps: AccountDeps, coming: Coming): Promise<string> {
  const { c, sending, provider, logRefusal } = coming
  const step = await stepOf(deps, c, provider)
  if (!step) {
    logRefusal(c, provider.name, { outcome: 'late' })
    return pageOf('/login', provider, 'late')
  }
  sending.append('set-cookie', clearSignInStepCookie(deps.publicUrl, 'provider'))
  try {
    const identity = await identityOf(deps, { c, provider }, step)
    // Only now: what a provider takes differs each time, and would not hide what our part takes.
    const untilEven = deps.constantTimeResponse()
    const ended = await finish[step.purpose](deps, { c, sending, provider, step, identity }).finally(untilEven)
    return ended === null ? '/' : pageOf(step.from, provider, ended)
  } catch (error) {
    const refusal = refusalIn(error)
    logRefusal(c, provider.name, refusal)
    return pageOf(step.from, provider, refusal.outcome)
  }
}

/** Another browser, another provider, or another visit: then it is left where it is. Of two answers one takes it. */
async function stepOf(deps: AccountDeps, c: Context, { name }: Provider): Promise<ProviderStep | null> {
  const waiting = (await findSignInStep(deps, c, 'provider'))?.data as ProviderStep | undefined
  if (waiting?.provider !== name || waiting.state !== c.req.query('state')) return null
  return ((await consumeSignInStep(deps, c, 'provider'))?.data as ProviderStep | undefined) ?? null
}

async function identityOf(deps: AccountDeps, { c, provider }: Pick<Coming, 'c' | 'provider'>, step: ProviderStep) {
  const { state, nonce, verifier } = step
  const url = answerIn(callbackUrlOf(deps.publicUrl, provider.name), new URL(c.req.url).searchParams)
  const user = url.searchParams.get('user')
  url.searchParams.delete('user')
  const identity = await provider.identify({ url, state, nonce, verifier })
  return user === null ? identity : withNames(identity, user)
}

/** Apple tells a name only here, unsigned, and only at the first visit. */
function withNames(identity: Identity, user: string): Identity {
  try {
    const { firstName, lastName } = JSON.parse(user).name
    return {
      ...identity,
      firstName: identity.firstName || String(firstName),
      lastName: identity.lastName || String(lastName),
    }
  } catch {
    return identity
  }
}

const outcomes: Partial<Record<string, ProviderOutcome>> = {
  sign_in_over: 'late',
  sign_in_required: 'late',
  too_many_sign_ups: 'too_many',
  address_taken: 'known',
}

function refusalIn(error: unknown): Refusal {
  if (error instanceof ProviderSignInEnded) return { outcome: error.outcome }
  const known = error instanceof AppError ? outcomes[error.code] : undefined
  if (error instanceof AppError && known) return { outcome: known, account: error.account }
  if (!(error instanceof ProviderError)) throw error
  return { outcome: error.failure === 'away' ? 'away' : 'refused', reason: error.message }
}

/** Only a screen of ours, whatever was asked for, and as a header can hold it. */
function pageOf(from: string, { name: provider }: Provider, outcome: ProviderOutcome) {
  const page = 'screen' in matchScreen(from, true) ? new URL(from, 'http://localhost').pathname : '/login'
  return `${page}?${new URLSearchParams({ provider, outcome })}`
}
