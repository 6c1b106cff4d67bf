import { fonts } from '../ui/fonts.ts'

// Runs inside the page: what the first view does not need comes after it, and no click is lost until then.
const [entry = '', ...preloads] =
  document.querySelector<HTMLMetaElement>('meta[name="code"]')?.content.split(' ').filter(Boolean) ?? []
const pressedEarly: HTMLElement[] = []
let isBegun = false

function begin() {
  if (isBegun || !entry) return
  isBegun = true
  const script = Object.assign(document.createElement('script'), { type: 'module', src: entry })
  script.onerror = giveUp
  const links = preloads.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  document.head.append(script, ...links)
}

/** A press on what is still asleep; links that lead somewhere do so by themselves. */
function catchPress(event: MouseEvent) {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('button, [data-open]') : null
  if (!pressed?.closest('[data-asleep]') || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  event.stopImmediatePropagation()
  pressedEarly.push(pressed)
  begin()
}

const press = (those: readonly HTMLElement[]) => {
  for (const each of those) each.click()
}

/** Without its code the page is text and links, and those work. */
function giveUp() {
  removeEventListener('click', catchPress, true)
  press(pressedEarly.splice(0))
}

addEventListener('click', catchPress, true)
addEventListener('awake', ({ target }) => {
  const isInside = (each: HTMLElement) => target instanceof Node && target.contains(each)
  const those = pressedEarly.filter(isInside)
  for (const each of those) pressedEarly.splice(pressedEarly.indexOf(each), 1)
  press(those)
})
for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, begin, { once: true, passive: true })

/** The first view has been drawn: now the fonts may come, pictures further down, and at leisure the code. */
function showRest() {
  document.documentElement.dataset['seen'] = ''
  onceLettersStay(() => {
    lay(2)
    if (document.readyState === 'complete') beginAtLeisure()
    else addEventListener('load', beginAtLeisure)
  })
}

const longestWaitMs = 1_500

/** The next frame is made before this one is on the screen: only the browser knows when it is. */
function onceOnScreen(then: () => void) {
  const painted = new PerformanceObserver(go)
  const late = setTimeout(go, longestWaitMs)
  painted.observe({ type: 'paint', buffered: true })
  function go() {
    painted.disconnect()
    clearTimeout(late)
    then()
  }
}

/** What is laid out before the fonts are there is laid out once more with each of them. */
function onceLettersStay(then: () => void) {
  let isDone = false
  const go = () => {
    if (!isDone) then()
    isDone = true
  }
  Promise.all(fonts.map((font) => document.fonts.load(font))).then(go, go)
  for (const need of ['scroll', 'wheel', 'pointerdown', 'keydown'])
    addEventListener(need, go, { once: true, passive: true, capture: true })
  setTimeout(go, longestWaitMs)
}

/** Lays out a few more boxes and then sections at a time: all at once they would block a slow phone. */
function lay(parts: number) {
  const waiting = [...document.querySelectorAll<HTMLElement>('main > :not([data-laid]), [data-id]:not([data-laid])')]
  for (const part of waiting.slice(0, parts)) part.dataset['laid'] = ''
  if (waiting.length > parts) requestAnimationFrame(() => setTimeout(lay, 0, parts))
}

function beginAtLeisure() {
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 3_000 })
  else setTimeout(begin, 300)
}

/** A visitor who has the page already has its fonts too: nothing has to come, so nothing has to wait. */
function isKnown() {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page !== undefined && page.encodedBodySize > 0 && page.transferSize < page.encodedBodySize
}

// A tab that nobody sees draws nothing, and a visitor who comes for a part of the page wants to see that.
if (document.hidden || location.hash || isKnown()) {
  lay(Number.POSITIVE_INFINITY)
  showRest()
} else {
  onceOnScreen(showRest)
}
