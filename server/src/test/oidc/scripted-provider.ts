import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

type Part = 'document' | 'token' | 'keys' | 'userInfo'

export interface Script {
  /** What it says of itself, of the person, and in the head of a token. */
  document: Record<string, unknown>
  claims: Record<string, unknown>
  header: Record<string, unknown>
  /** At an endpoint of its own, once there is something. */
  userInfo: Record<string, unknown>
  /** In place of a usual answer. */
  answers: Partial<Record<Part, (response: ServerResponse) => void>>
}

interface Key {
  kid: string
  privateKey: KeyObject
  publicKey: KeyObject
}

export const newKey = (kid: string): Key => ({ kid, ...generateKeyPairSync('ec', { namedCurve: 'P-256' }) })

/** A provider that signs and says whatever a test wants: what a real one never does. */
export async function startScriptedProvider(clientId = 'firecrest') {
  const script: Script = { document: {}, claims: {}, header: {}, userInfo: {}, answers: {} }
  const signing = { key: newKey('first'), published: [] as Key[] }
  signing.published = [signing.key]
  const asked: string[] = []
  const sent: URLSearchParams[] = []

  const document = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    id_token_signing_alg_values_supported: ['ES256'],
    ...(Object.keys(script.userInfo).length > 0 && { userinfo_endpoint: `${issuer}/userinfo` }),
    ...script.document,
  })
  const now = () => Math.floor(Date.now() / 1000)
  const claims = () => ({ iss: issuer, sub: 'maya', aud: clientId, iat: now(), exp: now() + 300, ...script.claims })
  const tokens = () => ({
    access_token: 'access',
    token_type: 'Bearer',
    id_token: signed(signing.key, { alg: 'ES256', kid: signing.key.kid, ...script.header }, claims()),
  })
  const keys = () => ({
    keys: signing.published.map(({ kid, publicKey }) => ({ ...publicKey.export({ format: 'jwk' }), kid })),
  })
  const usual: Record<string, [Part, () => object]> = {
    '/.well-known/openid-configuration': ['document', document],
    '/token': ['token', tokens],
    '/keys': ['keys', keys],
    '/userinfo': ['userInfo', () => ({ sub: claims().sub, ...script.userInfo })],
  }

  const server = createServer(async (request, response) => {
    const [part, body] = usual[request.url ?? ''] ?? []
    if (!part || !body) return void response.writeHead(404).end()
    asked.push(part)
    let text = ''
    for await (const chunk of request) text += String(chunk)
    if (part === 'token') sent.push(new URLSearchParams(text))
    const answer = script.answers[part]
    if (answer) return answer(response)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(body()))
  }).listen(0, '127.0.0.1')
  await new Promise((ready) => server.once('listening', ready))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { issuer, clientId, script, signing, asked, sent }
}

function signed({ privateKey }: Key, header: Record<string, unknown>, claims: object) {
  const text = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  if (header['alg'] === 'none') return `${text}.`
  const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `${text}.${signature.toString('base64url')}`
}
