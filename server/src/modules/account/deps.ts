import type { CallDeps } from '../../http/serve.ts'
import type { GuestDeps } from '../guest/deps.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { Auth } from './auth.ts'
import type { EvenTime } from './even-time.ts'
import type { Passwords } from './password.ts'
import type { PasswordTries } from './password-tries.ts'

export interface AccountDeps extends GuestDeps, CallDeps {
  auth: Auth
  /** The name of the cookie that holds a session. */
  sessionCookie: string
  /** Around every check of a password. */
  passwordTries: PasswordTries
  /** Whether mails are sent; without, accounts are active at once and mails become files. */
  hasMail: boolean
  outbox: Outbox
  passwords: Passwords
  /** For every answer that must not tell who is known. */
  evenTime: EvenTime
}
