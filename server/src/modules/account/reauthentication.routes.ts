import type { Hono } from 'hono'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import { registerCall } from '../../http/register-call.ts'
import { listSignInMethods, recordSignInMethodChange } from './change-sign-in-methods.ts'
import type { AccountDeps } from './deps.ts'
import { findEmailUndo } from './email-change.queries.ts'
import { attemptSubjects, verifyOwnPassword } from './password-attempts.ts'
import { hasEstablishedFactor } from './presented-factor.ts'
import { findSecondFactor } from './second-factor.queries.ts'
import { consumeCode } from './second-factor.ts'
import { markPersonProven } from './session.ts'

export function registerReauthenticationRoutes(app: Hono, deps: AccountDeps) {
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
