import { verifyEmail } from '@app/contract/account'
import { APIError } from 'better-auth/api'
import type { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { serve } from '../../http/serve.ts'

export function verifyEmailRoute(app: Hono, deps: Deps) {
  serve(
    app,
    deps,
    verifyEmail,
  )(async ({ query: { token } }) => {
    const known = token && (await deps.auth.api.verifyEmail({ query: { token } }).catch(refuseLink))
    if (!known) throw new AppError('invalid_verification_link')
    return { message: 'Email verified. You can sign in now.' }
  })
}

function refuseLink(error: unknown): never {
  if (!(error instanceof APIError)) throw error
  throw new AppError('invalid_verification_link', { cause: error })
}
