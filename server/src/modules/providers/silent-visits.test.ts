import { expect, test } from 'vitest'
import { hearEverything } from '../../test/hear-log.ts'
import { comeBack, leave, maya, scriptedProviders, visit } from '../../test/oidc/provider-visits.ts'
import { startScriptedProvider } from '../../test/oidc/scripted-provider.ts'
import { createWorld } from '../../test/world.ts'
import { createProviders } from '../../vendors/oidc/providers.ts'

const at = '2026-03-14T20:00:00Z'
const code = 'canary-code'

/** One that refuses codes and repeats them, and one that signs everybody in, if need be with a fault of ours. */
async function open() {
  const { issuer, script } = await startScriptedProvider()
  script.answers.token = (response) =>
    void response
      .writeHead(400, { 'content-type': 'application/json' })
      .end(JSON.stringify({ error: 'invalid_grant', error_description: `No such code: ${code}` }))
  const settings = { name: 'work', label: 'Work', issuer, clientId: 'firecrest', secret: 's', scopes: 'openid' }
  const work = createProviders([settings], { now: () => new Date(), ending: new AbortController().signal }).get('work')
  const scripted = scriptedProviders(['google'])
  const providers = new Map([...scripted.providers, ...(work ? [['work', work] as const] : [])])
  return { ...(await createWorld({ at, mail: true, providers })), comes: scripted.comes }
}

test('T99: what a browser brings back from a provider is in no line of the log, whatever comes of it', async () => {
  const world = await open()
  const written = hearEverything()
  const pages: (string | null)[] = []
  const secrets = [code]
  async function visit(name: string, { state, ...more }: { state?: string; error?: string } = {}) {
    const away = await leave(world, { name })
    secrets.push(away.state, ...away.cookie.split(/[=;] ?/).filter((part) => part.length > 30))
    const came = await comeBack(world, { ...away, state: state ?? away.state }, { code, ...more })
    pages.push(came.page ?? String(came.status))
    const form = new URLSearchParams({ code, state: away.state }).toString()
    await world.call('POST', `/api/auth/providers/${name}/callback`, { body: form })
  }
  await visit('google')
  await visit('google', { error: 'access_denied' })
  await visit('google', { state: 'canary-state' })
  await visit('work')
  world.comes['google'] = () => Promise.reject(new Error('A fault of ours.'))
  await visit('google')
  expect(pages).toEqual([
    '/',
    '/login?provider=google&outcome=refused',
    '/login?provider=google&outcome=late',
    '/login?provider=work&outcome=refused',
    '500',
  ])
  expect(secrets.length).toBeGreaterThan(10)
  const text = written.join('')
  expect(text).toContain('A fault of ours.')
  for (const secret of [...secrets, 'canary-state']) expect(text).not.toContain(secret)
})

test('an operator reads for whose account a sign-in or a proof by a provider was refused, at most twenty times a minute', async () => {
  const { providers, comes } = scriptedProviders()
  const world = await createWorld({ at, providers, trustProxy: 1 })
  const owner = await world.signIn('Maya')
  const { id, cookie } = await world.signIn('Ada')
  const counted = new Set<string>()
  world.requests.listen((_call, _status, _seconds, refusal) => refusal && counted.add(refusal))
  const written = hearEverything()
  const prove = () => visit(world, { call: 'proveByProvider', cookie, body: { from: '/settings' } })
  await visit(world)
  await prove()
  comes['google'] = () => ({ ...maya, isFresh: false })
  await prove()
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  for (let n = 0; n < 25; n++) await world.call('GET', '/api/auth/providers/google/callback?state=a', { headers })
  const lines = written.map((line) => JSON.parse(line))
  expect(lines.map(({ outcome, account, network }) => [outcome, account, network])).toEqual([
    ['known', owner.id, 'unknown'],
    ['not_yours', id, 'unknown'],
    ['not_fresh', id, 'unknown'],
    ...Array.from({ length: 20 }, () => ['late', undefined, '203.0.113.0/24']),
  ])
  expect([...counted]).toEqual(['provider_known', 'provider_not_yours', 'provider_not_fresh', 'provider_late'])
  expect(written.join('')).not.toContain('example.org')
})
