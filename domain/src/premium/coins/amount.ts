/** Amounts are whole numbers of smallest units, prices whole numbers of 10^-18 dollars; no floating point anywhere. */
const priceDigits = 18

/**
 * A decimal number as people and price servers write it, in units of 10^-decimals; digits beyond those must be zeros.
 * Null: not plainly written (a sign, an exponent, spaces), or finer than the unit.
 */
export function unitsOf(text: string, decimals: number): bigint | null {
  const match = /^([0-9]{1,40})(?:\.([0-9]{1,40}))?$/.exec(text)
  if (!match) return null
  const [, whole = '', fraction = ''] = match
  const kept = fraction.slice(0, decimals).padEnd(decimals, '0')
  return /[1-9]/.test(fraction.slice(decimals)) ? null : BigInt(whole + kept)
}

/** The same the other way, without zeros at the end. */
export function amountText(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, '0')
  const cut = digits.length - decimals
  const after = digits.slice(cut)
  const fraction = after.slice(0, [...after].findLastIndex((digit) => digit !== '0') + 1)
  return fraction ? `${digits.slice(0, cut)}.${fraction}` : digits.slice(0, cut)
}

/** A price in dollars as a whole number of 10^-18 dollars; null unless plainly written and above zero. */
export function priceOf(text: string): bigint | null {
  const match = /^([0-9]{1,12})(?:\.([0-9]{1,40}))?$/.exec(text)
  if (!match) return null
  const [, whole = '', fraction = ''] = match
  const price = BigInt(whole + fraction.slice(0, priceDigits).padEnd(priceDigits, '0'))
  return price > 0n ? price : null
}

interface Quote {
  cents: number
  /** Dollars for one, times 10^18. */
  price: bigint
  decimals: number
  shownDecimals: number
}

/** What is due in smallest units, rounded up to what is shown: what a person reads is what they owe, and never worth less. */
export function amountDue({ cents, price, decimals, shownDecimals }: Quote): bigint {
  const exact = up(BigInt(cents) * 10n ** BigInt(decimals + priceDigits), price * 100n)
  const step = 10n ** BigInt(decimals - Math.min(decimals, shownDecimals))
  return up(exact, step) * step
}

const up = (a: bigint, b: bigint) => (a + b - 1n) / b
