import * as styles from './carousel.module.css'
import { slides } from './turning.ts'

/** Fast away and slow to arrive, as things of paper slide. */
const eased = (u: number) => 1 - (1 - u) ** 3

/**
 * Moves a row to a box, in the time that its drawer takes to open; returns how to stop it. The drawers that open and
 * close meanwhile move the box as well, so its place is read anew for each frame.
 */
export function glide(rail: HTMLElement, box: HTMLElement, atOnce: boolean, onArrived: () => void) {
  const from = rail.scrollLeft
  const start = performance.now()
  let frame = 0
  let isStopped = false
  const place = () => box.offsetLeft - (rail.querySelector<HTMLElement>(`.${styles.box}`)?.offsetLeft ?? 0)
  const arrive = () => {
    if (isStopped) return
    rail.scrollLeft = place()
    rail.removeAttribute('data-gliding')
    onArrived()
  }
  const step = (now: number) => {
    const u = Math.min(1, Math.max(0, (now - start) / slides))
    rail.scrollLeft = from + (place() - from) * eased(u)
    if (u < 1) frame = requestAnimationFrame(step)
    else void Promise.allSettled(rail.getAnimations({ subtree: true }).map(({ finished }) => finished)).then(arrive)
  }
  // The row must not snap to a box on the way.
  rail.setAttribute('data-gliding', '')
  if (atOnce) arrive()
  else frame = requestAnimationFrame(step)
  return () => {
    isStopped = true
    cancelAnimationFrame(frame)
    rail.removeAttribute('data-gliding')
  }
}
