import type { Transacting } from '../../db/transaction.ts'
import type { Limits } from '../../http/rate-limit.ts'
import type { CallDeps } from '../../http/serve.ts'
import type { Providers } from '../../vendors/oidc/providers.ts'
import type { GuestEvents } from '../guest/events.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { EvenAnswerTime } from './even-answer-time.ts'
import type { Passwords } from './password.ts'
import type { PasswordTries } from './password-tries.ts'

export interface AccountDeps extends CallDeps, Transacting {
  secret: string
  now(): Date
  limits: Limits
  trustProxy: number
  guestEvents: GuestEvents
  sessionCookie: string
  passwordTries: PasswordTries
  hasMail: boolean
  outbox: Outbox
  passwords: Passwords
  evenAnswerTime: EvenAnswerTime
  adminEmails: readonly string[]
  adminsNeedSecondFactor: boolean
  /** By which people may sign in besides. */
  providers: Providers
}
