import { prefersReducedMotion } from '../preferences.ts'
import * as styles from './carousel.module.css'
import { glideMs, wrapIndex } from './carousel-math.ts'

const easeOut = (u: number) => 1 - (1 - u) ** 3

export type CarouselStage = ReturnType<typeof createCarouselStage>

export function createCarouselStage(section: HTMLElement, { onOpened, onRest }: { onOpened(): void; onRest(): void }) {
  const rail = section.querySelector<HTMLElement>(`.${styles.rail}`) ?? section
  const boxes = [...rail.querySelectorAll<HTMLElement>(`.${styles.box}`)]
  const dots = [...section.querySelectorAll<HTMLElement>(`.${styles.gdots} button`)]
  let open = 0
  let stop: (() => void) | null = null

  const mark = (index: number) => {
    open = index
    for (const [at, box] of boxes.entries()) box.toggleAttribute('data-front', at === index)
    markDot(dots, index)
    onOpened()
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
    stopGlide() {
      stop?.()
      stop = null
    },
    show(index: number) {
      for (const each of boxes) each.dataset['laid'] = ''
      const next = wrapIndex(index, boxes.length)
      const box = boxes[next]
      if (!box) return
      this.stopGlide()
      mark(next)
      stop = glide(rail, box, prefersReducedMotion(), () => {
        stop = null
        onRest()
      })
      if (prefersReducedMotion()) stop = null
    },
  }
}

/** Only the dot of the open box is a tab stop; arrows lead to the others. On phones its row moves to it. */
function markDot(dots: readonly HTMLElement[], index: number) {
  for (const dot of dots) {
    dot.tabIndex = -1
    dot.removeAttribute('aria-current')
  }
  const dot = dots[index]
  if (!dot) return
  dot.tabIndex = 0
  dot.setAttribute('aria-current', 'true')
  const { parentElement: row, offsetLeft, clientWidth } = dot
  const left = offsetLeft - (row?.offsetLeft ?? 0) - ((row?.clientWidth ?? 0) - clientWidth) / 2
  row?.scrollTo({ left, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
}

/** Drawers that open and close meanwhile move the box, so its position is read at each frame. Returns how to stop. */
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
    const u = Math.min(1, Math.max(0, (now - start) / glideMs))
    rail.scrollLeft = from + (place() - from) * easeOut(u)
    if (u < 1) frame = requestAnimationFrame(step)
    else void Promise.allSettled(rail.getAnimations({ subtree: true }).map(({ finished }) => finished)).then(arrive)
  }
  rail.setAttribute('data-gliding', '')
  if (atOnce) arrive()
  else frame = requestAnimationFrame(step)
  return () => {
    isStopped = true
    cancelAnimationFrame(frame)
    rail.removeAttribute('data-gliding')
  }
}
