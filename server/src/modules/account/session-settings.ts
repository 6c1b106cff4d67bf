import { sessionCookieOf } from '../../http/session-cookie.ts'
import { newSessionToken } from '../../http/session-token.ts'
import { deviceName } from './device-name.ts'

const days = 24 * 60 * 60

/** How Better Auth keeps sessions and names their cookie. */
export const sessionSettings = (publicUrl: string) => ({
  session: {
    // However often it is used. Unused, it ends after 30 days: see the reader.
    expiresIn: 90 * days,
    cookieCache: { enabled: false },
    additionalFields: { device: { type: 'string', required: false, input: false } },
  } as const,
  advanced: {
    cookies: { session_token: { name: sessionCookieOf(publicUrl) } },
    defaultCookieAttributes: { secure: publicUrl.startsWith('https:') },
    // The prefix is part of our own name.
    useSecureCookies: false,
  },
})

/** A session as it begins. What a browser says of itself and its place is its own business: a coarse name is all. */
export const beginSession = {
  before: async <S extends object>(session: S, context: { headers?: Headers | undefined } | null) => ({
    data: {
      ...session,
      token: newSessionToken(),
      device: deviceName(context?.headers?.get('user-agent')),
      ipAddress: null,
      userAgent: null,
    },
  }),
}
