import type { TransactionDeps } from '../../db/transaction.ts'
import type { RateLimits } from '../../http/rate-limit.ts'
import type { CallDeps } from '../../http/register-call.ts'
import type { Providers } from '../../vendors/oidc/providers.ts'
import type { GuestEvents } from '../guest/guest-events.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { ConstantTimeResponse } from './constant-time-response.ts'
import type { PasswordAttempts } from './password-attempts.ts'
import type { Passwords } from './password-hash.ts'

export interface AccountDeps extends CallDeps, TransactionDeps {
  secret: string
  now(): Date
  limits: RateLimits
  trustProxy: number
  guestEvents: GuestEvents
  sessionCookie: string
  passwordAttempts: PasswordAttempts
  hasMail: boolean
  outbox: Outbox
  passwords: Passwords
  constantTimeResponse: ConstantTimeResponse
  adminEmails: readonly string[]
  needsAdminFactor: boolean
  /** By which people may sign in besides. */
  providers: Providers
}
