import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import OidcProvider from 'oidc-provider'

export interface PersonThere {
  sub: string
  email?: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
}

interface Settings {
  /** Of the app: where it may send people back to. */
  redirectUris: string[]
  clientId?: string
  clientSecret?: string
  /** `localhost` is another site than `127.0.0.1`. */
  host?: string
}

/** A real server of OpenID Connect. Its page has one button for who is `person` at that moment, and one to cancel. */
export async function startRealProvider({
  redirectUris,
  clientId = 'firecrest',
  clientSecret = 'a-secret-of-tests',
  host = '127.0.0.1',
}: Settings) {
  const state: { person: PersonThere } = { person: { sub: 'maya', email: 'maya@example.org', email_verified: true } }
  const people = new Map<string, PersonThere>()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', issuer)
    if (pathname.startsWith('/interaction/')) void interact(request, response)
    else answer(request, response)
  }).listen(0, '127.0.0.1')
  await new Promise((ready) => server.once('listening', ready))
  const issuer = `http://${host}:${(server.address() as AddressInfo).port}`

  const provider = new OidcProvider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: redirectUris }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, sub: string) => ({ accountId: sub, claims: () => people.get(sub) ?? { sub } }),
    async loadExistingGrant({ oidc }: { oidc: { session: { accountId: string }; client: { clientId: string } } }) {
      const grant = new provider.Grant({ accountId: oidc.session.accountId, clientId: oidc.client.clientId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    cookies: { keys: ['a-key-of-tests'] },
  })
  const answer = provider.callback()

  async function interact(request: IncomingMessage, response: ServerResponse) {
    if (request.method === 'GET') {
      await provider.interactionDetails(request, response)
      response.setHeader('content-type', 'text/html; charset=utf-8')
      return void response.end(page(state.person))
    }
    const isCancelled = (request.url ?? '').endsWith('?cancel')
    people.set(state.person.sub, state.person)
    const result = isCancelled ? { error: 'access_denied' } : { login: { accountId: state.person.sub } }
    await provider.interactionFinished(request, response, result)
  }

  function close() {
    server.closeAllConnections()
    server.close()
  }
  return { issuer, clientId, clientSecret, state, close }
}

const page = ({ sub, email = '' }: PersonThere) => `<!doctype html><html lang="en"><title>A provider</title>
<h1>A provider</h1>
<form method="post"><button>Continue as ${email || sub}</button></form>
<form method="post" action="?cancel"><button>Cancel</button></form>`

type Jar = Map<string, string>

/** What a browser does from the address of a sign-in until it is sent back to the app. Returns where it is sent. */
export async function signInThere(address: URL, { jar = new Map() as Jar, cancels = false } = {}): Promise<URL> {
  let [url, method] = [address, 'GET']
  while (url.origin === address.origin) {
    const response = await visit(url, method, jar)
    const location = response.headers.get('location')
    if (!location && method === 'POST') throw new Error(`The provider answered ${response.status}.`)
    method = location ? 'GET' : 'POST'
    url = new URL(location ?? (cancels ? '?cancel' : ''), url)
  }
  return url
}

async function visit(url: URL, method: string, jar: Jar) {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(url, { method, redirect: 'manual', headers: { cookie } })
  if (response.status >= 400) throw new Error(`The provider answered ${response.status}: ${await response.text()}`)
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    jar.set(name, value)
  }
  return response
}
