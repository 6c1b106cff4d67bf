/** So long (ms) a page must rest before its place is written down. */
const pause = 150

/** So long (ms) a page that was gone back to is held while parts of it arrive. */
const longest = 5_000

/** Writes into the entry of the history how far down its page is: "Back" finds it there. */
export function keepScroll() {
  if (savedHeight() !== scrollY) history.replaceState({ ...history.state, y: scrollY }, '')
}

const savedHeight = (): number | undefined => history.state?.y

/** Writes it down whenever scrolling rests, but never while the address is already that of another screen. */
export function watchScroll(isUnderWay: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = () => void (isUnderWay() || keepScroll())
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(keep, pause)
  }
  history.scrollRestoration = 'manual'
  addEventListener('scroll', later, { passive: true })
  addEventListener('pagehide', keep)
  return () => {
    clearTimeout(timer)
    removeEventListener('scroll', later)
    removeEventListener('pagehide', keep)
  }
}

let stopWaiting: () => void = () => undefined

/** A new screen begins at its top or where its address points; one that was left stands where it stood. */
export function restoreScroll(isNewPath: boolean) {
  stopWaiting()
  const y = savedHeight()
  if (y === undefined && !isNewPath) return
  const target = y === undefined && document.getElementById(location.hash.slice(1))
  if (target) return target.scrollIntoView()
  const top = y ?? 0
  scrollTo({ top, behavior: 'instant' })
  if (top > 0) holdWhileItGrows(top)
}

/** Parts of a page that come late make it longer, and move what stands below them. A person who scrolls is left alone. */
function holdWhileItGrows(top: number) {
  const stop = new AbortController()
  const growth = new ResizeObserver(() => scrollTo({ top, behavior: 'instant' }))
  const timer = setTimeout(() => stopWaiting(), longest)
  stopWaiting = () => {
    stop.abort()
    growth.disconnect()
    clearTimeout(timer)
  }
  for (const touch of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(touch, stopWaiting, { signal: stop.signal, passive: true })
  growth.observe(document.body)
}
