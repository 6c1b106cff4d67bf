import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, showToast } from './toast.ts'
import { Toaster } from './toaster.tsx'

beforeEach(async () => {
  // Its code comes late; here it is there before the clock is stopped.
  await import('./toast-shelf.tsx')
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const titles = () => screen.queryAllByText(/./, { selector: 'b' }).map(({ textContent }) => textContent)

async function show(...shown: Parameters<typeof showToast>) {
  const id = showToast(...shown)
  await pass(0)
  return id
}

test('a toast stays five seconds', async () => {
  render(<Toaster />)
  await act(() => show({ title: 'Kept' }))
  await pass(4_990)
  expect(titles()).toEqual(['Kept'])
  await pass(20)
  expect(titles()).toEqual([])
})

test('the one about a new account stays eight', async () => {
  render(<Toaster />)
  await act(() => show({ title: 'Long', duration: 8_000 }))
  await pass(7_990)
  expect(titles()).toEqual(['Long'])
  await pass(20)
  expect(titles()).toEqual([])
})

test('one is seen at a time: the newest', async () => {
  render(<Toaster />)
  await act(() => show({ title: 'One' }))
  await act(() => show({ title: 'Two' }))
  expect(titles()).toEqual(['Two'])
})

test('F8 moves the focus to it, and it can be dismissed', async () => {
  render(<Toaster />)
  await act(() => show({ title: 'Here', text: 'with words' }))
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
  expect(document.activeElement?.className).toBe('toasts')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await pass(0)
  expect(titles()).toEqual([])
})

test('a dismissed toast is forgotten after 1,000,000 ms', async () => {
  render(<Toaster />)
  const id = await act(() => show({ title: 'Gone' }))
  act(() => dismissToast(id))
  expect(screen.queryByRole('region')).not.toBeNull()
  await pass(1_000_000)
  expect(screen.queryByRole('region')).toBeNull()
})
