import { byteLength } from '../text/text.ts'

const tried = /password|passwort|qwert|asdf|abc|letmein|welcome|admin|iloveyou|dragon|monkey|firecrest|1234|0000|1111/i

/** The one spelling of an e-mail address that is stored and compared, however it was typed. */
export const canonicalAddress = (typed: string): string => typed.trim().normalize('NFKC').toLowerCase()

/** The addresses that are taken, after `canonicalAddress`. */
export const addressPattern =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** UTF-16 units. */
export const longestAddress = 254
export const invalidAddress = 'Please enter a valid email address'

export const isAddress = (written: string): boolean =>
  written.length <= longestAddress && addressPattern.test(canonicalAddress(written))

/** Characters at least: at a sign-up and a sign-in, and where a password is replaced. */
export const shortestPassword = { signUp: 6, reset: 8 } as const

/** How many sign-ups of an address wait at once for its proof. */
export const mostSignUpsWaiting = 5

/** Characters are code points: a flame is one. */
export const isAsLongAs = (password: string, shortest: number): boolean => [...password].length >= shortest

/** Hashing costs by length, so there is an end to it. */
export const longestPassword = 256

/** The password must be well formed. */
export const isHashable = (password: string): boolean => byteLength(password) <= longestPassword

/** Would it fall to the first few guesses? A warning, never a refusal. `own` holds names and e-mail of the person. */
export function isWeak(password: string, own: readonly string[]): boolean {
  const lower = password.toLowerCase()
  if (new Set(lower).size < 5) return true
  if (own.some((word) => word.length > 2 && lower.includes(word.toLowerCase()))) return true
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  const worth = password.length + 2 * (kinds - 1) - (tried.test(password) ? 6 : 0)
  return worth < 12
}
