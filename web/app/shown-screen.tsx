import { Suspense, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Boundary } from '../ui/boundary.tsx'
import { NavigationContext, type ShownAddress } from '../ui/navigation.ts'
import { Broken, BrokenScreen } from './broken-screen.tsx'
import { LoadingShell } from './loading-shell.tsx'
import type { Router } from './router.ts'
import { restoreScroll, watchScroll } from './scroll.ts'

export function ShownScreen({ router }: { router: Router }) {
  const [shown, show] = useState(router.shown)
  useEffect(() => router.listen((next) => startTransition(() => show(next))), [router])
  useEffect(() => watchScroll(router.isUnderWay), [router])
  useArrival(router, shown?.place)
  useFontsOnce(shown !== undefined)
  if (!shown) return <LoadingShell />
  const { place, Screen, Frame } = shown
  const broken = Frame ? <Broken onRetry={again} /> : <BrokenScreen onRetry={again} />
  const screen = (
    <Boundary key={place.path} broken={broken}>
      <Suspense>{Screen ? <Screen /> : broken}</Suspense>
    </Boundary>
  )
  return (
    <NavigationContext value={{ ...router, leaveFor: router.context.leaveFor, place }}>
      {Frame ? <Frame>{screen}</Frame> : screen}
    </NavigationContext>
  )
}

const again = () => location.reload()

/** The screen is drawn in the font of the words that it replaces: otherwise it would be the largest paint anew. */
function useFontsOnce(isDrawn: boolean) {
  useEffect(() => {
    if (!isDrawn) return
    const use = () => {
      document.documentElement.dataset['seen'] = ''
    }
    const soon = () => void requestAnimationFrame(() => requestAnimationFrame(use))
    Promise.resolve(window.firstContent).then(soon, soon)
  }, [isDrawn])
}

function useArrival({ noteDrawn }: Router, place: ShownAddress | undefined) {
  const before = useRef<ShownAddress>(undefined)
  useLayoutEffect(() => {
    if (!place) return
    const from = before.current
    before.current = place
    noteDrawn(place)
    // The address may have moved on while this was drawn.
    if (place.path === location.pathname) onArrival(from, place)
  }, [noteDrawn, place])
  useEffect(() => () => watch?.disconnect(), [])
}

const headOf = () => document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')

function focusHead() {
  const head = headOf()
  if (!head) return null
  head.tabIndex = -1
  head.focus({ preventScroll: true })
  return head
}

let watch: MutationObserver | undefined

/** The focus goes to the heading of the new screen, so that a screen reader begins there. */
function onArrival(from: ShownAddress | undefined, to: ShownAddress) {
  watch?.disconnect()
  const isNewPath = from?.path !== to.path
  restoreScroll(isNewPath, !from)
  if (!from || !isNewPath) return
  let head = focusHead()
  // A screen that still loads may replace its heading; the focus follows unless the person has moved it.
  watch = new MutationObserver(() => {
    if (head?.isConnected) return
    if (document.activeElement === document.body) head = focusHead()
    else watch?.disconnect()
  })
  watch.observe(document.body, { childList: true, subtree: true })
}
