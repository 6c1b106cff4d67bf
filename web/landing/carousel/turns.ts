import { isStill, onStillChanged } from './motion.ts'
import type { Stage } from './stage.ts'
import { stays } from './turning.ts'

/** Shows the next box again and again, while it is seen and nobody is busy with it. */
export function takeTurns(stage: Stage, isPaused: () => boolean) {
  const { section, rail } = stage
  let isSeen = false
  let isHovered = false
  let timer = 0

  const mayTurn = () =>
    isSeen && !isHovered && !isPaused() && !isStill() && !document.hidden && !section.querySelector(':focus-visible')
  const plan = () => {
    clearTimeout(timer)
    const turns = mayTurn()
    // What comes by itself is not read out; what somebody turned to is.
    rail.setAttribute('aria-live', turns ? 'off' : 'polite')
    if (turns) timer = window.setTimeout(turn, stays)
  }
  // Behind a dialog nobody sees it, and the dialog gives the focus back to a box that has to be there.
  const turn = () => (document.querySelector('dialog[open]') ? plan() : stage.show(stage.open + 1))
  const hover = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') isHovered = event.type === 'pointerenter'
    plan()
  }
  section.addEventListener('pointerenter', hover)
  section.addEventListener('pointerleave', hover)
  section.addEventListener('focusin', plan)
  // Where the focus goes is known when this event is over.
  section.addEventListener('focusout', () => queueMicrotask(plan))
  document.addEventListener('visibilitychange', plan)
  onStillChanged(plan)
  new IntersectionObserver(
    ([entry]) => {
      isSeen = entry?.isIntersecting ?? false
      plan()
    },
    { threshold: 0.2 },
  ).observe(section)
  return plan
}
