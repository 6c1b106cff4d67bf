/** How long a pointer rests before a tip, and how soon after another tip the next one comes at once. */
const [delayMs, skipDelayMs] = [700, 300]
const edgePx = 8

let hovered: Element | null = null
let shown: { control: Element; bubble: HTMLElement } | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let closedAt = Number.NEGATIVE_INFINITY

/** A control with an icon and no words: its accessible name is its tip. */
function iconControlOf(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest('button, a, summary, [role="button"]') : null
  return control?.ariaLabel && control.textContent.trim() === '' ? control : null
}

function hide() {
  clearTimeout(timer)
  if (!shown) return
  shown.bubble.remove()
  shown = null
  closedAt = performance.now()
}

function show(control: Element) {
  hide()
  if (!control.isConnected) return
  const bubble = document.createElement('div')
  bubble.className = 'tip'
  bubble.role = 'tooltip'
  bubble.popover = 'manual'
  bubble.append(Object.assign(document.createElement('span'), { textContent: control.ariaLabel }))
  // Outside of a modal dialog nothing can be pointed at.
  const place = control.closest('dialog') ?? document.body
  place.append(bubble)
  // Safari has it from 17 on; before that the tip lies over the page by its style.
  bubble.showPopover?.()
  putBeside(bubble, control)
  shown = { control, bubble }
}

function putBeside(bubble: HTMLElement, control: Element) {
  const { top, bottom, left, width } = control.getBoundingClientRect()
  const room = document.documentElement.clientWidth - bubble.offsetWidth - edgePx
  const middle = left + (width - bubble.offsetWidth) / 2
  bubble.style.left = `${Math.max(edgePx, Math.min(middle, room))}px`
  bubble.style.top = `${top - bubble.offsetHeight >= 0 ? top - bubble.offsetHeight : bottom}px`
}

function pointAt(target: EventTarget | null) {
  if (shown && target instanceof Node && shown.bubble.contains(target)) return
  const control = iconControlOf(target)
  if (control === hovered) return
  hovered = control
  hide()
  if (control) timer = setTimeout(show, performance.now() - closedAt < skipDelayMs ? 0 : delayMs, control)
}

/** Escape closes the tip only; a dialog around the control takes the next one. */
function dismiss(event: KeyboardEvent) {
  if (event.key !== 'Escape' || !shown) return
  event.preventDefault()
  event.stopImmediatePropagation()
  hide()
}

/** For a pointer that rests and for the Tab key; touch gets no tips. */
export function startTooltips() {
  addEventListener('pointerover', ({ target, pointerType }) => pointerType === 'touch' || pointAt(target))
  document.documentElement.addEventListener('pointerleave', () => pointAt(null))
  addEventListener('keyup', ({ key, target }) => {
    const control = key === 'Tab' && iconControlOf(target)
    if (control) show(control)
  })
  addEventListener('focusout', hide)
  for (const act of ['pointerdown', 'click']) addEventListener(act, hide, { capture: true, passive: true })
  const hideMoved = ({ target }: Event) => shown && target instanceof Node && target.contains(shown.control) && hide()
  addEventListener('scroll', hideMoved, { capture: true, passive: true })
  addEventListener('keydown', dismiss, true)
  // A pointer may rest on a control before this code is loaded.
  if (matchMedia('(hover: hover)').matches) pointAt([...document.querySelectorAll(':hover')].at(-1) ?? null)
}
