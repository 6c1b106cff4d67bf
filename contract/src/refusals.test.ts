import { expect, test } from 'vitest'
import { sentenceOf } from './refusals.ts'

test('a person reads how many sessions are done, and no code can leave the number out', () => {
  expect(sentenceOf('daily_limit', { sessions: 2 })).toContain('All 2 sessions are done')
  expect(sentenceOf('not_found')).toBe('There is nothing here.')
  // @ts-expect-error Without its number the sentence would say "undefined".
  expect(() => sentenceOf('daily_limit')).toThrow('daily_limit needs sessions')
})
