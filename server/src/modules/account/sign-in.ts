import { signInAddress } from '@app/contract/routes'
import type { Hono } from 'hono'
import { answerRedirect } from '../../http/answer.ts'
import { serve } from '../../http/serve.ts'
import { log } from '../../process/log.ts'
import type { AccountDeps } from './deps.ts'
import { signOutRoutes } from './sign-out.ts'
import { startSession } from './start-session.ts'
import { userViewAt } from './user-view.ts'

export function signInRoutes(app: Hono, deps: AccountDeps) {
  serve(app, deps, 'signIn', async ({ body, sending, c }) => {
    const { person, cookies } = await startSession(deps, c, body)
    log('info', 'Somebody signed in.', { userId: person.id })
    for (const cookie of cookies) sending.append('set-cookie', cookie)
    return await userViewAt(deps.db, person, deps.now())
  })

  app.get(signInAddress, () => answerRedirect('/login'))
  signOutRoutes(app, deps)
}
