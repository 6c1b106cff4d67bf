import type { RouteName } from '@app/contract/routes'
import { type Identity, type Provider, ProviderError } from '../../vendors/oidc/provider.ts'
import type { createWorld } from '../world.ts'

type World = Awaited<ReturnType<typeof createWorld>>
type Process = Pick<World, 'ask' | 'call'>

export const maya: Identity = {
  issuer: 'https://accounts.google.example',
  subject: 'maya',
  email: 'Maya@example.org',
  emailVerified: true,
  firstName: 'Maya',
  lastName: 'Lin',
  isFresh: true,
}

/** Providers behind the port of the vendor: whoever comes back from one is `comes`, or what it throws. */
export function scriptedProviders(names = ['google', 'work'], isTrustedFactor = false) {
  const comes: Record<string, () => Identity | Promise<Identity>> = {}
  const asked: string[] = []
  const providers = new Map<string, Provider>(
    names.map((name) => [
      name,
      {
        name,
        isTrustedFactor,
        label: `${name[0]?.toUpperCase()}${name.slice(1)}`,
        async authorizationUrl({ state, redirectUri }) {
          asked.push(name)
          return new URL(`https://${name}.example/?${new URLSearchParams({ state, redirect_uri: redirectUri })}`)
        },
        async identify({ url, state }) {
          if (url.searchParams.get('state') !== state) throw new ProviderError('refused', 'Another state.')
          if (url.searchParams.has('error')) throw new ProviderError('refused', 'It answered access_denied.')
          return (await comes[name]?.()) ?? maya
        },
      },
    ]),
  )
  return { providers, comes, asked }
}

interface Visit {
  name?: string
  call?: RouteName
  cookie?: string
  body?: object
  headers?: Record<string, string>
}

const cookiesIn = (lines: readonly string[]) => lines.map((line) => line.split(';')[0] ?? '')

/** Leaves for a provider; answers with where to, and with the cookies that the browser has then. */
export async function leave(process: Process, { name = 'google', call = 'signInByProvider', ...sent }: Visit = {}) {
  const begun = await process.ask(call, { params: { name }, ...sent })
  const address = URL.parse(begun.body?.address)
  const cookie = [sent.cookie, ...cookiesIn(begun.cookies)].filter(Boolean).join('; ')
  return { begun, cookie, name, state: address?.searchParams.get('state') ?? '' }
}

interface Return {
  name: string
  state: string
  cookie: string
}

/** Comes back from there; answers with the page that follows, and with the session where one began. */
export async function comeBack(process: Process, { name, state, cookie }: Return, more: Record<string, string> = {}) {
  const query = new URLSearchParams({ code: 'a-code', state, ...more })
  const reply = await process.call('GET', `/api/auth/providers/${name}/callback?${query}`, { cookie })
  const session = cookiesIn(reply.cookies).find((each) => /session_token=./.test(each)) ?? ''
  return { ...reply, page: reply.headers.get('location'), session }
}

export async function visit(process: Process, given: Visit = {}, more: Record<string, string> = {}) {
  return await comeBack(process, await leave(process, given), more)
}
