import { hostname } from 'node:os'
import { expect, test } from 'vitest'
import { createWorld, type WorldSettings } from '../test/world.ts'

const at = '2026-03-14T20:00:00Z'
const publicUrl = 'https://firecrest.example'

async function statusesOf(settings: Partial<WorldSettings>, hosts: readonly string[]) {
  const { ask } = await createWorld({ at, ...settings })
  const asked = hosts.map(async (host) => [host, (await ask('installation', { headers: { host } })).status])
  return Object.fromEntries(await Promise.all(asked))
}

const all = (hosts: readonly string[], status: number) => Object.fromEntries(hosts.map((host) => [host, status]))

const local = ['localhost', 'localhost:3000', 'LOCALHOST.:80', '127.0.0.1:3000', '[::1]:3000', 'app.localhost']
const foreign = [
  ...['', 'evil.example', 'evil.example:3000', 'localhost.evil.example', 'evil.example.', 'localhost@evil.example'],
  ...['firecrest.example@evil.example', 'evil.example@firecrest.example', 'evil.example/firecrest.example', 'a b', '['],
]

test('the public name is known with its usual port, in capitals and with its dot, and no other', async () => {
  const names = ['firecrest.example', 'firecrest.example:443', 'FIRECREST.Example', 'firecrest.example.:443']
  expect(await statusesOf({ publicUrl }, [...names, ...local])).toEqual(all([...names, ...local], 200))
  const others = [...foreign, 'firecrest.example:80', 'firecrest.example:8443', '192.168.1.7', hostname()]
  expect(await statusesOf({ publicUrl, host: '0.0.0.0' }, others)).toEqual(all(others, 421))
})

test('a public address with a port of its own is known by that port alone', async () => {
  const given = { publicUrl: 'http://firecrest.example:8080' }
  expect(await statusesOf(given, ['firecrest.example:8080', 'firecrest.example'])).toEqual({
    'firecrest.example:8080': 200,
    'firecrest.example': 421,
  })
})

test('without a public address only names of this machine are known, so that no other site leads a browser here', async () => {
  const numbers = ['192.168.1.7', '192.168.1.7:8080', '[fd00::7]:3000']
  const others = [...foreign, 'firecrest.example']
  expect(await statusesOf({}, local)).toEqual(all(local, 200))
  expect(await statusesOf({}, [...others, ...numbers])).toEqual(all([...others, ...numbers], 421))
  for (const host of ['0.0.0.0', '::', '192.168.1.7']) {
    const known = [...local, ...numbers, hostname(), `${hostname().toUpperCase()}:3000`]
    expect([host, await statusesOf({ host }, known)]).toEqual([host, all(known, 200)])
    expect([host, await statusesOf({ host }, others)]).toEqual([host, all(others, 421)])
  }
  expect(await statusesOf({ host: 'box.home' }, ['box.home:3000', 'box.evil'])).toEqual({
    'box.home:3000': 200,
    'box.evil': 421,
  })
})
