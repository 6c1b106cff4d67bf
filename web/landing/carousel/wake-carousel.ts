import * as styles from './carousel.module.css'
import { playFilms } from './films.ts'
import { isStill, onStillChanged } from './motion.ts'
import { type Stage, setStage } from './stage.ts'
import { followSwipes } from './swipes.ts'
import { keyLeads } from './turning.ts'
import { takeTurns } from './turns.ts'

/** Turns the row of boxes into a carousel, with films. */
export function wakeCarousel(section: HTMLElement) {
  const pause = section.querySelector<HTMLButtonElement>(`.${styles.ctrl} button`)
  const isPaused = () => pause?.getAttribute('aria-pressed') === 'true'
  const stage = setStage(section, { onShown: () => plan(), onRest: () => update() })
  const plan = takeTurns(stage, isPaused)
  const update = playFilms(stage, isPaused)
  hearPresses(stage)
  followSwipes(stage)

  const offerPause = () => pause?.toggleAttribute('hidden', isStill())
  onStillChanged(offerPause)
  offerPause()
  pause?.addEventListener('click', () => {
    pause.setAttribute('aria-pressed', String(!isPaused()))
    plan()
    update()
  })
}

/** Buttons, dots, boxes that are still closed, and arrow keys. */
function hearPresses(stage: Stage) {
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
