import type { Stage } from './stage.ts'
import { nearest, pulledPast } from './turning.ts'

/** A row that has not moved for so long has come to rest. */
const rest = 120

/** Less than this is a tremble, not a swipe. */
const tremble = 24

/** Fingers and wheels scroll the row itself; where it comes to rest, that box is open. */
export function followSwipes(stage: Stage) {
  const { rail, boxes } = stage
  let isHeld = false
  let timer = 0
  let pull: { from: number; x: number } | null = null
  /** Where a hand took the row; a row that moves by itself is none of ours. */
  let taken: number | null = null
  const end = () => rail.scrollWidth - rail.clientWidth

  const settle = () => {
    if (isHeld || taken === null) return
    const moved = Math.abs(rail.scrollLeft - taken)
    taken = null
    if (moved < tremble) return
    const first = boxes[0]?.offsetLeft ?? 0
    const places = boxes.map((box) => box.offsetLeft - first)
    const index = nearest(places, rail.scrollLeft, end())
    if (index !== stage.open) stage.show(index)
  }
  const wait = () => {
    clearTimeout(timer)
    timer = window.setTimeout(settle, rest)
  }
  const take = () => {
    taken ??= rail.scrollLeft
    stage.letGo()
    wait()
  }
  rail.addEventListener('scroll', () => taken !== null && wait(), { passive: true })
  rail.addEventListener('wheel', take, { passive: true })
  rail.addEventListener(
    'touchstart',
    ({ touches: [finger] }) => {
      isHeld = true
      take()
      pull = finger ? { from: rail.scrollLeft, x: finger.clientX } : null
    },
    { passive: true },
  )
  const release = ({ changedTouches: [finger] }: TouchEvent) => {
    isHeld = false
    const past = pull && finger ? pulledPast({ from: pull.from, end: end(), by: finger.clientX - pull.x }) : null
    pull = null
    if (!past) return wait()
    taken = null
    stage.show(past === 'first' ? 0 : -1)
  }
  rail.addEventListener('touchend', release, { passive: true })
  rail.addEventListener('touchcancel', release, { passive: true })
}
