import { openDatabase, openPool } from '@app/server/db/database'
import { givePremium } from '@app/server/test/premium'
import { openApps } from './apps.ts'
import type { Server } from './backup-server.ts'
import { openClients } from './clients.ts'
import { compare, type Promises } from './compare.ts'
import { type Figure, heldFigures } from './limits.ts'
import { host } from './machine.ts'
import { until } from './patroni.ts'
import { say } from './report.ts'
import { openSender } from './sender.ts'

const secondsForHandIns = 120

interface SiteSettings {
  server: Server
  database: string
  port: number
  secret: string
}

/** A process of the app on one database, and the people in front of it. */
export async function openSite({ server, database, port, secret }: SiteSettings) {
  const pool = openPool(server.admin(database), { max: 4 })
  const settings = { databaseUrl: server.url(database), publicUrl: `http://${host}:${port}`, secret }
  const apps = openApps({ dir: server.dir, ports: [port], ...settings })
  await apps.start(port)
  const clients = openClients(port, (id) => givePremium(openDatabase(pool), id).then(() => true))
  const acknowledged = () => clients.ledger.filter(({ isAcknowledged }) => isAcknowledged)
  return {
    start: clients.start,
    /** What people were promised until now. */
    promised: (): Promises => ({
      entries: acknowledged().map((entry) => ({ ...entry })),
      signedUp: [...clients.signedUp],
    }),
    async waitFor(more: number) {
      const wanted = acknowledged().length + more
      if (!(await until(() => acknowledged().length >= wanted, secondsForHandIns)))
        throw new Error(`Not within ${secondsForHandIns} seconds: ${more} hand-ins.`)
    },
    async close() {
      await apps.endAll()
      if (!pool.ending) await pool.end()
    },
  }
}

/** What a database that came back holds of what was promised, and whether the app goes on from it. */
export async function checkDatabase(what: string, place: SiteSettings, promised: Promises): Promise<Figure[]> {
  const pool = openPool(place.server.admin(place.database), { max: 2 })
  const ledger = await compare(pool, promised).finally(() => pool.end())
  say(`\n${what}: ${JSON.stringify({ ...ledger, accounts: promised.signedUp.length })}`)
  for (const breach of ledger.breaches) say(`Does not hold: ${breach}`)
  const site = await openSite(place)
  try {
    const forgotten = await countForgotten(place.port, promised)
    const finish = site.start(1)
    await site.waitFor(2).finally(finish)
    const lost = { name: 'people whose session or hand-in the app does not know', value: forgotten, most: 0 }
    return [...heldFigures(ledger), lost].map((each) => ({ ...each, name: `${what}: ${each.name}` }))
  } finally {
    await site.close()
  }
}

/** Of those who handed in last: who is not signed in as before, or does not find what they wrote. */
async function countForgotten(port: number, { entries }: Promises) {
  const sender = openSender(port)
  const newest = new Map(entries.map((entry) => [entry.cookie, entry]))
  let forgotten = 0
  for (const { cookie, text: written } of [...newest.values()].slice(-10)) {
    const { status, text } = await sender.insist({ what: 'listSolutions', headers: { cookie } })
    if (status !== 200 || !text.includes(written)) forgotten += 1
  }
  sender.close()
  return forgotten
}
