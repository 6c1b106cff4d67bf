import { signIn } from '@app/contract/account'
import type { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { answerRedirect } from '../../http/answer.ts'
import { serve } from '../../http/serve.ts'
import { userViewAt } from '../../http/user-view.ts'
import { log } from '../../log.ts'
import { enter } from './enter.ts'
import { leaveRoutes } from './leave.ts'

export function signInRoutes(app: Hono, deps: Deps) {
  serve(
    app,
    deps,
    signIn,
  )(async ({ body, sending, c }) => {
    const { person, cookies } = await enter(deps, c, body)
    log('info', 'Somebody signed in.', { userId: person.id })
    for (const cookie of cookies) sending.append('set-cookie', cookie)
    return await userViewAt(deps.db, person, deps.now())
  })

  app.get('/api/login', () => answerRedirect('/login'))
  leaveRoutes(app, deps)
}
