import type { Hono } from 'hono'
import { AppError } from '../../http/app-error.ts'
import { serve } from '../../http/serve.ts'
import { hashToken } from '../../http/session-token.ts'
import { clearUnproven, isResetOpen, lockUser, proveAddress, setPassword, takeReset } from './account.queries.ts'
import { browserZone } from './browser-zone.ts'
import type { AccountDeps } from './deps.ts'
import { triesOf } from './password-tries.ts'
import { settlePending } from './pending.queries.ts'
import { endSessions } from './session.ts'

export function resetPasswordRoute(app: Hono, deps: AccountDeps) {
  const { db, now, outbox, passwords, passwordTries, transact } = deps

  serve(app, deps, 'resetPassword', async ({ body: { token, newPassword }, c }) => {
    const timeZone = browserZone(c)
    const tokenHash = hashToken(token)
    // Only spares the work of hashing for made-up links; what decides is the row that is taken below.
    const [open] = await isResetOpen(db, { tokenHash, now: now() })
    if (!open) throw new AppError('invalid_reset_link')
    const hash = await passwords.hash(newPassword)
    const address = await transact(async (db) => {
      const moment = now()
      await lockUser(db, { id: open.id })
      const [taken] = await takeReset(db, { tokenHash, now: moment })
      if (taken) await clearUnproven(db, { id: taken.id, timeZone })
      const [owner] = taken ? await proveAddress(db, { id: taken.id, now: moment }) : []
      if (!owner) throw new AppError('invalid_reset_link')
      const { id: userId, email: to, firstName } = owner
      await setPassword(db, { userId, hash, now: moment })
      await settlePending(db, { userId, now: moment })
      await outbox.dropWaiting(db, userId, 'verify')
      await endSessions(db, { userId })
      await outbox.queue(db, { kind: 'password_changed', userId, to, firstName })
      return to
    })
    await passwordTries.forget(triesOf.address(address))
    outbox.nudge()
    return { message: 'Your password has been reset. You can sign in with it now.' }
  })
}
