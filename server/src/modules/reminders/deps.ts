import type { TransactionDeps } from '../../db/transaction.ts'
import type { CallDeps } from '../../http/register-call.ts'
import type { AccountDeps } from '../account/deps.ts'

export interface RemindersDeps
  extends CallDeps,
    TransactionDeps,
    Pick<AccountDeps, 'secret' | 'hasMail' | 'publicUrl'> {
  now(): Date
}
