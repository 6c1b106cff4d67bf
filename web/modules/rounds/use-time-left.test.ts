import { act, cleanup, renderHook } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useTimeLeft } from './use-time-left.ts'

test('a page that was asleep counts anew when it is seen again', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  onTestFinished(() => void vi.useRealTimers())
  onTestFinished(cleanup)
  const { result } = renderHook(() => useTimeLeft(3_600_000))
  expect(result.current).toBe(3_600_000)
  vi.setSystemTime(1_800_000)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(result.current).toBe(1_800_000)
})
