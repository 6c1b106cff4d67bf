import { createHmac } from 'node:crypto'
import { isSame } from './session-token.ts'

interface Sealing {
  secret: string
  purpose: string
  /** Whose id it is, where only somebody who knows that may open it. */
  owner?: string
}

/** An id that only we can have written: `id.seal`, the seal an HMAC-SHA256 of purpose, id and owner in base64url. */
export const seal = (sealing: Sealing, id: string) => `${id}.${sealOf(sealing, id)}`

/** The id of a sealed text; null: it is not ours, or was sealed for something else. */
export function openSealed(sealing: Sealing, text: string | undefined): string | null {
  const dot = text?.indexOf('.') ?? -1
  if (!text || dot < 1) return null
  const id = text.slice(0, dot)
  // As text: what decodes to the same bytes may be written in many ways, and only ours is ours.
  return isSame(Buffer.from(text.slice(dot + 1)), Buffer.from(sealOf(sealing, id))) ? id : null
}

const sealOf = ({ secret, purpose, owner }: Sealing, id: string) =>
  createHmac('sha256', secret)
    .update([purpose, id, owner].filter((part) => part !== undefined).join(' '))
    .digest('base64url')
