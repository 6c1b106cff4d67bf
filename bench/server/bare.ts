import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { openPool } from '@app/server/db/database'
import { answerToParent, given, type Requester, type Statement } from './child.ts'
import { secret } from './people.ts'

// The least that any server must do for the same two calls: the cookie's HMAC, the token's hash, the same statements,
// JSON in and as much of it out.
const { connection, recorded } = given()
if (!recorded) throw new Error('The bare server needs the statements of the product.')
const pool = openPool(connection)
const noProblem = '00000000-0000-4000-8000-000000000000'
const cookiePattern = /firecrest\.session_token=([^;]+)/
const [user, solutions] = [recorded.user.map(planOf), recorded.solutions.map(planOf)]

const server = createServer(async (request, response) => {
  try {
    const reply = JSON.stringify(request.method === 'POST' ? await handIn(request) : await readPerson(request))
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(reply) })
    response.end(reply)
  } catch (error) {
    response.writeHead(500).end(String(error))
  }
})
answerToParent(server)

async function readPerson(request: IncomingMessage) {
  const [rows = []] = await Promise.all(user.map((plan) => ask(pool, plan, { token: tokenOf(request) })))
  if (!rows[0]) throw new Error('Nobody has this session.')
  return rows[0]
}

async function handIn(request: IncomingMessage) {
  const [first, ...others] = solutions
  if (!first) throw new Error('The product asked nothing.')
  const token = tokenOf(request)
  const [person] = await ask(pool, first, { token })
  const { problemId: roundId } = (await json(request)) as { problemId: string }
  if (!person) throw new Error('Nobody has this session.')
  const requester = { userId: person.id, token, roundId, key: String(request.headers['idempotency-key']) }
  const client = await pool.connect()
  try {
    for (const plan of others) await ask(client, plan, requester)
  } finally {
    client.release()
  }
  const reply = { ...person, streak: 1, totalSolved: 1, lastSubmissionDate: new Date().toISOString() }
  return { ...recorded?.reply, user: reply }
}

interface Plan {
  statement: Statement
  /** Where the values of the requester stand among those that were recorded. */
  places: { at: number; name: keyof Requester }[]
}

function planOf(statement: Statement): Plan {
  const values = typeof statement === 'string' ? [] : (statement.values ?? [])
  // The product goes on from where it stood; from the recorded place the lists would grow with each submission.
  if (typeof statement !== 'string' && statement.name === 'read_page_of_earlier_lists') values[0] = noProblem
  const names = ['userId', 'token', 'roundId', 'key'] as const
  const places = values.flatMap((value, at) =>
    names.filter((name) => recorded?.requester[name] === value).map((name) => ({ at, name })),
  )
  return { statement, places }
}

interface Asked {
  query(statement: object | string): Promise<{ rows: { id: string }[] }>
}

async function ask(asked: Asked, { statement, places }: Plan, requester: Partial<Requester>) {
  if (typeof statement === 'string') return (await asked.query(statement)).rows
  const values = [...(statement.values ?? [])]
  for (const { at, name } of places) values[at] = requester[name]
  return (await asked.query({ ...statement, values })).rows
}

function tokenOf({ headers }: IncomingMessage) {
  const cookie = decodeURIComponent(cookiePattern.exec(headers.cookie ?? '')?.[1] ?? '')
  const dot = cookie.lastIndexOf('.')
  const token = cookie.slice(0, dot)
  const expected = createHmac('sha256', secret).update(token).digest()
  const given = Buffer.from(cookie.slice(dot + 1), 'base64')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Error('A foreign cookie.')
  return createHash('sha256').update(token).digest('base64url')
}
