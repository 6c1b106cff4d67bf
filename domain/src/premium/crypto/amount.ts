/** Amounts are in smallest units, prices in 10^-18 dollars: never use floating point. */
const priceDigits = 18

export function formatUnits(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, '0')
  const cut = digits.length - decimals
  const after = digits.slice(cut)
  const fraction = after.slice(0, [...after].findLastIndex((digit) => digit !== '0') + 1)
  return fraction ? `${digits.slice(0, cut)}.${fraction}` : digits.slice(0, cut)
}

/** In 10^-18 dollars, rounded down; null unless a plain decimal above zero. */
export function parsePrice(text: string): bigint | null {
  const match = /^([0-9]{1,12})(?:\.([0-9]{1,40}))?$/.exec(text)
  if (!match) return null
  const [, whole = '', fraction = ''] = match
  const price = BigInt(whole + fraction.slice(0, priceDigits).padEnd(priceDigits, '0'))
  return price > 0n ? price : null
}

interface Quote {
  cents: number
  price: bigint
  decimals: number
  shownDecimals: number
}

/** In smallest units, rounded up to the shown digits: the person owes what they read. */
export function amountDue({ cents, price, decimals, shownDecimals }: Quote): bigint {
  const exact = up(BigInt(cents) * 10n ** BigInt(decimals + priceDigits), price * 100n)
  const step = 10n ** BigInt(decimals - Math.min(decimals, shownDecimals))
  return up(exact, step) * step
}

const up = (a: bigint, b: bigint) => (a + b - 1n) / b
