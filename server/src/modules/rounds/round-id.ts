import { createHash } from 'node:crypto'

/** The same id for the same content (RFC 9562, version 8). */
export function hashToRoundId(content: readonly unknown[]) {
  const hex = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
