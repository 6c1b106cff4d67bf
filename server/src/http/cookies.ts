import { serialize } from 'hono/utils/cookie'

/** The prefix keeps the cookie to this host. */
export const cookieNameFor = (publicUrl: string, name: string) =>
  `${publicUrl.startsWith('https:') ? '__Host-' : ''}firecrest.${name}`

export const sessionCookieBaseName = 'session_token'

export const sessionCookieNameFor = (publicUrl: string) => cookieNameFor(publicUrl, sessionCookieBaseName)

interface Cookie {
  name: string
  value: string
  seconds: number
  isReadable?: boolean
}

export const serializeCookie = (publicUrl: string, { name, value, seconds, isReadable = false }: Cookie) =>
  serialize(cookieNameFor(publicUrl, name), value, {
    path: '/',
    maxAge: seconds,
    httpOnly: !isReadable,
    sameSite: 'Lax',
    secure: publicUrl.startsWith('https:'),
  })
