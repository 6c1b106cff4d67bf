import { signOutAddress } from '@app/contract/routes'
import type { Hono } from 'hono'
import { answerRedirect } from '../../http/answer.ts'
import { isUnasked } from '../../http/security.ts'
import { serve } from '../../http/serve.ts'
import type { AccountDeps } from './deps.ts'
import { endedCookie, endSession } from './session-ends.ts'

/** What a browser drops for the next person in front of it: pages and answers it kept. Drafts are the person's own. */
const clearing = '"cache"'

/**
 * Signing out, as a call and as an address to visit. A visit changes something, so nobody else may cause it: no other
 * site, and no browser that looks ahead.
 */
export function signOutRoutes(app: Hono, deps: AccountDeps) {
  serve(app, deps, 'logout', async ({ c, sending }) => {
    await endSession(deps, c)
    sending.append('set-cookie', endedCookie(deps))
    sending.append('clear-site-data', clearing)
    return undefined
  })

  app.get(signOutAddress, async (c) => {
    if (isUnasked(c)) return answerRedirect('/')
    await endSession(deps, c)
    return answerRedirect('/', { 'set-cookie': endedCookie(deps), 'clear-site-data': clearing })
  })
}
