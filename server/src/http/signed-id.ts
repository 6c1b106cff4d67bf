import { createHmac } from 'node:crypto'
import { verifySigned } from './session-token.ts'

interface SigningPurpose {
  secret: string
  purpose: string
  owner?: string
}

/** `id.seal`: an HMAC-SHA256 of purpose, id and owner in base64url. */
export const signId = (sealing: SigningPurpose, id: string) => `${id}.${signatureOfId(sealing, id)}`

/** Null: not ours, or sealed for another purpose or owner. */
export const verifySignedId = (sealing: SigningPurpose, text: string | undefined) =>
  verifySigned(text, (id) => signatureOfId(sealing, id))

const signatureOfId = ({ secret, purpose, owner }: SigningPurpose, id: string) =>
  createHmac('sha256', secret)
    .update([purpose, id, owner].filter((part) => part !== undefined).join(' '))
    .digest('base64url')
