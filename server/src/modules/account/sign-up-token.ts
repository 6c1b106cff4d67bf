import { createHmac } from 'node:crypto'
import { isSame } from '../../http/session-token.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const sealOf = (secret: string, id: string) =>
  createHmac('sha256', secret).update(`sign-up link ${id}`).digest('base64url')

/** What the link of a sign-up carries: the same at each sending, and nothing that a copy of the database could make. */
export const signUpToken = (secret: string, id: string) => `${id}.${sealOf(secret, id)}`

/** The sign-up of a link, or null: it is not ours. */
export function openSignUpToken(secret: string, token: string): string | null {
  const [id = '', seal = '', ...more] = token.split('.')
  const isOurs = uuid.test(id) && more.length === 0 && isSame(Buffer.from(seal), Buffer.from(sealOf(secret, id)))
  return isOurs ? id : null
}

/**
 * Sign-ups of one address are hashed with one nonce, which nobody without the secret can know: a sign-in is compared to
 * all of them by one hash, and costs as much as that of an unknown address.
 */
export const pendingNonce = (secret: string, email: string) =>
  createHmac('sha256', secret).update(`password of a pending sign-up ${email}`).digest().subarray(0, 16)
