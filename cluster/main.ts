import { loadavg } from 'node:os'
import { openDatabase, openPool } from '@app/server/db/database'
import { sqlState } from '@app/server/db/database-errors'
import { givePremium } from '@app/server/test/premium'
import { openApps } from './apps.ts'
import { openClients } from './clients.ts'
import { openClosing } from './closing.ts'
import { compare, openLossWatch, together } from './compare.ts'
import { countBy, type Drill, type Report, watchEvent } from './drill.ts'
import { isUnfenced } from './events.ts'
import { limitsOf } from './limits.ts'
import { host, newSecret, refusal } from './machine.ts'
import { openCluster } from './open-cluster.ts'
import { openProbe } from './probe.ts'
import { head, lineOf, printLimits, say } from './report.ts'
import { usage, type Wanted, wantedOf } from './wanted.ts'

const appCount = 4
const clientCount = 6
const foreignKeyViolation = '23503'

const { closing, closeAll } = openClosing()

async function run({ events, otherRelease }: Wanted) {
  const cluster = await openCluster(appCount)
  closing.push(cluster.close)
  const { ports, dir } = cluster
  const publicUrl = `http://${host}:${ports.web}`
  const apps = openApps({
    dir,
    ports: ports.apps,
    databaseUrl: cluster.url(ports.pooler),
    replicaUrl: cluster.url(ports.read),
    publicUrl,
    secret: newSecret(),
    otherRelease,
  })
  closing.push(apps.endAll)
  for (const port of ports.apps) await apps.start(port)
  const pool = openPool(cluster.admin, { max: 4 })
  closing.push(() => pool.end())
  const clients = openClients(ports.web, (id) => insist(() => grantTo(pool, id)))
  const finish = clients.start(clientCount)
  const probe = openProbe(cluster.url(ports.pooler))
  closing.push(probe.close)
  const promised = () => ({ entries: clients.ledger, signedUp: clients.signedUp })
  const lossWatch = openLossWatch(pool, promised)
  const drill = { cluster, apps, clients, probe, findLost: () => insist(lossWatch) }
  const { reports, failures } = await watchAll(drill, events)
  await finish()
  const lostIn = (those: readonly Report[]) => together(those.map(({ lost }) => lost))
  const [lost, apart] = [lostIn(reports), lostIn(reports.filter(({ event }) => isUnfenced(event)))]
  const ledger = await insist(() => compare(pool, promised(), { lost, apart }))
  const ended = (status: number) => clients.sent.filter((each) => each.status === status)
  const odd = [...ended(500), ...ended(0)].map(({ text }) => text.replace(/\([0-9a-f]{8}\)/, ''))
  const broken = [...failures, ...clients.failures]
  const seen = {
    unseen: clients.unseen.filter(({ key }) => !apart.handIns.includes(key)).length,
    errors: ended(500).length,
    cutOff: ended(0).length,
    broken: broken.length,
  }
  say(`\nThe ledger: ${JSON.stringify({ ...ledger, accounts: clients.signedUp.length, unseen: seen.unseen })}`)
  say(`What the processes logged: ${JSON.stringify(countBy(reports.flatMap(({ logged }) => logged)), null, 1)}`)
  if (odd.length > 0) say(`Answers that say 500, and what cut others off: ${JSON.stringify(countBy(odd))}`)
  for (const failure of broken) say(`The drill itself: ${failure}`)
  for (const breach of ledger.breaches) say(`Does not hold: ${breach}`)
  return printLimits(limitsOf(reports, ledger, seen))
}

async function watchAll(drill: Drill, events: Wanted['events']) {
  const reports: Report[] = []
  const failures: string[] = []
  say(head)
  for (const name of events)
    try {
      const report = await watchEvent(drill, name)
      reports.push(report)
      say(lineOf(report))
    } catch (error) {
      failures.push(`${name}: ${error}`)
    }
  return { reports, failures }
}

/** False where the account was lost, which the ledger tells. */
async function grantTo(pool: ReturnType<typeof openPool>, userId: string) {
  try {
    await givePremium(openDatabase(pool), userId)
    return true
  } catch (error) {
    if (sqlState(error) === foreignKeyViolation) return false
    throw error
  }
}

/** What the drill asks of the database for itself must not fail because of what it breaks. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await work()
    } catch (error) {
      if (tries > 300) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
}

const wanted = wantedOf(process.argv.slice(2))
const reason = wanted && refusal('cluster', wanted.otherRelease)
if (reason || !wanted) {
  say(reason ?? `Please write: ${usage}`)
  process.exitCode = 2
} else
  try {
    say(`Four processes of the app behind a proxy, three PostgreSQL; load of the machine: ${loadavg()[0]?.toFixed(1)}`)
    process.exitCode = (await run(wanted)) ? 0 : 1
  } finally {
    await closeAll()
  }
