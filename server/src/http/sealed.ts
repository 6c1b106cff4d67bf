import { createHmac } from 'node:crypto'
import { isSame } from './session-token.ts'

interface Sealing {
  secret: string
  purpose: string
  owner?: string
}

/** `id.seal`, the seal an HMAC-SHA256 of purpose, id and owner in base64url. */
export const seal = (sealing: Sealing, id: string) => `${id}.${sealOf(sealing, id)}`

/** Null: not ours, or sealed for another purpose or owner. */
export function openSealed(sealing: Sealing, text: string | undefined): string | null {
  const dot = text?.indexOf('.') ?? -1
  if (!text || dot < 1) return null
  const id = text.slice(0, dot)
  // Compared as text: several texts decode to the same bytes.
  return isSame(Buffer.from(text.slice(dot + 1)), Buffer.from(sealOf(sealing, id))) ? id : null
}

const sealOf = ({ secret, purpose, owner }: Sealing, id: string) =>
  createHmac('sha256', secret)
    .update([purpose, id, owner].filter((part) => part !== undefined).join(' '))
    .digest('base64url')
