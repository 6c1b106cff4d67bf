import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, showToast, useToasts } from './toast.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => void vi.useFakeTimers())
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
  await act(() => show({ title: 'Long', durationMs: 8_000 }))
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
  expect(document.activeElement?.getAttribute('data-part')).toBe('toasts')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await pass(0)
  expect(titles()).toEqual([])
})

test('Escape after F8 closes it and gives the focus back to where it was', async () => {
  render(
    <>
      <input aria-label="Idea 1" />
      <Toaster />
    </>,
  )
  await act(() => show({ title: 'Here' }))
  const box = screen.getByRole('textbox')
  act(() => box.focus())
  fireEvent.keyDown(box, { key: 'F8', code: 'F8' })
  fireEvent.keyDown(document.activeElement ?? box, { key: 'Escape' })
  expect([titles(), document.activeElement]).toEqual([[], box])
})

test('after F8 for an earlier one, the next gives the focus back to where it is by then', async () => {
  render(
    <>
      <input aria-label="Idea 1" />
      <input aria-label="Idea 2" />
      <Toaster />
    </>,
  )
  const [first, second] = screen.getAllByRole('textbox')
  await act(() => show({ title: 'One' }))
  act(() => first?.focus())
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
  fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' })
  await act(() => show({ title: 'Two' }))
  act(() => second?.focus())
  const dismiss = screen.getByRole('button', { name: 'Dismiss' })
  act(() => dismiss.focus())
  fireEvent.click(dismiss)
  expect([titles(), document.activeElement]).toEqual([[], second])
})

test('the time stands still while somebody is there, and while the window is not', async () => {
  render(<Toaster />)
  await act(() => show({ title: 'Held' }))
  await pass(3_000)
  fireEvent.keyDown(document, { code: 'F8' })
  await pass(60_000)
  expect(titles()).toEqual(['Held'])
  act(() => document.querySelector<HTMLElement>('[data-part="toasts"]')?.blur())
  await pass(1_000)
  fireEvent.blur(window)
  await pass(60_000)
  expect(titles()).toEqual(['Held'])
  fireEvent.focus(window)
  await pass(1_010)
  expect(titles()).toEqual([])
})

test('Escape dismisses it from within, and the focus stays at its place', async () => {
  render(<Toaster />)
  await act(() => show({ title: 'Here' }))
  const button = screen.getByRole('button', { name: 'Dismiss' })
  act(() => button.focus())
  fireEvent.keyDown(button, { key: 'Escape' })
  expect(titles()).toEqual([])
  expect(document.activeElement?.getAttribute('data-part')).toBe('toasts')
})

test('its words stand for a second where screen readers listen, also when the same is said again', async () => {
  render(<Toaster />)
  for (const _ of ['first', 'second']) {
    await act(() => show({ title: 'Error', text: 'No connection.' }))
    await pass(100)
    expect(screen.getByRole('status').textContent).toBe('Notification Error No connection.')
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('assertive')
    await pass(1_000)
    expect(screen.queryByRole('status')).toBeNull()
  }
})

test.each([
  [60, []],
  [40, ['Away']],
])('let go %i pixels to the right', async (distance, left) => {
  render(<Toaster />)
  await act(() => show({ title: 'Away' }))
  const item = screen.getByRole('listitem')
  expect(item.style.touchAction).toBe('pan-y')
  for (const [name, clientX] of [
    ['pointerDown', 100],
    ['pointerMove', 100 + distance],
    ['pointerUp', 100 + distance],
  ] as const)
    fireEvent[name](item, { clientX, button: 0 })
  await pass(0)
  expect(titles()).toEqual(left)
})

test('a dismissed toast is forgotten after 1,000,000 ms', async () => {
  const { result } = renderHook(useToasts)
  const id = await act(() => show({ title: 'Gone' }))
  act(() => dismissToast(id))
  await pass(999_990)
  expect(result.current.map(({ open }) => open)).toEqual([false])
  await pass(10)
  expect(result.current).toEqual([])
})
