import './load-env.ts'
import { openDatabase } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { createOutbox } from '../modules/mail/outbox.ts'
import { resolveSecret } from '../process/secret.ts'
import type { Deps } from '../start/deps.ts'
import { runAdmin } from './run-admin.ts'
import { runTool } from './run-tool.ts'

process.exitCode = await runTool(process.env, async (pool, config) => {
  const secret = await resolveSecret(config)
  const now = () => new Date()
  const outbox = createOutbox({ secret, now })
  const transact: Deps['transact'] = (work) => inTransaction(pool, work)
  return await runAdmin({ db: openDatabase(pool), transact, outbox, secret, now }, process.argv.slice(2))
})
