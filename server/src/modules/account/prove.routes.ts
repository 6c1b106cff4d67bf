import type { Hono } from 'hono'
import { AppError } from '../../http/app-error.ts'
import { networkOf } from '../../http/client-network.ts'
import { serve } from '../../http/serve.ts'
import { readWays } from './change-ways.ts'
import type { AccountDeps } from './deps.ts'
import { provePassword } from './password-tries.ts'
import { findFactor, noteWayOfSession } from './second-factor.queries.ts'
import { spendCode, triesOfCode } from './second-factor.ts'
import { noteProof } from './session.queries.ts'

export function proofRoutes(app: Hono, deps: AccountDeps) {
  const { db, passwordTries, transact, trustProxy } = deps

  serve(app, deps, 'waysToSignIn', async ({ person }) => {
    const [factor] = await findFactor(db, { userId: person.id })
    const { confirmedAt = null, asksKnownDevices = true, codesLeft = 0 } = factor ?? {}
    return {
      ...(await readWays(db, person.id)),
      secondFactor: confirmedAt && { since: confirmedAt.toISOString(), asksKnownDevices, codesLeft },
      hasFreshProof: person.hasFreshProof,
    }
  })

  serve(app, deps, 'prove', async ({ person: { id: userId, sessionId: id }, body: { password, code }, c }) => {
    const { factorSince } = await provePassword(deps, userId, password)
    if (!factorSince) return void (await noteProof(db, { id, userId }))
    if (code === undefined) throw new AppError('wrong_code')
    await passwordTries.attempt(triesOfCode(userId, networkOf(c, trustProxy)), () =>
      transact(async (db) => {
        await spendCode(db, deps, userId, code)
        await noteWayOfSession(db, { id, userId, way: 'password_code' })
        await noteProof(db, { id, userId })
      }),
    )
  })
}
