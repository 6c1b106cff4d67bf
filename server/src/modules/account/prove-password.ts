import { AppError } from '../../http/app-error.ts'
import { findPassword } from './account.queries.ts'
import type { AccountDeps } from './deps.ts'
import { triesOf } from './password-tries.ts'

type ProvingDeps = Pick<AccountDeps, 'db' | 'passwords' | 'passwordTries'>

/**
 * The hash that the current password fits. Failures count, for an open device may be in the wrong hands; hashing takes
 * its time, so no row is held.
 */
export const provePassword = ({ db, passwords, passwordTries }: ProvingDeps, userId: string, password: string) =>
  passwordTries.attempt({ of: triesOf.user(userId) }, async () => {
    const [account] = await findPassword(db, { userId })
    const isRight = account && (await passwords.verify({ hash: account.hash, password }))
    if (!isRight) throw new AppError('wrong_current_password')
    return account.hash
  })
