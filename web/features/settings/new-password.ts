import { byteLength } from '@app/domain/text'

export interface Entries {
  current: string
  fresh: string
  confirmed: string
}

/** What is wrong with the three fields, and which of them are meant. */
export interface Complaint {
  sentence: string
  about: readonly (keyof Entries)[]
}

const fields = ['current', 'fresh', 'confirmed'] as const

/** What is said before anything is sent; null when there is nothing to say. */
export function complaintOf(entries: Entries): Complaint | null {
  const { fresh, confirmed } = entries
  const empty = fields.filter((field) => entries[field] === '')
  if (empty.length > 0) return { sentence: 'Please fill in all fields', about: empty }
  // Characters, as the server counts them: a flame is one.
  if ([...fresh].length < 8) return { sentence: 'New password must be at least 8 characters long', about: ['fresh'] }
  if (byteLength(fresh) > 256) return { sentence: 'New password must be at most 256 bytes', about: ['fresh'] }
  if (fresh !== confirmed) return { sentence: 'New passwords do not match', about: ['confirmed'] }
  return null
}
