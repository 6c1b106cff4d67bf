import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

export const newSessionToken = () => randomBytes(32).toString('base64url')

/** Only this hash is stored, so that the table or a backup of it opens nothing. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

const signatureOf = (token: string, secret: string) => createHmac('sha256', secret).update(token).digest('base64')

export const signToken = (token: string, secret: string) => `${token}.${signatureOf(token, secret)}`

export function openToken(cookie: string | undefined, secret: string) {
  const dot = cookie?.lastIndexOf('.') ?? -1
  if (!cookie || dot < 1) return null
  const token = cookie.slice(0, dot)
  // Compared as text: several texts decode to the same bytes.
  return isSame(Buffer.from(cookie.slice(dot + 1)), Buffer.from(signatureOf(token, secret))) ? token : null
}

/** In constant time for equal lengths. */
export const isSame = (actual: Uint8Array, expected: Uint8Array) =>
  actual.length === expected.length && timingSafeEqual(actual, expected)
