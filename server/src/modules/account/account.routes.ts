import { signOutPath } from '@app/contract/routes'
import type { Hono } from 'hono'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import { registerCall } from '../../http/register-call.ts'
import { redirectResponse } from '../../http/responses.ts'
import { isCrossSiteRead } from '../../http/security.ts'
import { deleteMailedTokens, replacePasswordHash } from './account.queries.ts'
import { listSignInMethods, recordSignInMethodChange } from './change-sign-in-methods.ts'
import type { AccountDeps } from './deps.ts'
import { findEmailUndo } from './email-change.queries.ts'
import { registerEmailChangeRoutes } from './email-change.routes.ts'
import { attemptSubjects, verifyOwnPassword } from './password-attempts.ts'
import { refuseCommonPassword } from './password-hash.ts'
import { hasEstablishedFactor } from './presented-factor.ts'
import { registerForgotPasswordRoute, registerResetPasswordRoute } from './reset-password.ts'
import { findSecondFactor } from './second-factor.queries.ts'
import { registerSecondFactorRoutes } from './second-factor.routes.ts'
import { consumeCode } from './second-factor.ts'
import { deleteOtherSessions } from './session.queries.ts'
import { clearSessionCookies, deleteCurrentSession, markPersonProven, renewSession } from './session.ts'
import { registerSignInRoutes } from './sign-in.routes.ts'
import { registerSignUpRoute } from './sign-up.ts'
import { readTrustedDevice, trustedDeviceCookie } from './trusted-device.ts'
import { loadUserView } from './user-view.ts'
import { registerResendRoute, registerVerifyEmailRoute } from './verify-email.ts'

export function registerAccountRoutes(app: Hono, deps: AccountDeps) {
  registerSignUpRoute(app, deps)
  registerSignInRoutes(app, deps)
  signOutRoutes(app, deps)
  registerCall(app, deps, 'currentUser', ({ person }) => loadUserView(deps.db, person, deps.now()))
  registerVerifyEmailRoute(app, deps)
  registerResendRoute(app, deps)
  registerForgotPasswordRoute(app, deps)
  registerResetPasswordRoute(app, deps)
  changePasswordRoute(app, deps)
  registerReauthenticationRoutes(app, deps)
  registerEmailChangeRoutes(app, deps)
  registerSecondFactorRoutes(app, deps)
}

/** A GET that changes something: other sites and prefetching browsers are refused. */
function signOutRoutes(app: Hono, deps: AccountDeps) {
  registerCall(app, deps, 'logout', async ({ c, sending }) => {
    await deleteCurrentSession(deps.db, deps, c)
    clearSessionCookies(deps, sending)
    return undefined
  })

  app.get(signOutPath, async (c) => {
    if (isCrossSiteRead(c)) return redirectResponse('/')
    await deleteCurrentSession(deps.db, deps, c)
    const redirect = redirectResponse('/')
    clearSessionCookies(deps, redirect.headers)
    return redirect
  })
}

function changePasswordRoute(app: Hono, deps: AccountDeps) {
  const { now, outbox, passwords, transact } = deps

  registerCall(app, deps, 'changePassword', async ({ person, body: { currentPassword, newPassword }, c, sending }) => {
    const { hash: before, factorSince } = await verifyOwnPassword(deps, person, currentPassword)
    await refuseCommonPassword(newPassword)
    const hash = await passwords.hash(newPassword, { by: 'account', id: person.id })
    const renewed = await transact(async (db) => {
      const replaced = await replacePasswordHash(db, { userId: person.id, before, hash, now: now() })
      if (replaced.length === 0) throw new AppError('wrong_current_password')
      await deleteOtherSessions(db, { userId: person.id, sessionId: person.sessionId })
      await deleteMailedTokens(db, { userId: person.id })
      const { id: userId, email: to, firstName } = person
      await outbox.queue(db, { kind: 'password_changed', userId, to, firstName })
      return await renewSession(db, deps, person)
    })
    for (const cookie of renewed) sending.append('set-cookie', cookie)
    // A password alone makes no browser known where the authenticator app is on.
    const { email } = person
    const isKnown = readTrustedDevice(c, deps, { email, hash: before, factorSince }) !== null
    const known = { email, hash, factorSince: isKnown ? factorSince : null }
    sending.append('set-cookie', trustedDeviceCookie(deps, known))
    outbox.nudge()
    return { message: 'Password changed.' }
  })
}

function registerReauthenticationRoutes(app: Hono, deps: AccountDeps) {
  const { db, hasMail, needsAdminFactor, now, outbox, passwordAttempts, transact } = deps

  async function findUndoToEnd({ id: userId }: Person) {
    const [undo] = await findEmailUndo(db, { userId, now: now() })
    return undo && (await hasEstablishedFactor(db, userId, now())) ? undo.expiresAt.toISOString() : null
  }

  registerCall(app, deps, 'waysToSignIn', async ({ person }) => {
    const [factor] = await findSecondFactor(db, { userId: person.id })
    const { confirmedAt = null, asksKnownDevices = true, codesLeft = 0 } = factor ?? {}
    const { passwordSince, ...ways } = await listSignInMethods(db, person.id)
    return {
      ...ways,
      passwordSince: passwordSince?.toISOString() ?? null,
      secondFactor: confirmedAt && { since: confirmedAt.toISOString(), asksKnownDevices, codesLeft },
      hasFreshProof: person.hasFreshProof,
      needsFactor: await deps.hidesFactor(person),
      addressUndoUntil: await findUndoToEnd(person),
      needsMailedPassword: hasMail && person.ownerUnproven && !(needsAdminFactor && person.role === 'admin'),
    }
  })

  registerCall(app, deps, 'prove', async ({ person, body: { password, code } }) => {
    const userId = person.id
    const { factorSince } = await verifyOwnPassword(deps, person, password)
    if (!factorSince) return void (await markPersonProven(person, db))
    if (code === undefined) throw new AppError('wrong_code')
    await passwordAttempts.attempt({ of: attemptSubjects.codeOfSession(person.sessionId) }, () =>
      transact(async (db) => {
        const by = await consumeCode(db, deps, userId, code)
        if (by === 'recovery') await recordSignInMethodChange(db, deps, person, { change: 'recovery_code_used' })
        await markPersonProven(person, db, 'password_code')
      }),
    )
    outbox.nudge()
  })
}
