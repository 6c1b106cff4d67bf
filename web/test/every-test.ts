import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { noteNetwork } from '../api/network.ts'
import { remove, storedFor } from '../pwa/device/device-store.ts'
import { dismissToasts } from '../ui/toast.ts'

// Files share one window and what they import: this runs before each of them, and no test leaves anything behind.

// jsdom cannot scroll or lay out, and knows neither dialogs that are modal nor popovers; browser tests hold what they do there.
window.scrollTo = () => undefined
// Its own frames never come again once one was asked for while a test had replaced the timers.
const { setTimeout: later, clearTimeout: drop } = globalThis
const frameMs = 16
window.requestAnimationFrame = (paint) => Number(later(() => paint(performance.now()), frameMs))
window.cancelAnimationFrame = (frame) => drop(frame)
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
HTMLElement.prototype.hidePopover = () => undefined
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
// Screens arrive with their code, which a busy machine reads slowly: only what hangs comes so far.
configure({ asyncUtilTimeout: 60_000 })
afterEach(dismissToasts)
// What a test has put beside the app.
afterEach(() => document.body.replaceChildren())
afterEach(cleanup)
afterEach(() => noteNetwork(true))
// A person who left the app for another page sees a new one.
afterEach(() => void dispatchEvent(new Event('pageshow')))
// An answer that never comes leaves its call waiting on the device.
afterEach(async () => remove('outbox', await storedFor('outbox')))
afterEach(() => localStorage.clear())
afterEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())
afterEach(() => void vi.useRealTimers())
