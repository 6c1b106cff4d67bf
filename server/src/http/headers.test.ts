import { calls } from '@app/contract/calls'
import { screens } from '@app/contract/screens'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, test } from 'vitest'
import { openWebServer } from '../test/web-server.ts'

const publicUrl = 'https://firecrest.example'
const web = await openWebServer({ publicUrl })
const { cookie } = await web.signIn('Ada')

const paths = [
  ...new Set([
    ...calls.map(({ path }) => path.replace(/:\w+/g, 'a')),
    ...screens.map(({ path }) => path),
    '/api/login',
    '/api/logout',
    '/api/openapi.json',
    '/healthz',
    '/readyz',
    '/assets/app-1a2b3c.js',
    '/assets/none.js',
    '/api/none',
    '/no-such-page',
  ]),
]
const ask = (path: string, init: RequestInit = {}) => fetch(web.url + path, { redirect: 'manual', ...init })

/** What csp_evaluator calls high and worse. */
const tooBad = 20

function expectWalls(reply: Response, where: string) {
  const policy = reply.headers.get('content-security-policy') ?? ''
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
  expect([where, findings.filter(({ severity }) => severity <= tooBad).map((each) => each.description)]).toEqual([
    where,
    [],
  ])
  expect([where, policy]).toEqual([where, expect.stringContaining("frame-ancestors 'none'")])
  expect([where, Object.fromEntries(reply.headers)]).toMatchObject([
    where,
    {
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    },
  ])
  expect([where, reply.headers.get('referrer-policy')]).toEqual([
    where,
    expect.stringMatching(/no-referrer|strict-origin/),
  ])
  for (const name of ['access-control-allow-origin', 'access-control-allow-credentials', 'server', 'x-powered-by'])
    expect([where, name, reply.headers.has(name)]).toEqual([where, name, false])
}

test.each(['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'DELETE'])(
  'T54: %s answers everywhere with walls against frames, other origins and plain http',
  async (method) => {
    const strange = { origin: 'https://evil.example' }
    // What is neither read nor written is refused before anybody asks whose it is.
    for (const path of paths)
      for (const headers of ['GET', 'POST'].includes(method) ? [strange, { cookie }] : [strange])
        expectWalls(await ask(path, { method, headers }), `${method} ${path}`)
  },
)

test('T54: an answer that is cached, refused or broken has the same security headers', async () => {
  const { cookie } = await web.signIn('Grace')
  const page = await ask('/login')
  const again = await ask('/login', { headers: { 'if-none-match': page.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
  await web.pool.query('alter table day_log rename column kind to species')
  const broken = await ask('/api/progress/days?from=2026-01-01&to=2026-01-02', { headers: { cookie } })
  expect(broken.status).toBe(500)
  for (const [index, reply] of [page, again, broken].entries()) expectWalls(reply, String(index))
  // No window that opened a page of ours, or that it opened, keeps a hand on it.
  for (const reply of [page, again]) expect(reply.headers.get('cross-origin-opener-policy')).toBe('same-origin')
})

test('T34: a page has the same bytes for everybody, so no personal text is ever written into it', async () => {
  const hostile = await web.signIn('</script><script>alert(1)</script>')
  const pages = [{ cookie }, { cookie: hostile.cookie }].map((headers) => ask('/settings?q=</script>', { headers }))
  const [one, other] = await Promise.all((await Promise.all(pages)).map((page) => page.text()))
  expect(one).toMatch(/^<!doctype html>/)
  expect(other).toBe(one)
})

test('T54: only where cards are paid may a page ask Stripe for anything, and nobody else there either', async () => {
  const { cookie } = await web.signIn('Joan')
  const outside = async (path: string) => {
    const policy = (await ask(path, { headers: { cookie } })).headers.get('content-security-policy') ?? ''
    return policy.split('; ').filter((line) => line.includes('https:'))
  }
  for (const path of ['/premium', '/subscribe', '/premium-success?payment_intent=pi_1'])
    expect([path, await outside(path)]).toEqual([
      path,
      [
        expect.stringMatching(
          /^script-src 'self' 'sha256-\S+' https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com$/,
        ),
        "connect-src 'self' https://api.stripe.com",
        'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
      ],
    ])
  for (const path of ['/', '/settings', '/solve', '/premium/more', '/assets/app-1a2b3c.js'])
    expect([path, await outside(path)]).toEqual([path, []])
})

test('T54: the check itself notices a policy that allows too much', () => {
  const loose = new CspEvaluator(new CspParser("script-src 'unsafe-inline' *; frame-ancestors 'none'").csp).evaluate()
  expect(loose.filter(({ severity }) => severity <= tooBad).length).toBeGreaterThan(0)
})

test('over plain http no answer makes a browser insist on https', async () => {
  const plain = await openWebServer()
  expect((await fetch(`${plain.url}/healthz`)).headers.has('strict-transport-security')).toBe(false)
})

test('T54: a request that is refused unread is answered with the same walls', async () => {
  const full = await openWebServer({ publicUrl, limits: { inFlight: 0 } })
  const busy = await fetch(`${full.url}/api/config`)
  expect(busy.status).toBe(503)
  expectWalls(busy, 'busy')
  const headers = Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`x-${n}`, '1']))
  const crowded = await fetch(`${full.url}/api/config`, { headers })
  expect(crowded.status).toBe(431)
  expectWalls(crowded, 'too many headers')
})
