import type { NamedCall } from '@app/contract/calls'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Database } from '../db/database.ts'
import { isDatabaseUnavailable, isMissingMigration } from '../db/database-errors.ts'
import type { Replica } from '../db/replica.ts'
import { maxLagSeconds } from '../db/replica-lag.ts'
import { cookieNameFor, serializeCookie } from './cookies.ts'

export interface ReadDatabases {
  db: Database
  replica: Replica | null
  publicUrl: string
}

const wrote = 'wrote'

export async function withReadDatabase<T>(
  { db, replica, publicUrl }: ReadDatabases,
  { call, c }: { call: NamedCall; c: Context },
  read: (db: Database) => Promise<T>,
): Promise<T> {
  if (!replica || !call.allowsStaleRead || getCookie(c, cookieNameFor(publicUrl, wrote)) || !replica.isFresh())
    return await read(db)
  try {
    return await read(replica.db)
  } catch (error) {
    if (!isDatabaseUnavailable(error) && !isMissingMigration(error)) throw error
    replica.check()
    return await read(db)
  }
}

/** Then the person reads from the primary until the replica has it. A cookie needs no state here. */
export function markWrite({ replica, publicUrl }: ReadDatabases, call: NamedCall, sent: Headers) {
  if (!replica || (call.method === 'GET' && !call.effect)) return
  sent.append('set-cookie', serializeCookie(publicUrl, { name: wrote, value: '1', seconds: maxLagSeconds + 1 }))
}
