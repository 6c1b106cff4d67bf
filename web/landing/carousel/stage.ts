import * as styles from './carousel.module.css'
import { isStill } from './motion.ts'
import { slides, wrapped } from './turning.ts'

/** Fast away and slow to arrive, as things of paper slide. */
const eased = (u: number) => 1 - (1 - u) ** 3

export type Stage = ReturnType<typeof setStage>

interface Listeners {
  /** Another box was opened. */
  onShown(): void
  /** The row has come to rest there. */
  onRest(): void
}

/** The row of boxes with its dots, one of which is open. */
export function setStage(section: HTMLElement, { onShown, onRest }: Listeners) {
  const rail = section.querySelector<HTMLElement>(`.${styles.rail}`) ?? section
  const boxes = [...rail.querySelectorAll<HTMLElement>(`.${styles.box}`)]
  const dots = [...section.querySelectorAll<HTMLElement>(`.${styles.gdots} button`)]
  let open = 0
  let stop: (() => void) | null = null

  const mark = (index: number) => {
    open = index
    for (const [at, box] of boxes.entries()) box.toggleAttribute('data-front', at === index)
    markDot(dots, index)
    onShown()
  }

  return {
    section,
    rail,
    boxes,
    dots,
    get open() {
      return open
    },
    get isGliding() {
      return stop !== null
    },
    letGo() {
      stop?.()
      stop = null
    },
    show(index: number) {
      const next = wrapped(index, boxes.length)
      const box = boxes[next]
      if (!box) return
      this.letGo()
      mark(next)
      stop = glide(rail, box, isStill(), () => {
        stop = null
        onRest()
      })
      if (isStill()) stop = null
    },
  }
}

/** Only the dot of the open box is a stop of the tabulator: arrows lead to the others. */
function markDot(dots: readonly HTMLElement[], index: number) {
  for (const dot of dots) {
    dot.tabIndex = -1
    dot.removeAttribute('aria-current')
  }
  const dot = dots[index]
  const row = dot?.parentElement
  if (!dot || !row) return
  dot.tabIndex = 0
  dot.setAttribute('aria-current', 'true')
  row.scrollLeft = dot.offsetLeft - row.offsetLeft - (row.clientWidth - dot.offsetWidth) / 2
}

/**
 * Moves a row to a box, in the time that its drawer takes to open; returns how to stop it. The drawers that open and
 * close meanwhile move the box as well, so its place is read anew for each frame.
 */
function glide(rail: HTMLElement, box: HTMLElement, atOnce: boolean, onArrived: () => void) {
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
