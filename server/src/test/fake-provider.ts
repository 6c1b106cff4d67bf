import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { goodProblems } from './good-problems.ts'
import { hostileProblems } from './hostile-problems.ts'
import { whenOver } from './when-over.ts'

/** What it may do when it is asked. `down` is a connection that breaks; close it for one that is refused. */
export type Mood = keyof typeof moods

export interface Call {
  /** What was sent to it, as text. */
  body: string
  isJudge: boolean
  wantsSchema: boolean
  /** How many candidates are to be judged. */
  candidates: number
  /** The ideas whose opinion is wanted, in the order in which they were shown. */
  shown: { id: string; text: string }[]
}

interface Fake {
  sentBytes: number
  texts: () => string[]
  /** What it says of a list, one entry for each idea that it was shown. */
  opinion: (shown: Call['shown']) => unknown[]
  /** What it says of that many candidates. */
  verdicts: (candidates: number) => unknown[]
}

/** An OpenAI-compatible server on a port of its own, speaking the chat-completions protocol in one of its moods. */
export async function openFakeProvider(mood: Mood = 'good') {
  const good = goodProblems()
  let hostileAt = 0
  const fake = {
    mood,
    calls: [] as Call[],
    sentBytes: 0,
    atOnce: 0,
    mostAtOnce: 0,
    /** Answers wait for it. */
    hold: Promise.resolve() as Promise<unknown>,
    verdicts: (candidates: number): unknown[] =>
      Array.from({ length: candidates }, (_, at) => ({ candidate: at + 1, answers: Array(12).fill('yes') })),
    opinion: (shown: Call['shown']): unknown[] => shown.map(({ id }) => ({ ...plainLook, id })),
    texts: () =>
      fake.mood === 'hostile'
        ? Array.from({ length: 5 }, () => hostileProblems[hostileAt++ % hostileProblems.length] ?? '')
        : Array.from({ length: 5 }, () => good.next().value),
  }
  const server = createServer(async (request, response) => {
    const call = await readCall(request)
    fake.calls.push(call)
    fake.mostAtOnce = Math.max(fake.mostAtOnce, ++fake.atOnce)
    response.on('close', () => {
      fake.atOnce--
    })
    await fake.hold
    moods[fake.mood](response, call, fake)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  whenOver(async () => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return Object.assign(fake, { baseUrl: `http://127.0.0.1:${port}/v1` })
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const body = Buffer.concat(parts).toString()
  const { response_format: format, messages } = JSON.parse(body)
  const isJudge = body.includes('strict editor')
  return {
    body,
    isJudge,
    shown: shownIn(messages.at(-1).content),
    wantsSchema: format.type === 'json_schema',
    candidates: (JSON.stringify(messages).match(/\\"candidate\\":\d+,\\"text/g) ?? []).length,
  }
}

export const plainLook = {
  originality: 2,
  fit: 3,
  detail: 1,
  group: 'Reuse',
  same_as: null,
  flag: 'none',
  why: 'Common, with a detail.',
}

const shownIn = (prompt: string): Call['shown'] =>
  prompt.startsWith('The problem and the ideas')
    ? JSON.parse(/<data>\n(.*)\n<\/data>/.exec(prompt)?.[1] ?? '').ideas
    : []

/** The whole answer of a model that has said this. */
const completion = (content: string) =>
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_773_500_000,
    model: 'fake',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  })

function say(response: ServerResponse, body: string | Buffer, status = 200, headers = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
}

function answer(response: ServerResponse, { isJudge, shown, candidates }: Call, fake: Fake) {
  if (shown.length > 0) return say(response, completion(JSON.stringify({ ideas: fake.opinion(shown) })))
  const said = isJudge ? { verdicts: fake.verdicts(candidates) } : { problems: fake.texts().map((text) => ({ text })) }
  say(response, completion(JSON.stringify(said)))
}

/** A gigabyte, as fast as it is taken. */
function pour(response: ServerResponse, fake: Fake) {
  const chunk = Buffer.alloc(64 * 1024, ' ')
  const more = () => {
    while (fake.sentBytes < 2 ** 30 && !response.destroyed) {
      fake.sentBytes += chunk.length
      if (!response.write(chunk)) return
    }
    response.end()
  }
  response.writeHead(200, { 'content-type': 'application/json' }).on('drain', more)
  more()
}

function drip(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'application/json' })
  const ticks = setInterval(() => response.write(' '), 10)
  response.on('close', () => clearInterval(ticks))
}

/** A gigabyte of spaces in one megabyte: gzip allows members to follow one another. */
const bomb = () => {
  made ??= gzipSync(Buffer.alloc(16 * 1024 * 1024, ' '))
  return Buffer.concat(Array.from({ length: 64 }, () => made ?? Buffer.alloc(0)))
}
let made: Buffer | undefined

const moods = {
  good: answer,
  hostile: answer,
  schemaless: (response: ServerResponse, call: Call, fake: Fake) =>
    call.wantsSchema
      ? say(response, '{"error":{"message":"unknown response_format"}}', 400)
      : answer(response, call, fake),
  down: (response: ServerResponse) => void response.destroy(),
  slow: () => undefined,
  limited: (response: ServerResponse) =>
    say(response, '{"error":{"message":"slow down"}}', 429, { 'retry-after': '120' }),
  failing: (response: ServerResponse) => say(response, '{"error":{"message":"oops"}}', 500),
  'not JSON': (response: ServerResponse) => say(response, 'It is a lovely day.'),
  'wrong schema': (response: ServerResponse) => say(response, completion('{"problems":[{"question":7}]}')),
  empty: (response: ServerResponse) => say(response, ''),
  huge: (response: ServerResponse, _: Call, fake: Fake) => pour(response, fake),
  drip,
  'gzip bomb': (response: ServerResponse) => say(response, bomb(), 200, { 'content-encoding': 'gzip' }),
  redirect: (response: ServerResponse) =>
    say(response, '', 302, { location: 'http://169.254.169.254/latest/meta-data/' }),
} satisfies Record<string, (response: ServerResponse, call: Call, fake: Fake) => void>
