import { expect, onTestFinished, test } from 'vitest'
import { clearMailedToken, getMailedToken, hideMailedToken } from './mailed-token.ts'

test('a token of a mailed link leaves the address, and only the screen of that link reads it', () => {
  const before = location.href
  onTestFinished(() => {
    clearMailedToken()
    history.replaceState(null, '', before)
  })
  history.replaceState(null, '', '/verify-email?token=abc')
  hideMailedToken()
  expect(location.search).toBe('')
  expect(getMailedToken('/reset-password')).toBeUndefined()
  expect(getMailedToken('/verify-email')).toBe('abc')
})
