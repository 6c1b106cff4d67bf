/** Without letters and digits that look like others. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

const half = 4

export const recoveryCodeCount = 10

/** `random` draws a whole number below its argument. As it is shown: f7qk-2mzd. */
export function generateRecoveryCode(random: (below: number) => number): string {
  const drawn = Array.from({ length: 2 * half }, () => letters.charAt(random(letters.length))).join('')
  return `${drawn.slice(0, half)}-${drawn.slice(half)}`
}

/** As it is compared: however it was typed. Null: no such code can be. */
export function parseRecoveryCode(typed: string): string | null {
  const plain = typed.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '')
  return plain.length === 2 * half && [...plain].every((letter) => letters.includes(letter)) ? plain : null
}

/** Six digits, however they were grouped. */
export function parseAuthenticatorCode(typed: string): string | null {
  const plain = typed.normalize('NFKC').replace(/[\s-]/g, '')
  return /^[0-9]{6}$/.test(plain) ? plain : null
}
