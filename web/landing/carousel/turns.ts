import { isStill, onStillChanged } from './motion.ts'
import type { Stage } from './stage.ts'
import { slideMs } from './turning.ts'

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
