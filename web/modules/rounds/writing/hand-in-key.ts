/** What a draft remembers of its tries to be handed in. */
export interface Keyed {
  /** The Idempotency-Key of the next try … */
  key: string
  /** … and the content that it was used for; null before the first try. */
  keyOf: string | null
}

export const freshKey = (): Keyed => ({ key: newKey(), keyOf: null })

/** A key that no try has used belongs to nobody yet: two tabs on one draft must not share it. */
export const reopened = <D extends Keyed>(draft: D): D => (draft.keyOf === null ? { ...draft, ...freshKey() } : draft)

/** The same content keeps its key, so a repeated try cannot count twice; changed content gets a new one. */
export function keyed<D extends Keyed>(draft: D, content: string): D {
  if (draft.keyOf === content) return draft
  return { ...draft, keyOf: content, key: draft.keyOf === null ? draft.key : newKey() }
}

export const isKeyed = ({ key, keyOf }: { key?: unknown; keyOf?: unknown }): boolean =>
  typeof key === 'string' && (keyOf === null || typeof keyOf === 'string')

/** `randomUUID` is missing on plain http, where the app must work as well. */
function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
