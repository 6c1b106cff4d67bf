import { expect, test } from 'vitest'
import { openWebServer } from '../test/web-server.ts'

const web = await openWebServer({ publicUrl: 'https://firecrest.example' })

test('a stranger gets the same page as somebody whose session is over, byte for byte and header for header', async () => {
  const read = async (headers: Record<string, string>) => {
    const answer = await fetch(web.url, { headers })
    const { date: _, ...said } = Object.fromEntries(answer.headers)
    return { status: answer.status, said, text: await answer.text() }
  }
  for (const packing of ['br', 'gzip', 'identity']) {
    const stranger = await read({ 'accept-encoding': packing })
    expect(stranger).toMatchObject({ status: 200, text: expect.stringContaining('Landing') })
    expect(stranger).toEqual(await read({ 'accept-encoding': packing, cookie: '__Host-firecrest.session_token=over' }))
    expect(stranger.said['content-encoding'] ?? 'identity').toBe(packing)
  }
})

test.each([
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip ;q=0', null],
  ['br;q=0.01', 'br'],
  ['GZIP', 'gzip'],
  ['br;\tq=0', null],
  ['x-br, gzip-x', null],
])('who accepts %s gets %s', async (accepted, encoding) => {
  const answer = await fetch(web.url, { headers: { 'accept-encoding': accepted } })
  expect(answer.headers.get('content-encoding')).toBe(encoding)
})

test('a request that names two hosts is refused, whichever of them is ours', async () => {
  const hosts = 'Host: firecrest.example\r\nHost: evil.example'
  const { status, text } = await web.raw(`GET / HTTP/1.1\r\n${hosts}\r\n\r\n`)
  expect([status, text]).toEqual([400, expect.stringContaining('"code":"invalid_request"')])
})

test('a person who is signed in gets the app', async () => {
  const { cookie } = await web.signIn('Ada')
  expect(await (await fetch(web.url, { headers: { cookie } })).text()).toContain('App')
})

test('a page that the browser has is not sent again, and another host is refused', async () => {
  const { headers } = await fetch(web.url)
  const again = await fetch(web.url, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const other = await web.raw('GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n')
  expect(other.status).toBe(421)
  expect(other.text).not.toContain('Landing')
})

test('an address with a slash at its end leads to its screen, whatever letters are in it', async () => {
  const { cookie } = await web.signIn('Grace')
  const open = async (path: string) => {
    const { status, headers } = await fetch(web.url + path, { headers: { cookie }, redirect: 'manual' })
    return [status, headers.get('location')]
  }
  expect(await open('/rounds/a%20b/?from=mail')).toEqual([302, '/rounds/a%20b?from=mail'])
  for (const id of ['%E2%82%AC', '%0d%0aset-cookie:a=b', '%C3%A9']) {
    const [status, location] = await open(`/rounds/${id}/`)
    expect([id, status, String(location).toLowerCase()]).toEqual([id, 302, `/rounds/${id}`.toLowerCase()])
  }
})
