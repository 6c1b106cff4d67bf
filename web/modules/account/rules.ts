import { isAddress, isAsLongAs, isHashable, longestPassword, shortestPassword } from '@app/domain/account/credentials'

const { signUp: shortest, reset: shortestNew } = shortestPassword
const notAnAddress = 'Please enter a valid email address'
const tooLong = `Password must be at most ${longestPassword} bytes`

export const rules = {
  firstName: { validate: (name: string) => name.trim() !== '' || 'First name is required' },
  lastName: { validate: (name: string) => name.trim() !== '' || 'Last name is required' },
  email: { validate: (email: string) => isAddress(email) || notAnAddress },
  password: {
    validate: (password: string) => {
      if (!isAsLongAs(password, shortest)) return `Password must be at least ${shortest} characters`
      return isHashable(password) || tooLong
    },
  },
}

/** What is wrong with the address that a letter shall go to. */
export function complaintAboutEmail(email: string): string | undefined {
  if (email.trim() === '') return 'Please enter your email address'
  return isAddress(email) ? undefined : notAnAddress
}

export interface NewPassword {
  password: string
  again: string
}

/** The first thing that is wrong with a new password, and the field it is about. */
export function complaintAboutReset({ password, again }: NewPassword): [keyof NewPassword, string] | undefined {
  const missing = 'Please fill in all fields'
  if (!password) return ['password', missing]
  if (!again) return ['again', missing]
  if (!isAsLongAs(password, shortestNew))
    return ['password', `Password must be at least ${shortestNew} characters long`]
  if (!isHashable(password)) return ['password', tooLong]
  return password === again ? undefined : ['again', 'Passwords do not match']
}
