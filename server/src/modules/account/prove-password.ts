import { AppError } from '../../http/app-error.ts'
import { findPassword } from './account.queries.ts'
import type { AccountDeps } from './deps.ts'
import { triesOf } from './password-tries.ts'

type ProvingDeps = Pick<AccountDeps, 'db' | 'passwords' | 'passwordTries'>

/**
 * The hash that a person's current password fits. An open device in the wrong hands is no place to guess, so failures
 * count. Hashing takes its time, so it is done before any row is held.
 */
export const provePassword = ({ db, passwords, passwordTries }: ProvingDeps, userId: string, password: string) =>
  passwordTries.attempt({ of: triesOf.user(userId) }, async () => {
    const [account] = await findPassword(db, { userId })
    const isRight = account && (await passwords.verify({ hash: account.hash, password }))
    if (!isRight) throw new AppError('wrong_current_password')
    return account.hash
  })
