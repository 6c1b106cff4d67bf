import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { catchInstallEvent } from './install-event.ts'
import { InstallPrompt } from './install-prompt.tsx'

const aWeek = 7 * 24 * 3_600_000
const dismissed = 'firecrest:install-dismissed'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'

catchInstallEvent()
beforeEach(() => standalone(false))
afterEach(cleanup)
afterEach(() => localStorage.clear())
afterEach(() => {
  delete window.installEvent
  vi.unstubAllGlobals()
})

const standalone = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }))

/** What Chromium offers, and what the person then says to its own question. */
function offer(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const prompt = vi.fn(async () => undefined)
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt,
    userChoice: Promise.resolve({ outcome }),
  })
  act(() => void dispatchEvent(event))
  return { event, prompt }
}

const shown = () => screen.queryByRole('complementary', { name: 'Install the app' }) !== null
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('without the browser’s offer there is nothing to install', () => {
  render(<InstallPrompt />)
  expect(shown()).toBe(false)
})

test('the browser’s own install bar is suppressed, whether its offer comes early or late, and accepting ours hides it', async () => {
  const early = offer()
  expect(early.event.defaultPrevented).toBe(true)
  render(<InstallPrompt />)
  expect(shown()).toBe(true)
  press('Install')
  await waitFor(() => expect(shown()).toBe(false))
  expect(early.prompt).toHaveBeenCalledOnce()
  expect(localStorage.getItem(dismissed)).toBeNull()
  offer()
  expect(shown()).toBe(true)
})

test('after a no the offer comes again in seven days, not before', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-14T20:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  offer()
  render(<InstallPrompt />)
  press('Not now')
  expect(shown()).toBe(false)
  for (const [passed, isShown] of [
    [aWeek - 1, false],
    [aWeek, true],
  ] as const) {
    cleanup()
    vi.setSystemTime(Date.parse('2026-03-14T20:00:00Z') + passed)
    render(<InstallPrompt />)
    expect([passed, shown()]).toEqual([passed, isShown])
  }
})

test('a no to the browser’s question counts as a no', async () => {
  offer('dismissed')
  render(<InstallPrompt />)
  press('Install')
  await waitFor(() => expect(shown()).toBe(false))
  expect(Number(localStorage.getItem(dismissed))).toBeGreaterThan(0)
})

test('when the app is installed nothing is offered', () => {
  standalone(true)
  offer()
  render(<InstallPrompt />)
  expect(shown()).toBe(false)
})

test('an iPhone shows how after two seconds, in three steps', async () => {
  vi.stubGlobal('navigator', { userAgent: iphone, maxTouchPoints: 5 })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  render(<InstallPrompt />)
  await act(() => vi.advanceTimersByTimeAsync(1_999))
  expect(shown()).toBe(false)
  await act(() => vi.advanceTimersByTimeAsync(1))
  press('Install')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1Tap Share',
    '2Then “Add to Home Screen”',
    '3Then “Add”',
  ])
  press('Got it')
  expect(screen.queryByRole('complementary')).toBeNull()
})

test.each([
  { name: 'an iPad that says it is a Mac', shows: true, of: { maxTouchPoints: 5 } },
  { name: 'a Mac', shows: false, of: { maxTouchPoints: 0 } },
  { name: 'an iPhone that runs it from its home screen', shows: false, of: { userAgent: iphone, standalone: true } },
])('$name is offered the steps: $shows', async ({ shows, of }) => {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', maxTouchPoints: 5, ...of })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  render(<InstallPrompt />)
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(shown()).toBe(shows)
})

test('a no from a clock that ran ahead does not hide it for ever', () => {
  localStorage.setItem(dismissed, String(Date.now() + 10 * aWeek))
  offer()
  render(<InstallPrompt />)
  expect(shown()).toBe(true)
})

test('storage that is closed breaks nothing', () => {
  const closed = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError')
  })
  onTestFinished(() => closed.mockRestore())
  offer()
  render(<InstallPrompt />)
  press('Not now')
  expect(shown()).toBe(false)
})
