/** How long a page rests before its position is saved. */
const pauseMs = 150

/** How long a restored position is held while parts of the page arrive. */
const holdMs = 5_000

/** Into the entry of the history, where "Back" finds it. */
export function saveScroll() {
  if (savedHeight() !== scrollY) history.replaceState({ ...history.state, y: scrollY }, '')
}

const savedHeight = (): number | undefined => history.state?.y

/** Never while the address is already that of a place that is not drawn yet. */
export function watchScroll(isUnderWay: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const save = () => void (isUnderWay() || saveScroll())
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(save, pauseMs)
  }
  history.scrollRestoration = 'manual'
  addEventListener('scroll', later, { passive: true })
  addEventListener('pagehide', save)
  return () => {
    clearTimeout(timer)
    removeEventListener('scroll', later)
    removeEventListener('pagehide', save)
  }
}

let stopWaiting: () => void = () => undefined

/** A page that has just been opened is at its top: to scroll there would only lay it out once more. */
export function restoreScroll(isNewPath: boolean, isOpened: boolean) {
  stopWaiting()
  const y = savedHeight()
  if (y === undefined && !isNewPath) return
  const target = y === undefined && document.getElementById(location.hash.slice(1))
  if (target) return target.scrollIntoView()
  const top = y ?? 0
  if (isOpened && top === 0) return
  scrollTo({ top, behavior: 'instant' })
  if (top > 0) holdWhileItGrows(top)
}

/** Late parts make the page longer. A person who scrolls is left alone. */
function holdWhileItGrows(top: number) {
  const stop = new AbortController()
  const growth = new ResizeObserver(() => scrollTo({ top, behavior: 'instant' }))
  const timer = setTimeout(() => stopWaiting(), holdMs)
  stopWaiting = () => {
    stop.abort()
    growth.disconnect()
    clearTimeout(timer)
  }
  for (const touch of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(touch, stopWaiting, { signal: stop.signal, passive: true })
  growth.observe(document.body)
}
