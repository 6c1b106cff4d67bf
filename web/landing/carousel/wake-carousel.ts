import * as styles from './carousel.module.css'
import { playFilms } from './films.ts'
import { isStill, onStillChanged } from './motion.ts'
import { hearPresses } from './presses.ts'
import { setStage } from './stage.ts'
import { followSwipes } from './swipes.ts'
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
