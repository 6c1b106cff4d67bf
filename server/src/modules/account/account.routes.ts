import { signOutAddress } from '@app/contract/routes'
import type { Hono } from 'hono'
import { answerRedirect } from '../../http/answer.ts'
import { AppError } from '../../http/app-error.ts'
import { isForeignRead } from '../../http/security.ts'
import { serve } from '../../http/serve.ts'
import { dropMailedKeys, replacePassword } from './account.queries.ts'
import { addressRoutes } from './address.routes.ts'
import type { AccountDeps } from './deps.ts'
import { knownDevice, knownDeviceCookie } from './known-device.ts'
import { provePassword } from './password-tries.ts'
import { proofRoutes } from './prove.routes.ts'
import { forgotPasswordRoute, resetPasswordRoute } from './reset-password.ts'
import { secondFactorRoutes } from './second-factor.routes.ts'
import { endOtherSessions } from './session.queries.ts'
import { endSession, forgetSession, renewSession } from './session.ts'
import { signInRoutes } from './sign-in.ts'
import { signUpRoute } from './sign-up.ts'
import { userViewAt } from './user-view.ts'
import { resendVerificationRoute, verifyEmailRoute } from './verify-email.ts'

export function accountRoutes(app: Hono, deps: AccountDeps) {
  signUpRoute(app, deps)
  signInRoutes(app, deps)
  signOutRoutes(app, deps)
  serve(app, deps, 'currentUser', ({ person }) => userViewAt(deps.db, person, deps.now()))
  verifyEmailRoute(app, deps)
  resendVerificationRoute(app, deps)
  forgotPasswordRoute(app, deps)
  resetPasswordRoute(app, deps)
  changePasswordRoute(app, deps)
  proofRoutes(app, deps)
  addressRoutes(app, deps)
  secondFactorRoutes(app, deps)
}

/** A GET that changes something: other sites and prefetching browsers are refused. */
function signOutRoutes(app: Hono, deps: AccountDeps) {
  serve(app, deps, 'logout', async ({ c, sending }) => {
    await endSession(deps.db, deps, c)
    forgetSession(deps, sending)
    return undefined
  })

  app.get(signOutAddress, async (c) => {
    if (isForeignRead(c)) return answerRedirect('/')
    await endSession(deps.db, deps, c)
    const redirect = answerRedirect('/')
    forgetSession(deps, redirect.headers)
    return redirect
  })
}

function changePasswordRoute(app: Hono, deps: AccountDeps) {
  const { now, outbox, passwords, transact } = deps

  serve(app, deps, 'changePassword', async ({ person, body: { currentPassword, newPassword }, c, sending }) => {
    const { hash: before, factorSince } = await provePassword(deps, person.id, currentPassword)
    const hash = await passwords.hash(newPassword)
    const cookie = await transact(async (db) => {
      const replaced = await replacePassword(db, { userId: person.id, before, hash, now: now() })
      if (replaced.length === 0) throw new AppError('wrong_current_password')
      await endOtherSessions(db, { userId: person.id, sessionId: person.sessionId })
      await dropMailedKeys(db, { userId: person.id })
      const { id: userId, email: to, firstName } = person
      await outbox.queue(db, { kind: 'password_changed', userId, to, firstName })
      return await renewSession(db, deps, person)
    })
    if (cookie) sending.append('set-cookie', cookie)
    // A password alone makes no browser known where the authenticator app is on.
    const { email } = person
    const isKnown = knownDevice(c, deps, { email, hash: before, factorSince }) !== null
    const known = { email, hash, factorSince: isKnown ? factorSince : null }
    sending.append('set-cookie', knownDeviceCookie(deps, known))
    outbox.nudge()
    return { message: 'Your password has been changed.' }
  })
}
