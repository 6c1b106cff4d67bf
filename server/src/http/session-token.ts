import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { newestSecretOf, secretVersionsOf } from '../process/secret.ts'

export const createSessionToken = () => randomBytes(32).toString('base64url')

/** Only this hash is stored: a copy of the table opens nothing. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

const signatureOf = (token: string, secret: string) => createHmac('sha256', secret).update(token).digest('base64')

export const signToken = (token: string, secret: string) => `${token}.${signatureOf(token, newestSecretOf(secret))}`

export const verifyToken = (cookie: string | undefined, secret: string) => verifySigned(cookie, secret, signatureOf)

type Sign = (content: string, secret: string) => string

/** Null: not ours, by no version of the secret. Compared as text, for several texts decode to the same bytes. */
export function verifySigned(text: string | undefined, secret: string, sign: Sign): string | null {
  const dot = text?.lastIndexOf('.') ?? -1
  if (!text || dot < 1) return null
  const content = text.slice(0, dot)
  const signature = Buffer.from(text.slice(dot + 1))
  const isOurs = secretVersionsOf(secret).some((version) =>
    isEqualInConstantTime(signature, Buffer.from(sign(content, version))),
  )
  return isOurs ? content : null
}

/** In constant time for equal lengths. */
export const isEqualInConstantTime = (actual: Uint8Array, expected: Uint8Array) =>
  actual.length === expected.length && timingSafeEqual(actual, expected)

interface SigningPurpose {
  secret: string
  purpose: string
  owner?: string
}

/** `id.seal`: an HMAC-SHA256 of purpose, id and owner in base64url. */
export const signId = (sealing: SigningPurpose, id: string) =>
  `${id}.${signatureOfId(sealing, id, newestSecretOf(sealing.secret))}`

/** Null: not ours, or sealed for another purpose or owner. */
export const verifySignedId = (sealing: SigningPurpose, text: string | undefined) =>
  verifySigned(text, sealing.secret, (id, version) => signatureOfId(sealing, id, version))

const signatureOfId = ({ purpose, owner }: SigningPurpose, id: string, version: string) =>
  createHmac('sha256', version)
    .update([purpose, id, owner].filter((part) => part !== undefined).join(' '))
    .digest('base64url')
