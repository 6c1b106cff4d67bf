import type { Hex } from 'ox/Hex'
import { describe, expect, test } from 'vitest'
import { erc20 } from './erc20.ts'

const payer: Hex = `0x${'ab'.repeat(20)}`
const receiver: Hex = `0x${'cd'.repeat(20)}`
const wordOf = (hex: Hex): Hex => `0x${hex.slice(2).padStart(64, '0')}`
const transferred: Hex = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const approved: Hex = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
const seven = wordOf('0x07')

describe('tokens are asked in the words of EIP-20', () => {
  test('balances and decimals', () => {
    expect(erc20.balanceOf.ask(receiver)).toBe(`0x70a08231${wordOf(receiver).slice(2)}`)
    expect(erc20.decimals.ask()).toBe('0x313ce567')
    expect(erc20.balanceOf.read(seven)).toBe(7n)
    expect(erc20.decimals.read(seven)).toBe(7)
    expect(() => erc20.balanceOf.read('0x')).toThrow()
  })

  test('transfers to an address, from anybody', () => {
    expect(erc20.topicsOfTransfersTo(receiver)).toEqual([transferred, null, wordOf(receiver)])
  })

  test('a log that moves units', () => {
    const log = { topics: [transferred, wordOf(payer), wordOf(receiver)], data: seven }
    expect(erc20.readTransfer(log)).toEqual({ from: payer, to: receiver, value: 7n })
  })

  test.each<[string, { topics: Hex[]; data: Hex }]>([
    ['of a permission', { topics: [approved, wordOf(payer), wordOf(receiver)], data: seven }],
    [
      'of a picture, whose number is no amount',
      { topics: [transferred, wordOf(payer), wordOf(receiver), seven], data: '0x' },
    ],
    ['without topics', { topics: [], data: seven }],
    ['cut short', { topics: [transferred, wordOf(payer)], data: seven }],
  ])('no log %s', (_, log) => {
    expect(erc20.readTransfer(log)).toBeNull()
  })
})
