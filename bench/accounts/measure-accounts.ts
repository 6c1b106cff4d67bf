import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { openPool } from '@app/server/db/database'
import { startEmbeddedPostgres } from '@app/server/db/embedded-postgres'
import { migrateDatabase } from '@app/server/db/migrate'
import { median, shareAbove } from '../figures.ts'
import { hold, makeFolder } from '../leftovers.ts'
import type { Sent } from '../server/requests.ts'
import { ask } from '../server/send.ts'
import { startChild } from '../server/start-child.ts'
import { millis, type Table } from '../table.ts'
import { addKnownAddresses } from './addresses.ts'
import { openMailSink } from './mail-sink.ts'
import { type Ask, type Pair, pairs } from './pairs.ts'

const warmUp = 30
const samples = 400
/** Until the letter of the answer before has left (ms). */
const rest = 10
/** A guess by the clock should hardly be better than a coin, which is right in half of the cases. */
const allowed = { least: 0.45, most: 0.55 }

/** Whether the time of an answer tells what a stranger shall not learn, with mail set up and real hashing. */
export async function* measureAccounts(): AsyncGenerator<Table> {
  const connection = await openDatabase()
  const given = { connection, smtpUrl: await openMailSink(), signsInElsewhere: true }
  const { port } = await startChild('product.ts', given)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  hold(async () => agent.destroy())
  const asked: Ask = (sent) => ask(agent, port, sent)
  const rows = []
  for (const open of pairs) rows.push(await rowOf(await open(asked), asked))
  yield { title: `Known slower than unknown: ${samples} of each in turns, one at a time`, rows }
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

async function rowOf({ what, answer, known, unknown }: Pair, asked: Ask) {
  async function time(sent: Sent) {
    await pause(rest)
    const begun = performance.now()
    const { status, text, headers } = await asked(sent)
    const took = performance.now() - begun
    if ((typeof answer === 'string' ? headers['location'] : status) !== answer)
      throw new Error(`${sent.path} answered ${status}: ${text}`)
    return { took, text }
  }

  const [ours, theirs]: [number[], number[]] = [[], []]
  const texts = new Set<string>()
  for (let number = 1; number <= warmUp + samples; number++) {
    const sides = [
      { side: known, into: ours },
      { side: unknown, into: theirs },
    ]
    // By lot: what the answer before leaves behind falls on both alike.
    for (const { side, into } of Math.random() < 0.5 ? sides : sides.toReversed()) {
      const { took, text } = await time(await side(number))
      into.push(took)
      texts.add(text)
    }
  }
  if (texts.size > 1) throw new Error(`${what}: the answers differ: ${[...texts].join(' ')}`)
  const [knownTook, unknownTook] = [ours.slice(warmUp), theirs.slice(warmUp)]
  return {
    what,
    ours: millis(median(knownTook)),
    beside: `unknown ${millis(median(unknownTook))}`,
    ratio: shareAbove(knownTook, unknownTook),
    allowed,
  }
}
