import { signUp } from '@app/contract/account'
import { APIError } from 'better-auth/api'
import type { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { networkOf } from '../../http/client-network.ts'
import { serve } from '../../http/serve.ts'
import { isKnown } from './account.queries.ts'

const checkMail = 'Please check your email and click the verification link to activate your account.'
const activeAlready = 'No mail is set up here: your account is already active.'

export function signUpRoute(app: Hono, deps: Deps) {
  const { auth, db } = deps

  serve(
    app,
    deps,
    signUp,
  )(async ({ body, c }) => {
    await deps.limits.takeOrRefuse('signUpsOfNetwork', networkOf(c, deps.trustProxy), 'too_many_sign_ups')
    // With mail a known address gets the same answer as a new one, and a mail; without, nobody could tell them.
    if (!deps.hasMail && (await isKnown(db, body.email))) throw new AppError('address_taken')
    const name = `${body.firstName} ${body.lastName}`
    await auth.api.signUpEmail({ body: { ...body, name }, headers: c.req.raw.headers }).catch(async (cause) => {
      // Of two at once with one address the database lets one through; anything else is not about the address.
      if (!(await isKnown(db, body.email))) throw cause instanceof APIError ? new AppError('busy', { cause }) : cause
      if (!deps.hasMail) throw new AppError('address_taken', { cause })
    })
    return { message: deps.hasMail ? checkMail : `${checkMail} ${activeAlready}` }
  })
}
