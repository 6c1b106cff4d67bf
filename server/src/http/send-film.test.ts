import { expect, test } from 'vitest'
import { openWebServer } from '../test/web-server.ts'
import { parseRange } from './send-film.ts'

const web = await openWebServer()
const film = '/assets/film-1a2b3c.webm'

async function ask(headers: Record<string, string> = {}, method = 'GET') {
  const reply = await fetch(web.url + film, { headers, method })
  const name = (each: string) => reply.headers.get(each)
  return { status: reply.status, span: name('content-range'), text: await reply.text(), name }
}

test('a film is sent whole, may be cached for a year, and is confirmed by its tag', async () => {
  const { status, text, name } = await ask()
  expect([status, text]).toEqual([200, '0123456789'])
  expect(name('content-type')).toBe('video/webm')
  expect(name('accept-ranges')).toBe('bytes')
  expect(name('content-length')).toBe('10')
  expect(name('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await ask({ 'if-none-match': name('etag') ?? '' })).status).toBe(304)
  expect(await ask({}, 'HEAD')).toMatchObject({ status: 200, text: '' })
})

test.each([
  ['bytes=0-1', 206, 'bytes 0-1/10', '01'],
  ['bytes=4-', 206, 'bytes 4-9/10', '456789'],
  ['bytes=-3', 206, 'bytes 7-9/10', '789'],
  ['bytes=-300', 206, 'bytes 0-9/10', '0123456789'],
  ['bytes=8-300', 206, 'bytes 8-9/10', '89'],
  ['bytes=10-', 416, 'bytes */10', ''],
  ['bytes=-0', 416, 'bytes */10', ''],
  ['bytes=5-4', 200, null, '0123456789'],
  ['bytes=0-1,4-5', 200, null, '0123456789'],
  ['lines=0-1', 200, null, '0123456789'],
])('Safari asks for %s of a film and gets it with %i', async (range, status, span, text) => {
  expect(await ask({ range })).toMatchObject({ status, span, text })
})

test('a browser with another version of a film does not get a part of this one', async () => {
  const range = 'bytes=0-1'
  const { name } = await ask()
  expect(await ask({ range, 'if-range': name('etag') ?? '' })).toMatchObject({ status: 206, text: '01' })
  expect(await ask({ range, 'if-range': '"old"' })).toMatchObject({ status: 200, text: '0123456789' })
})

test('a range with numbers too large to represent lies behind the end', () => {
  expect(parseRange(`bytes=${'9'.repeat(400)}-`, 10)).toBe('none')
  expect(parseRange(`bytes=0-${'9'.repeat(400)}`, 10)).toEqual({ start: 0, end: 9 })
})
