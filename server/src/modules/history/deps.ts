import type { Transacting } from '../../db/transaction.ts'
import type { CallDeps } from '../../http/serve.ts'

export interface HistoryDeps extends CallDeps, Transacting {}
