import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { openPool } from '@app/server/db/database'
import { answerToParent, given, type Statement } from './child.ts'
import { secret } from './people.ts'

// The least that any server must do for the same two calls: the cookie's HMAC, the token's hash, the same statements, JSON in and out.
const { connection, recorded } = given()
const pool = openPool(connection)
const cookiePattern = /firecrest\.session_token=([^;]+)/

interface HandIn {
  problemId: string
  submittedSolutions: string[]
  submissionMethod: string[]
  thinkerId: string
}

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
  const token = tokenOf(request)
  const values: Record<string, unknown[]> = { person_of_session: [token, new Date()] }
  const { rows } = await ask(pool, recorded.user[0], values)
  if (!rows[0]) throw new Error('Nobody has this session.')
  return rows[0]
}

async function handIn(request: IncomingMessage) {
  const [first, ...others] = recorded.solutions
  const now = new Date()
  const { rows } = await ask(pool, first, { person_of_session: [tokenOf(request), now] })
  const sent = (await json(request)) as HandIn
  const [person] = rows
  if (!person) throw new Error('Nobody has this session.')
  const user = { ...person, streak: 1, totalSolved: 1, lastSubmissionDate: now.toISOString() }
  const values = valuesOf(person.id, sent, String(request.headers['idempotency-key']), now, JSON.stringify(user))
  const client = await pool.connect()
  try {
    for (const statement of others) await ask(client, statement, values)
  } finally {
    client.release()
  }
  return { user, newAchievements: [], feedback: null }
}

// As large as ours, and made once.
const score = JSON.stringify({ text: 'x'.repeat(1_200) })
const stems = 'ceiling end hang nobody remember so vote week'.split(' ')
const sketches = JSON.stringify([1, 2, 3].map((position) => ({ position, stems })))

/** The values of each statement, by its name; a statement that is not here stops the bench. */
function valuesOf(id: string, sent: HandIn, key: string, now: Date, outcome: string): Record<string, unknown[]> {
  const { problemId, submittedSolutions: texts, submissionMethod: methods, thinkerId } = sent
  const day = now.toISOString().slice(0, 10)
  const hash = 'bare'
  return {
    lock_progress: [id],
    find_round_to_score: [problemId, id],
    // The lists of a problem that is not there: we read no other lists than ours.
    read_earlier_lists: [problemId, 0, [], 10_000],
    find_idempotency_key: [id, key, now],
    save_idempotency_key: [id, key, hash, now],
    find_round_to_finish: [problemId, id, day, thinkerId],
    finish_round_and_sketch: [problemId, thinkerId, now, day, 1, hash, outcome, score, texts, methods, sketches],
    save_days: [id, problemId, now, [day], ['done'], [null], ['UTC']],
    insert_achievements: [id, ['first-session'], now],
    save_progress: [id, 1, day, 1, texts.length, 1, now, 1, 1, 1, texts.length, 0, false],
  }
}

interface Asked {
  query(statement: object | string): Promise<{ rows: { id: string }[] }>
}

function ask(asked: Asked, statement: Statement | undefined, values: Record<string, unknown[]>) {
  if (statement === undefined || typeof statement === 'string') return asked.query(statement ?? '')
  const ours = values[statement.name]
  if (!ours) throw new Error(`The bare server does not know the values of "${statement.name}".`)
  return asked.query({ ...statement, values: ours })
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
