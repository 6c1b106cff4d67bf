import {
  invalidAddress,
  isAddress,
  isAsLongAs,
  isHashable,
  longestPassword,
  shortestPassword,
} from '@app/domain/account/credentials'
import type { Faults } from '../../ui/use-form.ts'

const { signUp: shortest, reset: shortestNew } = shortestPassword
const tooLong = `Password must be at most ${longestPassword} bytes`

export interface Entries {
  firstName: string
  lastName: string
  email: string
  password: string
}

export function complaintsAbout({ firstName, lastName, email, password }: Entries, mode: 'in' | 'up') {
  const faults: Faults<keyof Entries> = {}
  if (mode === 'up' && firstName.trim() === '') faults.firstName = 'First name is required'
  if (mode === 'up' && lastName.trim() === '') faults.lastName = 'Last name is required'
  if (!isAddress(email)) faults.email = invalidAddress
  if (!isAsLongAs(password, shortest)) faults.password = `Password must be at least ${shortest} characters`
  else if (!isHashable(password)) faults.password = tooLong
  return faults
}

export function complaintAboutEmail(email: string): Faults<'email'> {
  if (email.trim() === '') return { email: 'Please enter your email address' }
  return isAddress(email) ? {} : { email: invalidAddress }
}

export interface NewPassword {
  password: string
  again: string
}

/** Only the first fault. */
export function complaintAboutReset({ password, again }: NewPassword): Faults<keyof NewPassword> {
  const missing = 'Please fill in all fields'
  if (!password) return { password: missing }
  if (!again) return { again: missing }
  if (!isAsLongAs(password, shortestNew))
    return { password: `Password must be at least ${shortestNew} characters long` }
  if (!isHashable(password)) return { password: tooLong }
  return password === again ? {} : { again: 'Passwords do not match' }
}
