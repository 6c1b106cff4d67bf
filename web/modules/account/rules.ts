import {
  invalidAddress,
  isAddress,
  isAsLongAs,
  isHashable,
  preparePassword,
  shortestPassword,
  tooLong,
  tooShort,
  tooShortNew,
} from '@app/domain/account/credentials'
import { isBlank } from '@app/domain/text/text'
import type { Faults } from '../../ui/use-form.ts'

const { signUp: shortest, reset: shortestNew } = shortestPassword

export const missingFields = 'Please fill in all fields'

export interface Entries {
  firstName: string
  lastName: string
  email: string
  password: string
}

export function complaintsAbout({ firstName, lastName, email, password }: Entries, mode: 'in' | 'up') {
  const faults: Faults<keyof Entries> = {}
  if (mode === 'up' && isBlank(firstName)) faults.firstName = 'First name is required'
  if (mode === 'up' && isBlank(lastName)) faults.lastName = 'Last name is required'
  if (!isAddress(email)) faults.email = invalidAddress
  if (!isAsLongAs(password, shortest)) faults.password = tooShort
  else if (!isHashable(password)) faults.password = tooLong('Password')
  return faults
}

export function complaintAboutEmail(email: string): Faults<'email'> {
  if (isBlank(email)) return { email: 'Please enter your email address' }
  return isAddress(email) ? {} : { email: invalidAddress }
}

export interface NewPassword {
  password: string
  again: string
}

export function complaintAboutReset({ password, again }: NewPassword): Faults<keyof NewPassword> {
  if (!password) return { password: missingFields }
  if (!again) return { again: missingFields }
  if (!isAsLongAs(password, shortestNew)) return { password: tooShortNew('Password') }
  if (!isHashable(password)) return { password: tooLong('Password') }
  return preparePassword(password) === preparePassword(again) ? {} : { again: 'Passwords do not match' }
}
