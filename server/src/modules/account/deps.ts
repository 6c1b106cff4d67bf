import type { Transacting } from '../../db/transaction.ts'
import type { Limits } from '../../http/rate-limit.ts'
import type { CallDeps } from '../../http/serve.ts'
import type { GuestEvents } from '../guest/events.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { EvenAnswerTime } from './even-answer-time.ts'
import type { Passwords } from './password.ts'
import type { PasswordTries } from './password-tries.ts'

export interface AccountDeps extends CallDeps, Transacting {
  /** Signs cookies and the links of sign-ups. */
  secret: string
  now(): Date
  limits: Limits
  /** How many proxies in front are ours. */
  trustProxy: number
  /** A sign-up in a browser that tried a problem before is noted here. */
  guestEvents: GuestEvents
  /** The name of the cookie that holds a session. */
  sessionCookie: string
  /** Around every check of a password. */
  passwordTries: PasswordTries
  /** Whether mails are sent; without, accounts are active at once and mails become files. */
  hasMail: boolean
  outbox: Outbox
  passwords: Passwords
  /** For every answer that must not tell who is known. */
  evenAnswerTime: EvenAnswerTime
}
