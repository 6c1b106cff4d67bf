import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { consensusPrice, peggedPrice, quoteFreshForMs } from './exchange-rate.ts'

const now = 1_000_000
const quotes = (...prices: number[]) =>
  prices.map((price, i) => ({ source: `s${i}`, price: BigInt(price), at: now - 1000 }))

describe('a price is what two fresh sources agree on', () => {
  test.each([
    ['two that agree', [100_000, 100_100], 100_050n],
    ['three', [100_000, 100_100, 99_900], 100_000n],
    ['one of three lies tenfold', [100_000, 100_100, 1_000_000], 100_050n],
    ['one alone', [100_000], null],
    ['two that are far apart', [100_000, 110_000], null],
    ['three opinions', [100_000, 120_000, 140_000], null],
    ['nobody', [], null],
    ['zeros', [0, 0], null],
  ])('%s', (_, prices, expected) => expect(consensusPrice(quotes(...prices), now)).toBe(expected))

  test('attack 36: a source that is stale or from the future is ignored', () => {
    const [fresh, other] = quotes(100_000, 100_000)
    if (!fresh || !other) throw new Error('two quotes')
    expect(consensusPrice([fresh, { ...other, at: now - quoteFreshForMs - 1 }], now)).toBeNull()
    expect(consensusPrice([fresh, { ...other, at: now + quoteFreshForMs + 1 }], now)).toBeNull()
  })

  test('a single source is not enough for a price', () => {
    expect(
      consensusPrice(
        quotes(100_000, 100_000).map((quote) => ({ ...quote, source: 'same' })),
        now,
      ),
    ).toBeNull()
  })

  test('an agreed price is near to two of its sources', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 7 }), (prices) => {
        const agreed = consensusPrice(quotes(...prices), now)
        const near = prices.filter(
          (price) => agreed !== null && Math.abs(price - Number(agreed)) <= Number(agreed) / 20 + 1,
        )
        expect(agreed === null || near.length >= 2).toBe(true)
      }),
    )
  })
})

describe('a coin that promises a dollar is charged at par while it keeps the promise', () => {
  const dollars = (text: number) => BigInt(Math.round(text * 1e6)) * 10n ** 12n
  test.each([
    [1, true],
    [0.98, true],
    [1.02, true],
    [0.9799, false],
    [1.0201, false],
  ])('at %f: %s', (market, isCharged) => expect(peggedPrice(dollars(market))).toBe(isCharged ? 10n ** 18n : null))
})
