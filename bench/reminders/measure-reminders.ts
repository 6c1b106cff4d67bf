import { openDatabase, openPool } from '@app/server/db/database'
import { startEmbeddedPostgres } from '@app/server/db/embedded-postgres'
import { migrateDatabase } from '@app/server/db/migrate'
import { inTransaction } from '@app/server/db/transaction'
import { createOutbox } from '@app/server/modules/mail/outbox'
import { saveProblemBank } from '@app/server/modules/problems/problem-stock.queries'
import { deliverPushes } from '@app/server/modules/reminders/deliver-pushes'
import { sendDueReminders } from '@app/server/modules/reminders/send-due-reminders'
import { createPushSender } from '@app/server/vendors/push/push-sender'
import { deriveVapidKeys } from '@app/server/vendors/push/vapid-keys'
import { hold, makeFolder } from '../leftovers.ts'
import { asideOf, atLeast, atMost, megabytes, millis, plain, type Table } from '../table.ts'
import { addReminded, secret } from './add-reminded.ts'
import { openPushSink } from './push-sink.ts'

const people = 100_000
/** A million an hour. */
const limit = 1_000_000 / 3_600
/** Others wait for the locks of a batch at most so long (ms). */
const longest = 500
const memory = 512e6
const at = new Date('2026-11-23T07:15:00Z')

/** How fast people who are due at one moment are decided about, and their notifications sent. */
export async function* measureReminders(): AsyncGenerator<Table> {
  const pool = await openWithPeople()
  const now = () => at
  const db = openDatabase(pool)
  const outbox = createOutbox({ secret, now })
  const deps = { db, transact: <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(pool, work) }
  const slowest = timeStatements(pool)
  const peak = watchMemory()
  const deciding = await timed(() =>
    sendDueReminders({ ...deps, secret, hasMail: true, sharedIdeas: 'on', now, outbox }),
  )
  const statement = slowest()
  const { rows } = await pool.query<{ pushes: number; mails: number }>(
    `select (select count(*)::int from push_message) as pushes, (select count(*)::int from mail) as mails`,
  )
  const { pushes = 0, mails = 0 } = rows[0] ?? {}
  if (pushes !== people) throw new Error(`${pushes} notifications wait instead of ${people}.`)

  const sink = await openPushSink()
  const sender = createPushSender({
    keys: deriveVapidKeys(secret),
    subject: 'mailto:bench@example.org',
    atOnce: 50,
    now,
    ...sink,
  })
  hold(async () => sender.close())
  const sending = await timed(() => deliverPushes({ db, secret, now, sender, atOnce: 50 }))
  if (sink.count() !== people) throw new Error(`${sink.count()} notifications arrived instead of ${people}.`)
  yield {
    title: `Reminders: ${people} people due at one moment, each with a browser and every tenth with a mail`,
    rows: [
      atLeast('decided and queued in a second', people / deciding, limit, plain),
      atLeast('signed, encrypted and sent in a second', people / sending, limit, plain),
      atMost('longest statement of a decision', statement, longest, millis),
      atMost('memory of the process', peak(), memory, megabytes),
      asideOf('mails queued', plain(mails)),
    ],
  }
}

async function openWithPeople() {
  const { connection, stop } = await startEmbeddedPostgres(await makeFolder('reminders'))
  hold(() => stop({ force: true }))
  await migrateDatabase(connection)
  const pool = openPool(connection)
  const closePool = hold(() => pool.end())
  await saveProblemBank(openDatabase(pool))
  await addReminded(pool, people, at)
  await closePool()
  const fresh = openPool(connection)
  hold(() => fresh.end())
  return fresh
}

async function timed(work: () => Promise<unknown>) {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1_000
}

/** Of the connections that are opened from now on. */
function timeStatements(pool: ReturnType<typeof openPool>) {
  let slowest = 0
  const note = (begun: number) => {
    slowest = Math.max(slowest, performance.now() - begun)
  }
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    const timed = (...given: unknown[]) => {
      const begun = performance.now()
      const answer = query(...given)
      if (answer instanceof Promise) void answer.catch(() => undefined).then(() => note(begun))
      return answer
    }
    Object.assign(client, { query: timed })
  })
  return () => slowest
}

function watchMemory() {
  let most = 0
  const look = () => {
    most = Math.max(most, process.memoryUsage.rss())
  }
  const timer = setInterval(look, 50).unref()
  return () => {
    look()
    clearInterval(timer)
    return most
  }
}
