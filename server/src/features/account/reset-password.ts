import { resetPassword } from '@app/contract/account'
import type { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { triesOf } from '../../http/password-tries.ts'
import { serve } from '../../http/serve.ts'
import { endSessions, isResetOpen, proveAddress, setPassword, takeReset } from './account.queries.ts'
import { hashOfToken } from './forgot-password.ts'

export function resetPasswordRoute(app: Hono, deps: Deps) {
  const { db, now, outbox, passwords, passwordTries, transact } = deps

  serve(
    app,
    deps,
    resetPassword,
  )(async ({ body: { token, newPassword } }) => {
    const tokenHash = hashOfToken(token)
    // Only spares the work of hashing for made-up links; what decides is the row that is taken below.
    if ((await isResetOpen(db, tokenHash, now())).length === 0) throw new AppError('invalid_reset_link')
    const hash = await passwords.hash(newPassword)
    const address = await transact(async (db) => {
      const moment = now()
      const [taken] = await takeReset(db, tokenHash, moment)
      const [owner] = taken ? await proveAddress(db, taken.id, moment) : []
      if (!owner) throw new AppError('invalid_reset_link')
      const { id: userId, email: to, firstName } = owner
      await setPassword(db, userId, hash, moment)
      await endSessions(db, userId)
      await outbox.queue(db, { kind: 'password_changed', userId, to, firstName })
      return to
    })
    await passwordTries.forget(triesOf.address(address))
    outbox.nudge()
    return { message: 'Your password has been reset. You can sign in with it now.' }
  })
}
