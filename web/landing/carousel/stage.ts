import * as styles from './carousel.module.css'
import { glide } from './glide.ts'
import { isStill } from './motion.ts'
import { wrapped } from './turning.ts'

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
