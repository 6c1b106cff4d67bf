import { isAsLongAs, isHashable, longestPassword, shortestPassword } from '@app/domain/account/credentials'

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
  const { reset: shortest } = shortestPassword
  if (!isAsLongAs(fresh, shortest))
    return { sentence: `New password must be at least ${shortest} characters long`, about: ['fresh'] }
  if (!isHashable(fresh)) return { sentence: `New password must be at most ${longestPassword} bytes`, about: ['fresh'] }
  if (fresh !== confirmed) return { sentence: 'New passwords do not match', about: ['confirmed'] }
  return null
}
