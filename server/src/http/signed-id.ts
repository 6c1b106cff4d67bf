import { createHmac } from 'node:crypto'
import { openSigned } from './session-token.ts'

interface Sealing {
  secret: string
  purpose: string
  owner?: string
}

/** `id.seal`: an HMAC-SHA256 of purpose, id and owner in base64url. */
export const signId = (sealing: Sealing, id: string) => `${id}.${sealOf(sealing, id)}`

/** Null: not ours, or sealed for another purpose or owner. */
export const verifySignedId = (sealing: Sealing, text: string | undefined) =>
  openSigned(text, (id) => sealOf(sealing, id))

const sealOf = ({ secret, purpose, owner }: Sealing, id: string) =>
  createHmac('sha256', secret)
    .update([purpose, id, owner].filter((part) => part !== undefined).join(' '))
    .digest('base64url')
