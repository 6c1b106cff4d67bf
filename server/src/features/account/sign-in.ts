import { signIn } from '@app/contract/account'
import { APIError } from 'better-auth/api'
import type { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { answerRedirect } from '../../http/answer.ts'
import { AppError } from '../../http/app-error.ts'
import { isForeignSite } from '../../http/security.ts'
import { serve } from '../../http/serve.ts'
import { userView } from '../../http/user-view.ts'

export function signInRoutes(app: Hono, deps: Deps) {
  const { auth } = deps

  serve(
    app,
    deps,
    signIn,
  )(async ({ body, sending, c }) => {
    const { headers } = await auth.api
      .signInEmail({ body, headers: c.req.raw.headers, returnHeaders: true })
      .catch(refuseSignIn)
    const cookies = headers.getSetCookie()
    for (const cookie of cookies) sending.append('set-cookie', cookie)
    const person = await deps.readSession(c, sessionValue(cookies, deps.sessionCookie))
    if (!person) throw new Error('The new session cannot be read.')
    return userView(person)
  })

  signInAndOutPages(app, deps)
}

/** The two addresses that a browser is sent to, rather than calls. */
function signInAndOutPages(app: Hono, { auth }: Deps) {
  app.get('/api/login', () => answerRedirect('/login'))

  app.get('/api/logout', async (c) => {
    if (isForeignSite(c) || /prefetch/.test(c.req.header('sec-purpose') ?? '')) return answerRedirect('/')
    const { headers } = await auth.api.signOut({ headers: c.req.raw.headers, returnHeaders: true })
    const sent = answerRedirect('/')
    for (const cookie of headers.getSetCookie()) sent.headers.append('set-cookie', cookie)
    return sent
  })
}

const sessionValue = (cookies: readonly string[], name: string) => {
  const line = cookies.find((cookie) => cookie.startsWith(`${name}=`))
  return decodeURIComponent(line?.slice(name.length + 1).split(';')[0] ?? '')
}

function refuseSignIn(error: unknown): never {
  if (!(error instanceof APIError)) throw error
  throw new AppError(error.status === 'FORBIDDEN' ? 'address_unverified' : 'wrong_credentials', { cause: error })
}
