import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isSigningOut, markSigningOut } from './ended-session.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'Date'] }))
afterEach(() => {
  dispatchEvent(new Event('pageshow'))
  vi.useRealTimers()
})

test('a person who pressed "Log out" is signing out, and no longer once a page is shown again', () => {
  expect(isSigningOut()).toBe(false)
  markSigningOut()
  expect(isSigningOut()).toBe(true)
  dispatchEvent(new Event('pageshow'))
  expect(isSigningOut()).toBe(false)
})

test('a person who stopped signing out counts as signing out for half a minute, and then no longer', () => {
  markSigningOut()
  vi.advanceTimersByTime(29_999)
  expect(isSigningOut()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isSigningOut()).toBe(false)
})

test('a second press begins the half minute anew, and a clock that is set changes nothing', () => {
  markSigningOut()
  vi.advanceTimersByTime(20_000)
  markSigningOut()
  vi.setSystemTime('2040-01-01')
  vi.advanceTimersByTime(20_000)
  expect(isSigningOut()).toBe(true)
})
