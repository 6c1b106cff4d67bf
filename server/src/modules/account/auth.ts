import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Database } from '../../db/database.ts'
import * as schema from '../../db/schema/account.ts'
import { log } from '../../process/log.ts'
import { hashedSessions } from './hashed-sessions.ts'
import { beginSession, sessionSettings } from './session-settings.ts'

interface AuthSettings {
  db: Database
  publicUrl: string
  secret: string
  /** Without mail nobody could open a link, so nobody has to. */
  hasMail: boolean
  passwords: {
    hash(password: string): Promise<string>
    verify(asked: { hash: string; password: string }): Promise<boolean>
  }
}

/**
 * Better Auth, used through `auth.api` only; its own routes are never mounted. It keeps sign-in and
 * sessions; accounts, passwords and the proof of addresses are our own use cases (decisions/0014, 0037).
 */
export function createAuth({ db, publicUrl, secret, hasMail, passwords }: AuthSettings) {
  return betterAuth({
    baseURL: publicUrl,
    secret,
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (level, message) => log(level === 'error' ? 'error' : 'debug', `sign-in: ${message}`),
    },
    database: hashedSessions(drizzleAdapter(db, { provider: 'pg', schema, transaction: true })),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 6,
      maxPasswordLength: 256,
      disableSignUp: true,
      requireEmailVerification: hasMail,
      password: passwords,
    },
    user: {
      additionalFields: {
        firstName: { type: 'string', required: true },
        lastName: { type: 'string', required: true },
        timeZone: { type: 'string', required: false, input: false },
        role: { type: 'string', required: false, input: false },
      },
    },
    databaseHooks: {
      session: { create: beginSession },
    },
    ...sessionSettings(publicUrl),
    rateLimit: { enabled: false },
  })
}

export type Auth = ReturnType<typeof createAuth>
