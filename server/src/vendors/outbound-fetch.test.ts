import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { OutboundError, outboundFetch } from './outbound-fetch.ts'

const mostBytes = 1_000

/** A server that gives each request the same answer, and our `fetch` for it. */
async function meet(answer: (response: ServerResponse) => void) {
  let requests = 0
  const server = createServer((_, response) => {
    requests++
    answer(response)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ask = outboundFetch({ origin, deadlineMs: 5_000, maxBytes: mostBytes, ending: new AbortController().signal })
  return { origin, ask, requests: () => requests }
}

async function failureOf(answer: Promise<unknown>) {
  const error = await answer.catch((reason: unknown) => reason)
  return error instanceof OutboundError ? error.failure : error
}

const inSeconds = (seconds: number) => () => new Date(Date.now() + seconds * 1000).toUTCString()

test.each([
  ['120', 120],
  ['0', 0],
  [inSeconds(900), expect.closeTo(900, -2)],
  [inSeconds(-90), 0],
  ['soon', null],
  ['-5', null],
  ['1.5', null],
  ['99999999999', 99_999_999_999],
  ['Nov 21 2099', null],
  [undefined, null],
])('a pause asked for as %s is one of %s seconds', async (header, retryAfterSeconds) => {
  for (const status of [429, 503]) {
    const { origin, ask } = await meet((response) =>
      response
        .writeHead(
          status,
          header === undefined ? {} : { 'retry-after': typeof header === 'string' ? header : header() },
        )
        .end(),
    )
    // A server that is away for repairs may say until when; a 503 without that is an error like any other.
    const isPause = status === 429 || retryAfterSeconds !== null
    expect(await failureOf(ask(origin))).toEqual(
      isPause ? { kind: 'limited', retryAfterSeconds } : { kind: 'refused', status },
    )
  }
})

test('T38: nobody but the one server is asked, whatever address comes', async () => {
  const { ask } = await meet((response) => response.end('{}'))
  const other = await meet((response) => response.end('{}'))
  for (const address of [other.origin, new URL(other.origin), new Request(other.origin), 'file:///etc/passwd'])
    expect(await failureOf(ask(address))).toBeInstanceOf(RangeError)
  expect(other.requests()).toBe(0)
})

test.each([
  ['plain', (body: string) => Buffer.from(body), {}],
  ['compressed', (body: string) => gzipSync(body), { 'content-encoding': 'gzip' }],
])('T38: the cap is on the decoded bytes, to the byte (%s)', async (_, encoded, headers) => {
  const sized = async (size: number) => {
    const { origin, ask } = await meet((response) => response.writeHead(200, headers).end(encoded(' '.repeat(size))))
    return ask(origin)
  }
  expect(await (await sized(mostBytes)).text()).toHaveLength(mostBytes)
  expect(await failureOf(sized(mostBytes + 1))).toEqual({ kind: 'too_large' })
})
