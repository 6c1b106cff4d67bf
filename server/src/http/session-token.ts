import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits, as text for a cookie. */
export const newSessionToken = () => randomBytes(32).toString('base64url')

/** What is kept of a token: whoever reads the table, or a backup of it, cannot sign in with it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** A session cookie is `token.signature`, the signature an HMAC-SHA256 of the token in base64. Null: it is not ours. */
export function openToken(cookie: string | undefined, secret: string) {
  const dot = cookie?.lastIndexOf('.') ?? -1
  if (!cookie || dot < 1) return null
  const token = cookie.slice(0, dot)
  // As text: what decodes to the same bytes may be written in many ways, and only ours is ours.
  const expected = createHmac('sha256', secret).update(token).digest('base64')
  return isSame(Buffer.from(cookie.slice(dot + 1)), Buffer.from(expected)) ? token : null
}

/** Takes as long for any two secrets; different lengths are simply not the same. */
export const isSame = (given: Uint8Array, expected: Uint8Array) =>
  given.length === expected.length && timingSafeEqual(given, expected)
