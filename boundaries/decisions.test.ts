import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

test('each decision has a number of its own', () => {
  const pages = readdirSync(new URL('../decisions/', import.meta.url))
  const numbers = pages.map((name) => name.slice(0, 4)).filter((number) => /^\d{4}$/.test(number))
  expect(numbers.length).toBeGreaterThan(60)
  expect(numbers).toEqual([...new Set(numbers)])
})
