import type { Hono } from 'hono'
import { serve } from '../../http/serve.ts'
import { readWays } from './change-ways.ts'
import type { AccountDeps } from './deps.ts'
import { provePassword } from './password-tries.ts'
import { noteProof } from './session.queries.ts'

export function proofRoutes(app: Hono, deps: AccountDeps) {
  serve(app, deps, 'waysToSignIn', async ({ person }) => ({
    ...(await readWays(deps.db, person.id)),
    hasFreshProof: person.hasFreshProof,
  }))

  serve(app, deps, 'prove', async ({ person, body: { password } }) => {
    await provePassword(deps, person.id, password)
    await noteProof(deps.db, { id: person.sessionId, userId: person.id })
  })
}
