/** Without letters and digits that look like others. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

const half = 4

export const recoveryCodeCount = 10

/** `random` draws a whole number below its argument. As it is shown: f7qk-2mzd. */
export function generateRecoveryCode(random: (below: number) => number): string {
  const drawn = Array.from({ length: 2 * half }, () => letters.charAt(random(letters.length))).join('')
  return `${drawn.slice(0, half)}-${drawn.slice(half)}`
}

/** As it is compared: however it was typed, or whatever was copied with it. Null: no such code can be. */
export function parseRecoveryCode(typed: string): string | null {
  const plain = plainCodeOf(typed).toLowerCase()
  return plain.length === 2 * half && [...plain].every((letter) => letters.includes(letter)) ? plain : null
}

/** Six digits, however they were grouped. */
export function parseAuthenticatorCode(typed: string): string | null {
  const plain = plainCodeOf(typed)
  return /^[0-9]{6}$/.test(plain) ? plain : null
}

/** Letters and digits alone: messengers put spaces, marks and signs that nobody sees around a code. */
const plainCodeOf = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[^\p{L}\p{Nd}]/gu, '')
    .replace(/\p{Nd}/gu, latinDigitOf)

const digit = /^\p{Nd}$/u

/** Keyboards of Arabic or Hindi write their own digits. Unicode has the ten of a script in a row, zero first. */
function latinDigitOf(written: string): string {
  const code = written.codePointAt(0) ?? 0
  let zero = code
  while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1
  return `${(code - zero) % 10}`
}
