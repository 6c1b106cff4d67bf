import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits, as text for a cookie. */
export const newSessionToken = () => randomBytes(32).toString('base64url')

/** What is stored of a token, of a session or of a mailed link: the table, or a backup of it, opens nothing. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

const signatureOf = (token: string, secret: string) => createHmac('sha256', secret).update(token).digest('base64')

/** The value of a session cookie: `token.signature`, the signature an HMAC-SHA256 of the token in base64. */
export const signToken = (token: string, secret: string) => `${token}.${signatureOf(token, secret)}`

/** The token of a session cookie; null: it is not ours. */
export function openToken(cookie: string | undefined, secret: string) {
  const dot = cookie?.lastIndexOf('.') ?? -1
  if (!cookie || dot < 1) return null
  const token = cookie.slice(0, dot)
  // As text: what decodes to the same bytes may be written in many ways, and only ours is ours.
  return isSame(Buffer.from(cookie.slice(dot + 1)), Buffer.from(signatureOf(token, secret))) ? token : null
}

/** Takes as long for any two secrets; different lengths are simply not the same. */
export const isSame = (given: Uint8Array, expected: Uint8Array) =>
  given.length === expected.length && timingSafeEqual(given, expected)
