import { byteLength, stripInvisible } from '../text/text.ts'

const commonPattern =
  /password|passwort|qwert|asdf|abc|letmein|welcome|admin|iloveyou|dragon|monkey|firecrest|1234|0000|1111/i

/** Browsers and Node have it; the types of this package name neither. */
declare const URL: new (address: string) => { hostname: string }

/** What "copy" puts on the clipboard: `mailto:ada@example.org?subject=…`, `Ada <ada@example.org>`. A name that holds an @ is no name. */
const copiedEmail = /^(?:mailto:([^?]*)(?:\?.*)?|[^<>@]*<([^<>]+)>)$/s

/** In lower case, with the domain as browsers and mail servers write it: `почта.рф` is `xn--80a1acny.xn--p1ai`. */
export function canonicalEmail(typed: string): string {
  const copied = stripInvisible(typed).trim().normalize('NFKC').toLowerCase()
  const [, linked, bracketed] = copiedEmail.exec(copied) ?? []
  const written = (linked ?? bracketed ?? copied).trim()
  const domain = written.slice(written.lastIndexOf('@') + 1)
  if (domain === written || !/^(?=.*[\u0080-\u{10ffff}])[a-z0-9.\u0080-\u{10ffff}-]+$/u.test(domain)) return written
  try {
    return written.slice(0, -domain.length) + new URL(`http://${domain}`).hostname
  } catch {
    return written
  }
}

/** What the e-mail field of HTML accepts. */
export const emailPattern =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$/

export const maxEmailLength = 254

/** OpaqueString of RFC 8265: the same password from every keyboard, whichever way it writes an accent or a space. */
export const normalizePassword = (typed: string): string => typed.replace(/\p{Zs}/gu, ' ').normalize('NFC')

export const invalidEmailMessage = 'Please enter a valid email address'
export const wrongCredentialsMessage = 'Please check your credentials and try again'
export const wrongOrUnverifiedMessage =
  'Check your email and password. If you’ve just signed up, first open the link we sent you.'

export function isEmail(written: string): boolean {
  const address = canonicalEmail(written)
  return address.length <= maxEmailLength && emailPattern.test(address)
}

/** Of a new address: "nora@exa" is a slip, though HTML and the settings of a server accept such a name. */
export const isNewEmail = (written: string): boolean => isEmail(written) && /@[^@]*\./.test(canonicalEmail(written))

/** In code points of what is hashed. `signUp` holds for signing in too, `reset` for every new password. */
export const minPasswordLength = { signUp: 6, reset: 8 } as const

export const maxPendingSignUps = 5

export const hasMinLength = (password: string, shortest: number): boolean =>
  [...normalizePassword(password)].length >= shortest

export const passwordTooShortMessage = `Password must be at least ${minPasswordLength.signUp} characters`
export const newPasswordTooShortMessage = (name: string) =>
  `${name} must be at least ${minPasswordLength.reset} characters long`
export const passwordTooLongMessage = (name: string) => `${name} is too long`

const maxPasswordBytes = 256

export const isHashableLength = (password: string): boolean =>
  byteLength(normalizePassword(password)) <= maxPasswordBytes

/** `own`: the person's names and address. */
export function isWeakPassword(typed: string, own: readonly string[]): boolean {
  const password = normalizePassword(typed)
  const lower = password.toLowerCase()
  if (new Set(lower).size < 5) return true
  if (own.some((word) => word.length > 2 && lower.includes(normalizePassword(word).toLowerCase()))) return true
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  const worth = password.length + 2 * (kinds - 1) - (commonPattern.test(password) ? 6 : 0)
  return worth < 12
}
