import { type ParseArgsConfig, parseArgs } from 'node:util'
import type pg from 'pg'
import { type Config, readConfig } from '../config/config.ts'
import { openDatabase, openPool } from '../db/database.ts'
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { openDatabaseServer } from '../db/open-database-server.ts'
import { saveProblemBank } from '../modules/problems/problem-stock.queries.ts'

type Env = Record<string, string | undefined>
type Work = (pool: pg.Pool, config: Config) => Promise<string>

/** Runs a tool on the database of the settings, beside a running app or alone; returns the exit code. */
export const runTool = (env: Env, work: Work) => printResult(() => withToolDatabase(env, work))

export async function printResult(work: () => Promise<string | null>) {
  try {
    const result = await work()
    if (result !== null) process.stdout.write(`${result}\n`)
    return 0
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    return 1
  }
}

export const noModelMessage = 'No model is set up. Set AI_BASE_URL and AI_MODEL.'

export class ToolError extends Error {
  override readonly name = 'ToolError'
}

/** Throws a ToolError with `usage` where `args` are others than these options. */
export function parseToolArgs<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (cause) {
    throw new ToolError(usage, { cause })
  }
}

export async function withToolDatabase(env: Env, work: Work) {
  const config = readConfig(env)
  // Not as the app, which may be running and claims the folder.
  const server = config.databaseUrl
    ? await openDatabaseServer(config, { seconds: 0, report: () => undefined })
    : await startEmbeddedPostgres(config.dataDir)
  try {
    await migrateDatabase(server.connection)
    const pool = openPool(server.connection, { max: 4 })
    try {
      await saveProblemBank(openDatabase(pool))
      return await work(pool, config)
    } finally {
      await pool.end()
    }
  } finally {
    await server.stop()
  }
}
