import { expect, test } from 'vitest'
import { refusalMessage } from './refusals.ts'

test('a person reads how many sessions are done, and no code can leave the number out', () => {
  expect(refusalMessage('daily_limit', { sessions: 2 })).toContain('All 2 sessions are done')
  expect(refusalMessage('not_found')).toBe('There’s nothing here.')
  // @ts-expect-error Without its number the sentence would say "undefined".
  expect(() => refusalMessage('daily_limit')).toThrow('daily_limit needs sessions')
})
