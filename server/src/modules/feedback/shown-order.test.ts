import { expect, test } from 'vitest'
import { shuffledOrder } from './rate-round.ts'

test('ideas are shown in an order of each round, under names that tell no place', () => {
  const orders = ['one', 'two', 'three', 'four'].map((roundId) => shuffledOrder(roundId, 20).order)
  expect(new Set(orders.map(String)).size).toBe(4)
  for (const order of orders)
    expect(order.toSorted((one, two) => one - two)).toEqual(Array.from({ length: 20 }, (_, at) => at))
  const { order, names } = shuffledOrder('one', 20)
  expect(order.map((place) => names[place])).toEqual(Array.from({ length: 20 }, (_, at) => `i${at + 1}`))
})
