import * as styles from './carousel.module.css'
import type { Stage } from './stage.ts'
import { keyLeads } from './turning.ts'

/** Buttons, dots, boxes that are still closed, and arrow keys. */
export function hearPresses(stage: Stage) {
  const [, previous, next] = stage.section.querySelectorAll<HTMLElement>(`.${styles.ctrl} button`)
  previous?.addEventListener('click', () => stage.show(stage.open - 1))
  next?.addEventListener('click', () => stage.show(stage.open + 1))
  for (const [index, dot] of stage.dots.entries()) dot.addEventListener('click', () => stage.show(index))
  for (const [index, box] of stage.boxes.entries()) {
    box.querySelector(`.${styles.sleeve}`)?.addEventListener('click', () => stage.show(index))
    // On a phone the drawers below all boxes can be reached.
    box.addEventListener('focusin', () => index !== stage.open && stage.show(index))
  }
  stage.section.addEventListener('keydown', (event) => turnByKey(stage, event))
}

/** On the row itself and on the dots; in the text of a box arrows stay what they are. */
function turnByKey(stage: Stage, event: KeyboardEvent) {
  const { target } = event
  const isDot = target instanceof HTMLElement && stage.dots.includes(target)
  if ((target !== stage.rail && !isDot) || event.altKey || event.ctrlKey || event.metaKey) return
  const to = keyLeads(event.key, stage.open, stage.boxes.length)
  if (to === null) return
  event.preventDefault()
  stage.show(to)
  if (isDot) stage.dots[stage.open]?.focus({ preventScroll: true })
}
