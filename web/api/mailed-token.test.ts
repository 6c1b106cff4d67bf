import { expect, onTestFinished, test } from 'vitest'
import { forgetToken, hideToken, mailedToken } from './mailed-token.ts'

test('a token of a mailed link leaves the address, and only the screen of that link reads it', () => {
  const before = location.href
  onTestFinished(() => {
    forgetToken()
    history.replaceState(null, '', before)
  })
  history.replaceState(null, '', '/verify-email?token=abc')
  hideToken()
  expect(location.search).toBe('')
  expect(mailedToken('/reset-password')).toBeUndefined()
  expect(mailedToken('/verify-email')).toBe('abc')
})
