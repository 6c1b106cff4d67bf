import { serialize } from 'hono/utils/cookie'

/** Over https the browser takes this cookie from this host only, never from a neighbour under the same domain. */
export const cookieName = (publicUrl: string, name: string) =>
  `${publicUrl.startsWith('https:') ? '__Host-' : ''}firecrest.${name}`

/** The cookie of a session. */
export const sessionCookieName = 'session_token'

export const sessionCookieOf = (publicUrl: string) => cookieName(publicUrl, sessionCookieName)

interface Written {
  name: string
  value: string
  /** Zero: the browser forgets it. */
  seconds: number
}

/** A cookie for the whole site that no script reads and no other site sends along with a write. */
export const writeCookie = (publicUrl: string, { name, value, seconds }: Written) =>
  serialize(cookieName(publicUrl, name), value, {
    path: '/',
    maxAge: seconds,
    httpOnly: true,
    sameSite: 'Lax',
    secure: publicUrl.startsWith('https:'),
  })
