import { endDraggedPast, nearestIndex } from './carousel-math.ts'
import type { CarouselStage } from './carousel-stage.ts'

const restMs = 120

const swipeFromPx = 24

/** Touch and wheel scroll the row itself; the box where it comes to rest is opened. */
export function trackSwipes(stage: CarouselStage) {
  const { rail, boxes } = stage
  let isHeld = false
  let timer = 0
  let drag: { from: number; x: number } | null = null
  /** Where the person began to scroll; null while the row moves by itself. */
  let scrolledFrom: number | null = null
  const end = () => rail.scrollWidth - rail.clientWidth

  const settle = () => {
    if (isHeld || scrolledFrom === null) return
    const moved = Math.abs(rail.scrollLeft - scrolledFrom)
    scrolledFrom = null
    if (moved < swipeFromPx) return
    const first = boxes[0]?.offsetLeft ?? 0
    const places = boxes.map((box) => box.offsetLeft - first)
    const index = nearestIndex(places, rail.scrollLeft, end())
    if (index !== stage.open) stage.show(index)
  }
  const wait = () => {
    clearTimeout(timer)
    timer = window.setTimeout(settle, restMs)
  }
  const beginScroll = () => {
    scrolledFrom ??= rail.scrollLeft
    stage.stopGlide()
    wait()
  }
  rail.addEventListener('scroll', () => scrolledFrom !== null && wait(), { passive: true })
  rail.addEventListener('wheel', beginScroll, { passive: true })
  rail.addEventListener(
    'touchstart',
    ({ touches: [finger] }) => {
      isHeld = true
      beginScroll()
      drag = finger ? { from: rail.scrollLeft, x: finger.clientX } : null
    },
    { passive: true },
  )
  const release = ({ changedTouches: [finger] }: TouchEvent) => {
    isHeld = false
    const past = drag && finger ? endDraggedPast({ from: drag.from, end: end(), by: finger.clientX - drag.x }) : null
    drag = null
    if (!past) return wait()
    scrolledFrom = null
    stage.show(past === 'first' ? 0 : -1)
  }
  rail.addEventListener('touchend', release, { passive: true })
  rail.addEventListener('touchcancel', release, { passive: true })
}
