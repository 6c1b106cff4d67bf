import type { Transacting } from '../../db/transaction.ts'
import type { CallDeps } from '../../http/serve.ts'
import type { AccountDeps } from '../account/deps.ts'

export interface RemindersDeps extends CallDeps, Transacting, Pick<AccountDeps, 'secret' | 'hasMail' | 'publicUrl'> {
  now(): Date
}
