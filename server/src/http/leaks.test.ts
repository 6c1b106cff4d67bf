import { expect, test } from 'vitest'
import { openWebServer } from '../test/web-server.ts'
import { fileResponse } from './responses.ts'

const web = await openWebServer({
  more: (app) =>
    void app.get('/broken-file', () => fileResponse(breaksOff(), { name: 'data.json', type: 'text/plain' })),
})
const { cookie } = await web.signIn('Ada')

const probes = `/.env /.env.local /.git/config /.git/HEAD /.gitignore /.npmrc /.dockerenv /.well-known/security.txt.bak
  /package.json /package-lock.json /tsconfig.json /node_modules/hono/package.json /server/src/main.ts /src/main.ts
  /data/secret /data/pg/PG_VERSION /backup.sql /dump.sql /db.sqlite /id_rsa /config.json /config.ts /csp.json
  /assets/app-1a2b3c.js.map /assets/../csp.json /assets/%2e%2e/%2e%2e/package.json /assets/..%2f..%2fpackage.json
  /assets/....//....//etc/passwd /..%5c..%5cetc/passwd /etc/passwd /proc/self/environ /server-status /phpinfo.php
  /actuator/env /debug /debug/pprof /console /graphql /swagger.json /__vite_ping /@fs/etc/passwd /@vite/client
  /landing.html.br /app.html~ /app.html.bak /wp-login.php /api/.env /api/debug /api/auth/session /api/auth/sign-up/email
  /api/auth/get-session /api/auth/list-sessions /api/auth/error /api/auth/reference /api/auth/ok`
const inside = /\bat \/|node_modules|SQLSTATE|\bselect\b.+\bfrom\b|PostgreSQL|hono|\d{5}: |root:x:/i

test.each(probes.split(/\s+/).filter(Boolean))('T58: %s tells nothing', async (path) => {
  const { status, text } = await web.raw(
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: ${cookie}\r\n\r\n`,
  )
  expect(status).toBe(404)
  expect(text).not.toMatch(inside)
})

const breakages = [
  ['a table that is gone', 'alter table "%" rename to gone_%', 'alter table gone_% rename to "%"'],
  [
    'a column of another name',
    'alter table "%" rename column id to other',
    'alter table "%" rename column other to id',
  ],
] as const

test.each(breakages)('T58: %s is answered without a word of the inside', async (_, breaking, mending) => {
  for (const table of ['user', 'session']) {
    await web.pool.query(breaking.replaceAll('%', table))
    for (const path of ['/api/auth/user', '/api/problems/generate', '/solve', '/']) {
      const reply = await fetch(web.url + path, { headers: { cookie }, redirect: 'manual' })
      const answered = `${await reply.text()} ${[...reply.headers].join()}`
      expect(answered).not.toMatch(inside)
      if (path.startsWith('/api/'))
        expect(answered).toMatch(/Something went wrong on our side\. Try again\. \([0-9a-f]{8}\)/)
    }
    await web.pool.query(mending.replaceAll('%', table))
  }
  expect((await fetch(`${web.url}/api/auth/user`, { headers: { cookie } })).status).toBe(200)
})

async function* breaksOff() {
  yield 'first'
  throw new Error('SQLSTATE 53100: could not read /var/lib/postgresql')
}

test('T58: a file that breaks off ends without a reason, and is not taken for whole', async () => {
  const { text } = await web.raw('GET /broken-file HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  expect(text).not.toMatch(/SQLSTATE|postgresql/)
  expect(text).not.toMatch(/\r\n0\r\n\r\n$/)
})
