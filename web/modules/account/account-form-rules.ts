import {
  hasMinLength,
  invalidEmailMessage,
  isEmail,
  isHashableLength,
  isNewEmail,
  minPasswordLength,
  newPasswordTooShortMessage,
  normalizePassword,
  passwordTooLongMessage,
  passwordTooShortMessage,
} from '@app/domain/account/credentials'
import { isBlank } from '@app/domain/text/text'
import type { FieldErrors } from '../../ui/use-form.ts'

const { signUp: shortest, reset: shortestNew } = minPasswordLength

export const missingFieldsMessage = 'Please fill in all fields'
export const missingDigitsMessage = 'Please enter all six digits'

export interface AccountFormEntries {
  firstName: string
  lastName: string
  email: string
  password: string
}

export type Names = Pick<AccountFormEntries, 'firstName' | 'lastName'>

export function validateNames({ firstName, lastName }: Names) {
  const faults: FieldErrors<keyof Names> = {}
  if (isBlank(firstName)) faults.firstName = 'First name is required'
  if (isBlank(lastName)) faults.lastName = 'Last name is required'
  return faults
}

export function validateAccountForm({ email, password, ...names }: AccountFormEntries, mode: 'in' | 'up') {
  const faults: FieldErrors<keyof AccountFormEntries> = mode === 'up' ? validateNames(names) : {}
  const isValid = mode === 'up' ? isNewEmail : isEmail
  if (!isValid(email)) faults.email = invalidEmailMessage
  if (!hasMinLength(password, shortest)) faults.password = passwordTooShortMessage
  else if (!isHashableLength(password)) faults.password = passwordTooLongMessage('Password')
  return faults
}

export function validateEmailField(email: string): FieldErrors<'email'> {
  if (isBlank(email)) return { email: 'Please enter your email address' }
  return isEmail(email) ? {} : { email: invalidEmailMessage }
}

export interface NewPassword {
  password: string
  again: string
}

export function validateResetForm({ password, again }: NewPassword): FieldErrors<keyof NewPassword> {
  if (!password) return { password: missingFieldsMessage }
  if (!again) return { again: missingFieldsMessage }
  if (!hasMinLength(password, shortestNew)) return { password: newPasswordTooShortMessage('Password') }
  if (!isHashableLength(password)) return { password: passwordTooLongMessage('Password') }
  return normalizePassword(password) === normalizePassword(again) ? {} : { again: 'Passwords do not match' }
}
