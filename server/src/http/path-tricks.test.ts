import { calls } from '@app/contract/calls'
import { expect, test } from 'vitest'
import { openWebServer } from '../test/web-server.ts'

const web = await openWebServer()
const { cookie } = await web.signIn('Ada')

const request = (method: string, path: string, headers: string[] = []) =>
  web.raw([`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n'))

const dotted = (path: string) => path.replace('/api/', '/api/%2e%2e/api/')
const aliases: [string, (path: string) => string][] = [
  ['two slashes', (path) => `/${path}`],
  ['a slash at the end', (path) => `${path}/`],
  ['capitals', (path) => path.toUpperCase()],
  ['one capital', (path) => path.replace('/api', '/Api')],
  ['dots', (path) => path.replace('/api/', '/x/../api/')],
  ['dots in disguise', dotted],
  ['a suffix', (path) => `${path}.json`],
  ['a parameter of the path', (path) => `${path};jsessionid=1`],
  ['a letter in disguise', (path) => path.replace('/api', '/%61pi')],
  ['a slash in disguise', (path) => path.replace('/api/', '/api%2f')],
  ['a backslash', (path) => path.replace('/api/', '/api\\')],
  ['a zero at the end', (path) => `${path}%00`],
  ['a space at the end', (path) => `${path}%20`],
  ['a whole address', (path) => `http://localhost${path}`],
  ['another whole address', (path) => `http://evil.example${path}`],
  ['a fragment', (path) => `${path}#x`],
]
const closed = calls.filter(({ access }) => access !== 'anyone')

// One router reads all paths: each alias tries every fourth call, another fourth than the one before it.
test.each(aliases.map((alias, turn) => [...alias, turn] as const))(
  'T57: %s opens no call to a stranger',
  async (_, alias, turn) => {
    for (const { method, path } of closed.filter((_call, at) => at % 4 === turn % 4)) {
      const { status, text } = await request(method, alias(path.replace(/:\w+/g, 'a')), ['Content-Length: 0'])
      expect([path, status]).toEqual([path, expect.toSatisfy((each) => [400, 401, 404, 405].includes(each))])
      expect(text).not.toContain('ada@example.org')
    }
  },
)

test.each(['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'])(
  'T57: %s does not make a read a write',
  async (name) => {
    const headers = [`${name}: POST`, `Cookie: ${cookie}`, 'Content-Length: 0']
    expect((await request('GET', '/api/logout', [...headers, 'Sec-Fetch-Site: cross-site'])).status).toBe(302)
    expect((await request('GET', '/api/settings/time-zone', headers)).status).toBe(405)
    expect((await request('GET', '/api/auth/user?_method=DELETE', headers)).status).toBe(400)
    expect((await request('GET', '/api/auth/user', [`Cookie: ${cookie}`])).status).toBe(200)
  },
)

test.each(['X-Original-URL', 'X-Rewrite-URL', 'X-Forwarded-Path'])('T57: %s leads nowhere', async (name) => {
  expect((await request('GET', '/api/none', [`${name}: /api/auth/user`, `Cookie: ${cookie}`])).status).toBe(404)
})

test('T57: HEAD answers like GET, and nothing more', async () => {
  for (const { path } of closed.filter(({ method }) => method === 'GET')) {
    const { status, text } = await request('HEAD', path.replace(/:\w+/g, 'a'))
    expect([path, status, text.split('\r\n\r\n')[1]]).toEqual([path, 401, ''])
  }
})

test.each(['TRACE', 'CONNECT', 'PROPFIND', 'PURGE'])('%s is not spoken here', async (method) => {
  const { status, text } = await request(method, '/api/auth/user', [`Cookie: ${cookie}`, 'X-Canary: echo'])
  expect(status === undefined || Number.isNaN(status) || status >= 400).toBe(true)
  expect(text).not.toContain('echo')
})
