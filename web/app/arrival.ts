import type { Place } from '../ui/navigation.ts'
import { restoreScroll } from './scroll.ts'

const headOf = () => document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')

function focusHead() {
  const head = headOf()
  if (!head) return null
  head.tabIndex = -1
  head.focus({ preventScroll: true })
  return head
}

let watch: MutationObserver | undefined

/** After a step to another screen the focus stands at its head, so that a screen reader begins there. */
export function onArrival(from: Place | undefined, to: Place) {
  watch?.disconnect()
  const isNewPath = from?.path !== to.path
  restoreScroll(isNewPath)
  if (!from || !isNewPath) return
  let head = focusHead()
  // A screen that is still fetching draws its head anew; the focus follows unless somebody has moved it.
  watch = new MutationObserver(() => {
    if (head?.isConnected) return
    if (document.activeElement === document.body) head = focusHead()
    else watch?.disconnect()
  })
  watch.observe(document.body, { childList: true, subtree: true })
}
