import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NavigationContext, type ShownAddress } from './navigation.ts'
import type { Router } from './router.ts'
import { restoreScroll, watchScroll } from './scroll.ts'

interface Props {
  router: Router
  /** Draws the screen; undefined until the first one is known. */
  children: (shown: ReturnType<Router['shown']>) => ReactNode
}

/** Draws what the router shows, at its scroll position and with the focus on its heading. */
export function RouterView({ router, children }: Props) {
  const [shown, show] = useState(router.shown)
  useEffect(() => router.listen((next) => startTransition(() => show(next))), [router])
  useEffect(() => watchScroll(router.isUnderWay), [router])
  useArrival(router, shown?.place)
  return (
    <NavigationContext value={shown ? { ...router, place: shown.place } : null}>{children(shown)}</NavigationContext>
  )
}

function useArrival({ noteDrawn }: Router, place: ShownAddress | undefined) {
  const before = useRef<ShownAddress>(undefined)
  const stopFocus = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    if (!place) return
    const from = before.current
    before.current = place
    noteDrawn(place)
    // The address may have moved on while this was drawn.
    stopFocus.current?.()
    if (place.path === location.pathname) stopFocus.current = onArrival(from, place)
  }, [noteDrawn, place])
  useEffect(() => () => stopFocus.current?.(), [])
}

/** A heading that is not shown takes no focus: the next one does. */
function focusHead() {
  const heads = [...document.querySelectorAll<HTMLElement>('main h1'), ...document.querySelectorAll('main')]
  return heads.find(takesFocus) ?? null
}

function takesFocus(head: HTMLElement) {
  head.tabIndex = -1
  head.focus({ preventScroll: true })
  return document.activeElement === head
}

/** The focus goes to the heading of the new screen, so that a screen reader begins there. Returns what ends that. */
function onArrival(from: ShownAddress | undefined, to: ShownAddress): (() => void) | undefined {
  const isNewPath = from?.path !== to.path
  restoreScroll(isNewPath, !from)
  if (!from || !isNewPath) return undefined
  let head = focusHead()
  // A screen that still loads may replace its heading; the focus follows unless the person has moved it.
  const watch = new MutationObserver(() => {
    if (head?.isConnected) return
    if (document.activeElement === document.body) head = focusHead()
    else watch.disconnect()
  })
  watch.observe(document.body, { childList: true, subtree: true })
  return () => watch.disconnect()
}
