import type { Hono } from 'hono'
import { AppError } from '../../http/app-error.ts'
import { networkOf } from '../../http/client-network.ts'
import { serve } from '../../http/serve.ts'
import { noteChange, readWays } from './change-ways.ts'
import type { AccountDeps } from './deps.ts'
import { provePassword } from './password-tries.ts'
import { findFactor } from './second-factor.queries.ts'
import { spendCode, triesOfCode } from './second-factor.ts'
import { noteProofOf } from './session.ts'

export function proofRoutes(app: Hono, deps: AccountDeps) {
  const { db, outbox, passwordTries, transact, trustProxy } = deps

  serve(app, deps, 'waysToSignIn', async ({ person }) => {
    const [factor] = await findFactor(db, { userId: person.id })
    const { confirmedAt = null, asksKnownDevices = true, codesLeft = 0 } = factor ?? {}
    const { passwordSince, ...ways } = await readWays(db, person.id)
    return {
      ...ways,
      passwordSince: passwordSince?.toISOString() ?? null,
      secondFactor: confirmedAt && { since: confirmedAt.toISOString(), asksKnownDevices, codesLeft },
      hasFreshProof: person.hasFreshProof,
    }
  })

  serve(app, deps, 'prove', async ({ person, body: { password, code }, c }) => {
    const userId = person.id
    const { factorSince } = await provePassword(deps, userId, password)
    if (!factorSince) return void (await noteProofOf(person, db))
    if (code === undefined) throw new AppError('wrong_code')
    await passwordTries.attempt(triesOfCode(userId, networkOf(c, trustProxy)), () =>
      transact(async (db) => {
        const by = await spendCode(db, deps, userId, code)
        if (by === 'recovery') await noteChange(db, deps, person, { change: 'recovery_code_used' })
        await noteProofOf(person, db, 'password_code')
      }),
    )
    outbox.nudge()
  })
}
