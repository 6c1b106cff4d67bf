import { serialize } from 'hono/utils/cookie'

/** The prefix keeps the cookie to this host. */
export const cookieName = (publicUrl: string, name: string) =>
  `${publicUrl.startsWith('https:') ? '__Host-' : ''}firecrest.${name}`

export const sessionCookieName = 'session_token'

export const sessionCookieOf = (publicUrl: string) => cookieName(publicUrl, sessionCookieName)

interface Cookie {
  name: string
  value: string
  seconds: number
}

export const writeCookie = (publicUrl: string, { name, value, seconds }: Cookie) =>
  serialize(cookieName(publicUrl, name), value, {
    path: '/',
    maxAge: seconds,
    httpOnly: true,
    sameSite: 'Lax',
    secure: publicUrl.startsWith('https:'),
  })
