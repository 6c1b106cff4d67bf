import { byteLength } from '../text/text.ts'

const commonPattern =
  /password|passwort|qwert|asdf|abc|letmein|welcome|admin|iloveyou|dragon|monkey|firecrest|1234|0000|1111/i

export const canonicalAddress = (typed: string): string => typed.trim().normalize('NFKC').toLowerCase()

export const addressPattern =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

export const longestAddress = 254
/** OpaqueString of RFC 8265: the same password from every keyboard, whichever way it writes an accent or a space. */
export const preparePassword = (typed: string): string => typed.replace(/\p{Zs}/gu, ' ').normalize('NFC')

export const invalidAddress = 'Please enter a valid email address'
export const wrongCredentials = 'Please check your credentials and try again'
export const wrongOrUnverified =
  'Check your e-mail and password. If you have just signed up, open the link that we sent you first.'

export const isAddress = (written: string): boolean =>
  written.length <= longestAddress && addressPattern.test(canonicalAddress(written))

/** In code points of what is hashed. `signUp` holds for signing in too, `reset` for every new password. */
export const shortestPassword = { signUp: 6, reset: 8 } as const

export const mostSignUpsWaiting = 5

export const isAsLongAs = (password: string, shortest: number): boolean =>
  [...preparePassword(password)].length >= shortest

export const tooShort = `Password must be at least ${shortestPassword.signUp} characters`
export const tooShortNew = (name: string) => `${name} must be at least ${shortestPassword.reset} characters long`
export const tooLong = (name: string) => `${name} must be at most ${longestPassword} bytes`

const longestPassword = 256

export const isHashable = (password: string): boolean => byteLength(password) <= longestPassword

/** `own`: the person's names and address. */
export function isWeak(password: string, own: readonly string[]): boolean {
  const lower = password.toLowerCase()
  if (new Set(lower).size < 5) return true
  if (own.some((word) => word.length > 2 && lower.includes(word.toLowerCase()))) return true
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  const worth = password.length + 2 * (kinds - 1) - (commonPattern.test(password) ? 6 : 0)
  return worth < 12
}
