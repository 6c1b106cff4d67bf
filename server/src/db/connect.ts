import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../process/start-error.ts'
import { isUnreachable, readOnlySqlState } from './database-errors.ts'
import { dropPgVariables } from './drop-pg-variables.ts'
import { type Connection, detectPooler } from './pooler.ts'

const minServerVersion = 150_000
const retryIntervalMs = 500

type Wanted = 'primary' | 'replica'

const nameOf = { primary: 'The database', replica: 'The replica' }
const settingOf = { primary: 'DATABASE_URL', replica: 'DATABASE_REPLICA_URL' }

export async function withClient<T>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
  wanted: Wanted = 'primary',
): Promise<T> {
  dropPgVariables()
  const client = new pg.Client({ connectionTimeoutMillis: 5_000, ...connection })
  client.on('error', () => undefined)
  try {
    await client.connect().catch((cause) => {
      throw new StartError(`${nameOf[wanted]} can’t be reached: ${plainReason(cause)}. Check ${settingOf[wanted]}.`, {
        cause,
      })
    })
    await refuse(client, wanted)
    return await work(client)
  } finally {
    await client.end()
  }
}

async function refuse(client: pg.Client, wanted: Wanted) {
  const { rows } = await client.query<{ version: number; isStandby: boolean }>(
    `select current_setting('server_version_num')::int as version, pg_is_in_recovery() as "isStandby"`,
  )
  if (Number(rows[0]?.version) < minServerVersion)
    throw new StartError(
      `${nameOf[wanted]} is too old: Firecrest needs PostgreSQL 15 or newer. Check ${settingOf[wanted]}.`,
    )
  if (rows[0]?.isStandby && wanted === 'primary')
    throw new StartError('The database is a standby and doesn’t take writes. Check DATABASE_URL.', {
      cause: Object.assign(new Error('standby'), { code: readOnlySqlState }),
    })
}

/** The error may contain the address with its password. */
function plainReason(error: NodeJS.ErrnoException & { errors?: Error[] }) {
  return error.message || error.errors?.map(({ message }) => message).join(', ') || error.code
}

export const resolveConnection = async (connection: pg.ClientConfig): Promise<Connection> => ({
  ...connection,
  isPooled: await withClient(connection, detectPooler),
})

export interface RetryOptions {
  seconds: number
  report(sentence: string): void
  signal?: AbortSignal
}

export async function retryConnect<T>({ seconds, report, signal }: RetryOptions, work: () => Promise<T>): Promise<T> {
  const end = performance.now() + seconds * 1_000
  for (let tries = 1; ; tries++)
    try {
      return await work()
    } catch (error) {
      if (!isUnreachable(error) || signal?.aborted || performance.now() >= end) throw error
      if (tries === 1) report(`${messageOf(error)} Trying again for ${seconds} seconds.`)
      await pause(retryIntervalMs, undefined, signal && { signal }).catch(() => undefined)
    }
}

const messageOf = (error: unknown) =>
  error instanceof StartError ? error.message : 'The database went away during the start.'
