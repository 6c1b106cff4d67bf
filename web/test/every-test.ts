import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterAll, afterEach, expect, vi } from 'vitest'
import { setOnline } from '../api/network.ts'
import { deleteSubmissions, listSubmissions } from '../device/submission-queue/submission-store.ts'
import { resetFinish } from '../modules/feedback/finish-state.ts'
import { dismissToasts } from '../ui/toast.ts'
import { databases, emptyDatabases } from './databases.ts'
import { endCalls } from './server.ts'
import { clearSessionMarker } from './session-marker.ts'

// Files share one window and what they import: this runs before each of them, and no test leaves anything behind.

// jsdom cannot scroll or lay out, and knows neither dialogs that are modal nor popovers; browser tests hold what they do there.
window.scrollTo = () => undefined
// It draws, and forgets the focus of what has gone, only while an interval of its own runs. Begun under fake timers that
// interval would stand still for good, so a real one never ends.
const { requestAnimationFrame: nextFrame } = window
const draw = () => void nextFrame(draw)
draw()
// It knows no pointer that is captured.
HTMLElement.prototype.setPointerCapture = () => undefined
HTMLElement.prototype.hasPointerCapture = () => false
// It says of no pointer that it is there: none that is fine.
window.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList
Object.assign(globalThis, { indexedDB: databases })
// A call that nobody answers here gets no answer at all: one that fails says that the network has gone.
Object.assign(globalThis, { fetch: () => new Promise(() => undefined) })
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
// Screens arrive with their code, which a busy machine reads slowly: only what hangs comes so far.
configure({ asyncUtilTimeout: 60_000, getElementError: missingElement })
// The translator of a browser puts elements in the place of texts. React renews a text that is alone in its element, but
// would write one beside others into the node that has left the page, and fails where it takes such a text away by
// itself or puts something before it.
const looseTexts: string[] = []
const isText = (node: Node | null) => node instanceof Text
function isLoose({ target, addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord) {
  if (isText(target)) return target.parentNode !== null && target.parentNode.childNodes.length > 1
  const isTakenAlone = [...removedNodes].some(isText) && (previousSibling ?? nextSibling) !== null
  return isTakenAlone || (addedNodes.length > 0 && isText(nextSibling))
}
const watchTexts = new MutationObserver((changes) => {
  for (const change of changes)
    if (change.target.isConnected && isLoose(change))
      looseTexts.push((change.target.parentElement ?? document.body).outerHTML)
})
watchTexts.observe(document.body, { characterData: true, childList: true, subtree: true })
afterAll(() => watchTexts.disconnect())
afterEach(() => expect(looseTexts.splice(0), 'a text that comes, goes or changes is alone in its element').toEqual([]))
afterEach(dismissToasts)
// What a test has put beside the app.
afterEach(() => document.body.replaceChildren())
// The address that a test ended at.
afterEach(() => history.replaceState(null, '', '/'))
// A page that says that its person was signed out.
afterEach(() => {
  document.body.hidden = false
  document.querySelector('body ~ p')?.remove()
})
afterEach(() => setOnline(true))
// Made-up rounds of several files have one id.
afterEach(resetFinish)
// A person who left the app for another page sees a new one.
afterEach(() => void dispatchEvent(new Event('pageshow')))
// An answer that never comes leaves its call waiting on the device.
afterEach(async () => deleteSubmissions(await listSubmissions()))
afterEach(emptyDatabases)
afterEach(() => localStorage.clear())
afterEach(() => sessionStorage.clear())
afterEach(clearSessionMarker)
afterEach(() => vi.unstubAllGlobals())
afterEach(() => void vi.useRealTimers())
// The last hook runs first. A page that is still open asks again once the network is noted, and the next test would hear
// what comes of that.
afterEach(endCalls)
afterEach(cleanup)
afterEach(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())

/** A wait makes many of these errors and shows the last one: the page is written out when a message is read. */
function missingElement(message: string | null, container: Element) {
  const error = new Error(message ?? '')
  error.name = 'TestingLibraryElementError'
  // It is in V8 alone, and so in no type of the DOM.
  Reflect.get(Error, 'captureStackTrace')(error, missingElement)
  const get = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n')
  return Object.defineProperty(error, 'message', { get, configurable: true })
}
