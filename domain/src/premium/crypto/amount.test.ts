import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountDue, formatUnits, parsePrice } from './amount.ts'
import { assets } from './assets.ts'

const price = (text: string) => parsePrice(text) ?? 0n
const due = (text: string, decimals: number, shownDecimals = decimals) =>
  formatUnits(amountDue({ cents: 10_448, price: price(text), decimals, shownDecimals }), decimals)

describe('what is due is rounded up to what is shown', () => {
  // 104.48 divided by hand.
  test.each([
    ['1', 6, 6, '104.48'],
    ['104480', 8, 8, '0.001'],
    ['100000', 8, 8, '0.0010448'],
    ['3', 18, 8, '34.82666667'],
    ['3000', 18, 8, '0.03482667'],
    ['170', 9, 6, '0.614589'],
    ['2.17', 6, 6, '48.147466'],
  ])('at %s dollars with %i decimals, %i of them shown: %s', (text, decimals, shown, expected) =>
    expect(due(text, decimals, shown)).toBe(expected),
  )
})

describe('a price is a plain number above zero', () => {
  test.each(['0', '0.0', '', '-1', '1e-9', 'NaN', 'Infinity', ' 1', '1,000', '1.', '.5', '0x10', '1'.repeat(13)])(
    'attack 36: %j is not a price',
    (text) => expect(parsePrice(text)).toBeNull(),
  )
  test('eighteen digits stay exact', () => expect(parsePrice('0.9999999999999999999')).toBe(999_999_999_999_999_999n))
})

test('an amount is written exactly', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 30n), fc.integer({ min: 0, max: 18 }), (units, decimals) => {
      const [whole = '', fraction = ''] = formatUnits(units, decimals).split('.')
      expect(BigInt(whole + fraction.padEnd(decimals, '0'))).toBe(units)
    }),
  )
})

test('what is due is never worth less than the price, and at most one shown step more', () => {
  fc.assert(
    fc.property(fc.constantFrom(...assets), fc.bigInt(10n ** 12n, 10n ** 26n), (asset, at) => {
      const units = amountDue({ cents: 10_448, price: at, ...asset })
      const scale = 10n ** BigInt(asset.decimals + 18)
      const step = 10n ** BigInt(asset.decimals - asset.shownDecimals)
      expect(units * at * 100n >= 10_448n * scale).toBe(true)
      expect((units - step) * at * 100n < 10_448n * scale).toBe(true)
    }),
  )
})
