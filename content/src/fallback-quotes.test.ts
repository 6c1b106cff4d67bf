import { expect, test } from 'vitest'
import { fallbackQuotes } from './fallback-quotes.ts'

test('the four sentences of our own are short and do not shout', () => {
  expect(fallbackQuotes).toHaveLength(4)
  for (const sentence of fallbackQuotes) {
    expect(sentence.length).toBeLessThanOrEqual(80)
    expect(sentence).not.toContain('!')
  }
})
