import { onReducedMotionChange, prefersReducedMotion } from '../preferences.ts'
import * as styles from './carousel.module.css'
import { indexForKey, slideMs } from './carousel-math.ts'
import { type CarouselStage, createCarouselStage } from './carousel-stage.ts'
import { playFilms } from './films.ts'
import { trackSwipes } from './swipes.ts'

export function hydrateCarousel(section: HTMLElement) {
  const pause = section.querySelector<HTMLButtonElement>(`.${styles.ctrl} button`)
  const isPaused = () => pause?.getAttribute('aria-pressed') === 'true'
  const stage = createCarouselStage(section, { onOpened: () => plan(), onRest: () => update() })
  const plan = takeTurns(stage, isPaused)
  const update = playFilms(stage, isPaused)
  listenForClicks(stage)
  trackSwipes(stage)

  const offerPause = () => pause?.toggleAttribute('hidden', prefersReducedMotion())
  onReducedMotionChange(offerPause)
  offerPause()
  pause?.addEventListener('click', () => {
    pause.setAttribute('aria-pressed', String(!isPaused()))
    plan()
    update()
  })
}

function listenForClicks(stage: CarouselStage) {
  const [, previous, next] = stage.section.querySelectorAll<HTMLElement>(`.${styles.ctrl} button`)
  previous?.addEventListener('click', () => stage.show(stage.open - 1))
  next?.addEventListener('click', () => stage.show(stage.open + 1))
  for (const [index, dot] of stage.dots.entries()) dot.addEventListener('click', () => stage.show(index))
  for (const [index, box] of stage.boxes.entries()) {
    box.querySelector(`.${styles.sleeve}`)?.addEventListener('click', () => stage.show(index))
    box.addEventListener('focusin', () => index !== stage.open && stage.show(index))
  }
  stage.section.addEventListener('keydown', (event) => turnByKey(stage, event))
}

/** On the row and its dots only; in the text of a box arrow keys scroll. */
function turnByKey(stage: CarouselStage, event: KeyboardEvent) {
  const { target } = event
  const isDot = target instanceof HTMLElement && stage.dots.includes(target)
  if ((target !== stage.rail && !isDot) || event.altKey || event.ctrlKey || event.metaKey) return
  const to = indexForKey(event.key, stage.open, stage.boxes.length)
  if (to === null) return
  event.preventDefault()
  stage.show(to)
  if (isDot) stage.dots[stage.open]?.focus({ preventScroll: true })
}

function takeTurns(stage: CarouselStage, isPaused: () => boolean) {
  const { section, rail } = stage
  let isSeen = false
  let isHovered = false
  let timer = 0

  const mayTurn = () =>
    isSeen &&
    !isHovered &&
    !isPaused() &&
    !prefersReducedMotion() &&
    !document.hidden &&
    !section.querySelector(':focus-visible')
  const plan = () => {
    clearTimeout(timer)
    const turns = mayTurn()
    // Only changes by the person are announced.
    rail.setAttribute('aria-live', turns ? 'off' : 'polite')
    if (turns) timer = window.setTimeout(turn, slideMs)
  }
  // A dialog gives the focus back to its box, which must not move meanwhile.
  const turn = () => (document.querySelector('dialog[open]') ? plan() : stage.show(stage.open + 1))
  const hover = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') isHovered = event.type === 'pointerenter'
    plan()
  }
  section.addEventListener('pointerenter', hover)
  section.addEventListener('pointerleave', hover)
  section.addEventListener('focusin', plan)
  // The new focus is known after this event.
  section.addEventListener('focusout', () => queueMicrotask(plan))
  document.addEventListener('visibilitychange', plan)
  onReducedMotionChange(plan)
  new IntersectionObserver(
    ([entry]) => {
      isSeen = entry?.isIntersecting ?? false
      plan()
    },
    { threshold: 0.2 },
  ).observe(section)
  return plan
}
