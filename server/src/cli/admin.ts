import './load-env.ts'
import { openDatabase } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { openOutbox } from '../modules/mail/outbox.ts'
import { secretOf } from '../process/secret.ts'
import type { Deps } from '../start/deps.ts'
import { runTool } from './open-tool.ts'
import { admin } from './run-admin.ts'

process.exitCode = await runTool(process.env, async (pool, config) => {
  const secret = await secretOf(config)
  const now = () => new Date()
  const outbox = openOutbox({ secret, now })
  const transact: Deps['transact'] = (work) => inTransaction(pool, work)
  return await admin({ db: openDatabase(pool), transact, outbox, secret, now }, process.argv.slice(2))
})
