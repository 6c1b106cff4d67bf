import type { Hono } from 'hono'
import { serve } from '../../http/serve.ts'
import { changePasswordRoute } from './change-password.ts'
import type { AccountDeps } from './deps.ts'
import { forgotPasswordRoute } from './forgot-password.ts'
import { resendVerificationRoute } from './resend-verification.ts'
import { resetPasswordRoute } from './reset-password.ts'
import { signInRoutes } from './sign-in.ts'
import { signOutRoutes } from './sign-out.ts'
import { signUpRoute } from './sign-up.ts'
import { userViewAt } from './user-view.ts'
import { verifyEmailRoute } from './verify-email.ts'

export function accountRoutes(app: Hono, deps: AccountDeps) {
  signUpRoute(app, deps)
  signInRoutes(app, deps)
  signOutRoutes(app, deps)
  serve(app, deps, 'currentUser', ({ person }) => userViewAt(deps.db, person, deps.now()))
  verifyEmailRoute(app, deps)
  resendVerificationRoute(app, deps)
  forgotPasswordRoute(app, deps)
  resetPasswordRoute(app, deps)
  changePasswordRoute(app, deps)
}
