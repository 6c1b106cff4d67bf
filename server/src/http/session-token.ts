import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

export const createSessionToken = () => randomBytes(32).toString('base64url')

/** Only this hash is stored: a copy of the table opens nothing. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

const signatureOf = (token: string, secret: string) => createHmac('sha256', secret).update(token).digest('base64')

export const signToken = (token: string, secret: string) => `${token}.${signatureOf(token, secret)}`

export const verifyToken = (cookie: string | undefined, secret: string) =>
  verifySigned(cookie, (token) => signatureOf(token, secret))

/** Null: not ours. Compared as text, for several texts decode to the same bytes. */
export function verifySigned(text: string | undefined, sign: (content: string) => string): string | null {
  const dot = text?.lastIndexOf('.') ?? -1
  if (!text || dot < 1) return null
  const content = text.slice(0, dot)
  return isEqualInConstantTime(Buffer.from(text.slice(dot + 1)), Buffer.from(sign(content))) ? content : null
}

/** In constant time for equal lengths. */
export const isEqualInConstantTime = (actual: Uint8Array, expected: Uint8Array) =>
  actual.length === expected.length && timingSafeEqual(actual, expected)
