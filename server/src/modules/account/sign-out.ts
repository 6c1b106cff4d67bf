import { signOutAddress } from '@app/contract/routes'
import type { Hono } from 'hono'
import { answerRedirect } from '../../http/answer.ts'
import { isUnasked } from '../../http/security.ts'
import { serve } from '../../http/serve.ts'
import type { AccountDeps } from './deps.ts'
import { endSession, forgetSession } from './session.ts'

/**
 * Signing out, as a call and as an address to visit. A visit changes something, so nobody else may cause it: no other
 * site, and no browser that looks ahead.
 */
export function signOutRoutes(app: Hono, deps: AccountDeps) {
  serve(app, deps, 'logout', async ({ c, sending }) => {
    await endSession(deps.db, deps, c)
    forgetSession(deps, sending)
    return undefined
  })

  app.get(signOutAddress, async (c) => {
    if (isUnasked(c)) return answerRedirect('/')
    await endSession(deps.db, deps, c)
    const redirect = answerRedirect('/')
    forgetSession(deps, redirect.headers)
    return redirect
  })
}
