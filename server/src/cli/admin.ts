import { existsSync } from 'node:fs'
import type { Deps } from '../start/deps.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
const { runTool } = await import('./open-tool.ts')
const { admin } = await import('./run-admin.ts')
const { openDatabase } = await import('../db/database.ts')
const { inTransaction } = await import('../db/transaction.ts')
const { openOutbox } = await import('../modules/mail/outbox.ts')
const { secretOf } = await import('../process/secret.ts')

process.exitCode = await runTool(process.env, async (pool, config) => {
  const secret = await secretOf(config)
  const outbox = openOutbox({ secret, now: () => new Date() })
  const transact: Deps['transact'] = (work) => inTransaction(pool, work)
  return await admin({ db: openDatabase(pool), transact, outbox, secret }, process.argv.slice(2))
})
