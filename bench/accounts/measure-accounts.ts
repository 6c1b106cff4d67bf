import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { pathOf, type RouteName } from '@app/contract/routes'
import { openPool } from '@app/server/db/database'
import { startEmbeddedPostgres } from '@app/server/db/embedded-postgres'
import { migrateDatabase } from '@app/server/db/migrate'
import { median, shareAbove } from '../figures.ts'
import { hold, makeFolder } from '../leftovers.ts'
import { post, type Sent } from '../server/requests.ts'
import { ask } from '../server/send.ts'
import { startChild } from '../server/start-child.ts'
import { millis, type Table } from '../table.ts'
import { addKnownAddresses, addressOf, type Known } from './addresses.ts'
import { openMailSink } from './mail-sink.ts'

const warmUp = 30
const samples = 200
/** Until the letter of the answer before has left (ms). */
const rest = 10
/** A guess by the clock should hardly be better than a coin, which is right in half of the cases. */
const allowed = { least: 0.4, most: 0.6 }

interface Call {
  name: RouteName
  body?: object
  status: number
  known: Known
}

const account = { password: 'another engine', firstName: 'Bench', lastName: 'Person' }
const { password } = account
const calls: Call[] = [
  { name: 'signIn', body: { password }, status: 401, known: 'verified' },
  { name: 'signIn', body: { password }, status: 401, known: 'waiting' },
  { name: 'forgotPassword', status: 200, known: 'verified' },
  { name: 'signUp', body: account, status: 201, known: 'verified' },
  { name: 'signUp', body: account, status: 201, known: 'waiting' },
  { name: 'resendVerification', status: 200, known: 'waiting' },
  { name: 'resendVerification', status: 200, known: 'verified' },
]

/** Whether the time of an answer tells who has an account, with mail set up and real hashing. */
export async function* measureAccounts(): AsyncGenerator<Table> {
  const connection = await openDatabase()
  const given = { connection, smtpUrl: await openMailSink() }
  const { port } = await startChild('product.ts', given)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  hold(async () => agent.destroy())

  async function time(sent: Sent, status: number) {
    await pause(rest)
    const begun = performance.now()
    const reply = await ask(agent, port, sent)
    const took = performance.now() - begun
    if (reply.status !== status) throw new Error(`${sent.path} answered ${reply.status}: ${reply.text}`)
    return took
  }

  const rows = []
  for (const call of calls) rows.push(await rowOf(call, time))
  yield { title: `Known and unknown addresses: ${samples} of each in turns, one at a time`, rows }
}

async function openDatabase() {
  const { connection, stop } = await startEmbeddedPostgres(await makeFolder('accounts'))
  hold(() => stop({ force: true }))
  await migrateDatabase(connection)
  const pool = openPool(connection)
  await addKnownAddresses(pool, warmUp + samples)
  await pool.end()
  return connection
}

type Time = (sent: Sent, status: number) => Promise<number>

async function rowOf({ name, body, status, known }: Call, time: Time) {
  const ours: number[] = []
  const theirs: number[] = []
  for (let number = 1; number <= warmUp + samples; number++) {
    const sides = [
      { kind: known, took: ours },
      { kind: `not-${name}-${known}`, took: theirs },
    ]
    // By lot: what the answer before leaves behind falls on both alike.
    for (const { kind, took } of Math.random() < 0.5 ? sides : sides.toReversed())
      took.push(await time(post(pathOf(name), { ...body, email: addressOf(kind, number) }), status))
  }
  const [knownTook, unknownTook] = [ours.slice(warmUp), theirs.slice(warmUp)]
  return {
    what: `${name}, ${known}: known slower than unknown`,
    ours: millis(median(knownTook)),
    beside: `unknown ${millis(median(unknownTook))}`,
    ratio: shareAbove(knownTook, unknownTook),
    allowed,
  }
}
