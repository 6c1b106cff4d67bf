import { createHmac } from 'node:crypto'
import { newestSecretOf } from '../process/secret.ts'
import { verifySigned } from './session-token.ts'

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
