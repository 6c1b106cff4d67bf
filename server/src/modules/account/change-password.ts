import type { Hono } from 'hono'
import { AppError } from '../../http/app-error.ts'
import { serve } from '../../http/serve.ts'
import { dropReset, findPassword, replacePassword } from './account.queries.ts'
import type { AccountDeps } from './deps.ts'
import { triesOf } from './password-tries.ts'
import { endOtherSessions } from './session.queries.ts'
import { renewSession } from './session.ts'

export function changePasswordRoute(app: Hono, deps: AccountDeps) {
  const { db, now, outbox, passwords, passwordTries, transact } = deps

  serve(app, deps, 'changePassword', async ({ person, body: { currentPassword, newPassword }, sending }) => {
    // An open device in the wrong hands is no place to guess.
    const current = await passwordTries.attempt({ of: triesOf.user(person.id) }, async () => {
      const [known] = await findPassword(db, { userId: person.id })
      const isRight = known && (await passwords.verify({ hash: known.hash, password: currentPassword }))
      if (!isRight) throw new AppError('wrong_current_password')
      return known
    })
    const hash = await passwords.hash(newPassword)
    const cookie = await transact(async (db) => {
      const replaced = await replacePassword(db, { userId: person.id, before: current.hash, hash, now: now() })
      if (replaced.length === 0) throw new AppError('wrong_current_password')
      await endOtherSessions(db, { userId: person.id, sessionId: person.sessionId })
      await dropReset(db, { userId: person.id })
      const { id: userId, email: to, firstName } = person
      await outbox.queue(db, { kind: 'password_changed', userId, to, firstName })
      return await renewSession(db, deps, person)
    })
    if (cookie) sending.append('set-cookie', cookie)
    outbox.nudge()
    return { message: 'Your password has been changed.' }
  })
}
