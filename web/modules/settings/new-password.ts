import { isAsLongAs, isHashable, longestPassword, shortestPassword } from '@app/domain/account/credentials'
import type { Faults } from '../../ui/use-form.ts'

export interface Entries {
  current: string
  fresh: string
  confirmed: string
}

const fields = ['current', 'fresh', 'confirmed'] as const

/** What is said before anything is sent. What is missing is one fault of all blank fields. */
export function complaintOf(entries: Entries): Faults<keyof Entries> {
  const { fresh, confirmed } = entries
  const blank = fields.filter((field) => entries[field] === '')
  if (blank.length > 0) return Object.fromEntries(blank.map((field) => [field, 'Please fill in all fields']))
  const { reset: shortest } = shortestPassword
  if (!isAsLongAs(fresh, shortest)) return { fresh: `New password must be at least ${shortest} characters long` }
  if (!isHashable(fresh)) return { fresh: `New password must be at most ${longestPassword} bytes` }
  return fresh === confirmed ? {} : { confirmed: 'New passwords do not match' }
}
