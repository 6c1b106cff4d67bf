import { expect, test } from 'vitest'
import { fallbackQuotes } from './fallback-quotes.ts'

test('the four fallback quotes are short and have no exclamation marks', () => {
  expect(fallbackQuotes).toHaveLength(4)
  for (const sentence of fallbackQuotes) {
    expect(sentence.length).toBeLessThanOrEqual(80)
    expect(sentence).not.toContain('!')
  }
})
