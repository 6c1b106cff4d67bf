import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { onTheme, setTheme, watchTheme } from './theme.ts'
import { startTooltips } from './tooltips.ts'
import { useAutoGrow } from './use-auto-grow.ts'

test('Safari 16, which has no popovers, shows a tip, and takes it away again', () => {
  expect('showPopover' in HTMLElement.prototype).toBe(false)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  startTooltips()
  render(<button type="button" aria-label="Leave session" />)
  fireEvent.keyUp(screen.getByRole('button'), { key: 'Tab' })
  expect(screen.getByRole('tooltip').textContent).toBe('Leave session')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.queryByRole('tooltip')).toBeNull()
  cleanup()
})

function Box({ text }: { text: string }) {
  const box = useRef<HTMLTextAreaElement>(null)
  useAutoGrow(box, text)
  return <textarea ref={box} value={text} readOnly />
}

test.each([
  { has: false, heights: ['70px', '136px'] },
  { has: true, heights: ['', ''] },
])('a box grows with its text where the browser does not do so itself (has it: $has)', ({ has, heights }) => {
  vi.stubGlobal('CSS', { supports: () => has })
  const scrollHeight = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get')
  scrollHeight.mockImplementation(function height(this: HTMLElement) {
    return 66 * (this as HTMLTextAreaElement).value.split('\n').length
  })
  onTestFinished(() => scrollHeight.mockRestore())
  // Its border.
  const offsetHeight = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(4)
  onTestFinished(() => offsetHeight.mockRestore())
  const { rerender } = render(<Box text="A bench" />)
  const { style } = screen.getByRole('textbox')
  const before = style.height
  rerender(<Box text={'A bench\nthat turns'} />)
  expect([before, style.height]).toEqual(heights)
})

test('a dialog begins at its title, however far down its first control is', () => {
  render(
    <Dialog title="Your streak" onClosed={() => undefined}>
      {() => <input aria-label="First day" />}
    </Dialog>,
  )
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your streak' }))
})

test.each([
  { page: 'without a scroll bar no room for one comes', clientWidth: 1024, isUnscrolled: true },
  { page: 'with one its room stays', clientWidth: 1009, isUnscrolled: false },
])('a page stands still behind a dialog: $page', ({ clientWidth, isUnscrolled }) => {
  const width = vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(clientWidth)
  onTestFinished(() => width.mockRestore())
  vi.stubGlobal('innerWidth', 1024)
  render(
    <Dialog title="Your streak" onClosed={() => undefined}>
      {() => null}
    </Dialog>,
  )
  expect(document.documentElement.hasAttribute('data-unscrolled')).toBe(isUnscrolled)
})

test('the bar of the browser goes along with a chosen theme', () => {
  onTestFinished(() => setTheme('system'))
  for (const theme of ['light', 'dark']) {
    const meta = Object.assign(document.createElement('meta'), { name: 'theme-color' })
    meta.dataset['theme'] = theme
    document.body.append(meta)
  }
  const media = () => [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('media'))
  setTheme('dark')
  expect(media()).toEqual(['not all', 'all'])
  setTheme('system')
  expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
})

test.each([
  { where: 'in another tab', comes: new StorageEvent('storage', { key: 'theme' }) },
  { where: 'before the way back to a page', comes: new PageTransitionEvent('pageshow', { persisted: true }) },
])('a theme that is chosen $where holds on this page too', ({ comes }) => {
  onTestFinished(() => setTheme('system'))
  watchTheme()
  const shown = vi.fn()
  const leave = onTheme(shown)
  onTestFinished(() => void leave())
  localStorage.setItem('theme', 'dark')
  dispatchEvent(comes)
  expect([document.documentElement.dataset['theme'], shown.mock.calls.length > 0]).toEqual(['dark', true])
})
