import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expanded } from './expand.ts'
import { handlers } from './requests.ts'
import type { Shop } from './shop.ts'
import { type Form, listOf, Refusal, readForm } from './wire.ts'

/**
 * What may become of a request. `away` breaks the connection before anything is done, `cut` afterwards; `silent` does
 * it and says nothing; `broken` fails, and keeps that under the key; the foreign ones are of somebody who stands between us and Stripe.
 */
export type Mood = 'good' | 'away' | 'cut' | 'silent' | 'failing' | 'broken' | 'foreign 404' | 'html'

interface Request {
  method: string
  path: string
  key: string | undefined
  text: string
  form: Form
}

interface Done {
  /** What was asked, so that one key cannot be used for two things. */
  asked: string
  status: number
  answer: object
  isOld?: boolean
}

/** Stripe's HTTP in front of a shop, on a port of its own. */
export async function openService(shop: Shop, secretKey: string) {
  const keys = new Map<string, Done>()
  const happening = new Map<string, () => Promise<unknown>>()
  const service = {
    mood: 'good' as Mood,
    /** The moods of the next requests, before that one. */
    moods: [] as Mood[],
    requests: [] as { call: string; key: string | undefined; text: string }[],
    /** Something that happens just before a call is answered; answers with what ends that. */
    before(call: string, happens: () => Promise<unknown>) {
      happening.set(call, happens)
      return () => void happening.delete(call)
    },
  }

  function answerOf(request: Request, mood: Mood): Done {
    const before = request.key === undefined ? undefined : keys.get(request.key)
    const asked = `${request.method} ${request.path} ${request.text}`
    if (before && before.asked !== asked) return { asked, ...keyReused }
    if (before) return { ...before, isOld: true }
    const done = { asked, ...(mood === 'broken' ? broken : doneOf(shop, request)) }
    if (request.key !== undefined) keys.set(request.key, done)
    return done
  }

  async function take(incoming: IncomingMessage, response: ServerResponse) {
    const request = await read(incoming)
    service.requests.push({ call: `${request.method} ${request.path}`, key: request.key, text: request.text })
    const mood = service.moods.shift() ?? service.mood
    await happening.get(nameOf(request.method, request.path)[0])?.()
    if (spoil[mood]) return spoil[mood](response)
    const isOurs = incoming.headers.authorization === `Bearer ${secretKey}`
    const { status, answer, isOld }: Omit<Done, 'asked'> = isOurs ? answerOf(request, mood) : stranger
    if (mood === 'cut') response.destroy()
    else if (mood !== 'silent') send(response, status, answer, isOld)
  }

  const server = createServer(take).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { service, url: `http://127.0.0.1:${port}`, stop }
}

const stranger = {
  status: 401,
  answer: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided.' } },
}

const keyReused = {
  status: 400,
  answer: { error: { type: 'idempotency_error', message: 'Keys for idempotent requests can only be used once.' } },
}

const broken = { status: 500, answer: { error: { type: 'api_error', message: 'Oops.' } } }

/** Moods in which nothing is done. */
const spoil: Partial<Record<Mood, (response: ServerResponse) => void>> = {
  away: (response) => response.destroy(),
  failing: (response) => send(response, broken.status, broken.answer),
  'foreign 404': (response) => send(response, 404, { message: 'Not Found' }),
  html: (response) => response.writeHead(200).end('<html>Please sign in to this network.</html>'),
}

function doneOf(shop: Shop, { method, path, form }: Request) {
  try {
    const [call, id] = nameOf(method, path)
    const handler = handlers[call]
    if (!handler) throw new Refusal(404, { message: `Unrecognized request URL (${method}: ${path}).` })
    return { status: 200, answer: expanded(shop, handler({ shop, id, form }), listOf(form, 'expand')) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { status: error.status, answer: { error: error.error } }
  }
}

/** `/v1/things/x/verb` as `/v1/things/:id/verb` and `x`. */
function nameOf(method: string, path: string): [string, string] {
  if (handlers[`${method} ${path}`]) return [`${method} ${path}`, '']
  const [, , kind, id = '', ...verb] = path.split('/')
  return [`${method} ${['', 'v1', kind, ':id', ...verb].join('/')}`, decodeURIComponent(id)]
}

async function read(incoming: IncomingMessage): Promise<Request> {
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(part)
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://stripe')
  const text = Buffer.concat(parts).toString()
  const form = readForm(text || searchParams.toString())
  const key = incoming.headers['idempotency-key']
  return { method: incoming.method ?? '', path: pathname, key: typeof key === 'string' ? key : undefined, text, form }
}

function send(response: ServerResponse, status: number, answer: object, isOld = false) {
  const headers = { 'content-type': 'application/json', 'request-id': 'req_double' }
  response.writeHead(status, { ...headers, ...(isOld && { 'idempotent-replayed': 'true' }) })
  response.end(JSON.stringify(answer))
}
