import type { Hono } from 'hono'
import type pg from 'pg'
import { isMigrated } from '../db/database.ts'
import { answer } from './answer.ts'

const patience = 2_000

interface Watched {
  pool: pg.Pool
}

/** For monitoring: is the process alive, and can it work? */
export function healthRoutes(app: Hono, { pool }: Watched) {
  app.get('/healthz', () => answer({ message: 'Alive.' }))
  app.get('/readyz', async () => {
    const migrated = await soon(isMigrated(pool)).catch(() => null)
    if (migrated) return answer({ message: 'Ready.' })
    const message = migrated === null ? 'The database cannot be reached.' : 'The database is being brought up to date.'
    return answer({ message }, 503, { 'retry-after': '2' })
  })
}

/** A database that keeps silent is not ready; monitoring wants to know now. */
async function soon<T>(work: Promise<T>) {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), patience)
  })
  return await Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}
