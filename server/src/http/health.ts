import type { Hono } from 'hono'
import type pg from 'pg'
import { isMigrated } from '../db/database.ts'

const patience = 2_000

interface Watched {
  pool: pg.Pool
}

/** For whoever watches the app: is the process alive, and can it work? */
export function healthRoutes(app: Hono, { pool }: Watched) {
  app.use('/healthz', noStore)
  app.use('/readyz', noStore)
  app.get('/healthz', (c) => c.json({ message: 'Alive.' }))
  app.get('/readyz', async (c) => {
    const migrated = await soon(isMigrated(pool)).catch(() => null)
    if (migrated) return c.json({ message: 'Ready.' })
    const message = migrated === null ? 'The database cannot be reached.' : 'The database is being brought up to date.'
    return c.json({ message }, 503, { 'retry-after': '2' })
  })
}

const noStore = async (c: { header(name: string, value: string): void }, next: () => Promise<void>) => {
  c.header('cache-control', 'no-store')
  await next()
}

/** A database that keeps silent is not ready; whoever asks wants to know now. */
async function soon<T>(work: Promise<T>) {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), patience)
  })
  return await Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}
