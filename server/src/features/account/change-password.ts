import { changePassword } from '@app/contract/account'
import type { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { serve } from '../../http/serve.ts'
import { dropReset, endOtherSessions, findPassword, replacePassword } from './account.queries.ts'

export function changePasswordRoute(app: Hono, deps: Deps) {
  const { db, limits, now, outbox, passwords, transact } = deps

  serve(
    app,
    deps,
    changePassword,
  )(async ({ person, body: { currentPassword, newPassword } }) => {
    await limits.takeOrRefuse('passwordTriesOfPerson', person.id, 'too_many_tries')
    const [current] = await findPassword(db, person.id)
    const isRight = current && (await passwords.verify({ hash: current.hash, password: currentPassword }))
    if (!isRight) throw new AppError('wrong_current_password')
    const hash = await passwords.hash(newPassword)
    await transact(async (db) => {
      const replaced = await replacePassword(db, person.id, current.hash, hash, now())
      if (replaced.length === 0) throw new AppError('wrong_current_password')
      await endOtherSessions(db, person.id, person.sessionId)
      await dropReset(db, person.id)
      const { id: userId, email: to, firstName } = person
      await outbox.queue(db, { kind: 'password_changed', userId, to, firstName })
    })
    outbox.nudge()
    return { message: 'Your password has been changed.' }
  })
}
