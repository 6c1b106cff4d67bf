import { matchScreen, paymentScreens, type ScreenPath } from '@app/contract/screens'
import type { ComponentType, ReactNode } from 'react'
import type { Address, ShownAddress } from './navigation.ts'
import { saveScroll } from './scroll.ts'

type Verdict =
  /** The screen `null` is "not found". */
  | { screen: ScreenPath | null; params: Record<string, string> }
  | { goTo: Address }
  | 'another document'
  | 'session ended'

interface NavigationStep {
  path: string
  search: string
  isSignedIn: boolean
  /** The path at which the document was loaded. */
  enteredAt: string
}

/** Decides each step. */
function guardNavigation({ path, search, isSignedIn, enteredAt }: NavigationStep): Verdict {
  const answer = matchScreen(path, isSignedIn)
  if ('goTo' in answer) return { goTo: `${answer.goTo}${answer.keepsQuery ? search : ''}` as Address }
  if (answer.status === 404) return { screen: null, params: {} }
  const isLanding = path === '/' && !isSignedIn
  // The document was sent for the dashboard.
  if (isLanding && enteredAt === '/') return 'session ended'
  const isElsewhere = isLanding || paymentScreens.includes(path) !== paymentScreens.includes(enteredAt)
  return isElsewhere ? 'another document' : answer
}

export interface RouterState {
  place: ShownAddress
  /** Undefined where its code did not load. */
  Screen: ComponentType | undefined
  Frame: ComponentType<{ children: ReactNode }> | undefined
}

interface Context {
  /** Fetches the code of a screen; `null` is "not found". */
  load: (screen: ScreenPath | null) => Promise<Omit<RouterState, 'place'>>
  isSignedIn: () => boolean
  /** The path at which the document was loaded. */
  enteredAt: string
  leaveFor: (address: string) => void
  onSessionEnded: () => void
  /** Before the screen of a path is fetched. */
  onLeave: () => void
}

export type Router = ReturnType<typeof createRouter>

/** The guard decides, the code is fetched, and only then the next screen is shown. */
export function createRouter(context: Context) {
  const { load, leaveFor } = context
  let shown: RouterState | undefined
  let drawn: ShownAddress | undefined
  let steps = 0
  let listener: ((next: RouterState) => void) | undefined
  const isUnderWay = () => drawn?.path !== location.pathname || drawn.search !== location.search

  async function follow(): Promise<void> {
    const { pathname: path, search } = location
    const verdict = guardNavigation({ path, search, isSignedIn: context.isSignedIn(), enteredAt: context.enteredAt })
    if (verdict === 'another document') return leaveHere(leaveFor)
    if (verdict === 'session ended') {
      context.onSessionEnded()
      return go('/login', { replace: true })
    }
    if ('goTo' in verdict) return go(verdict.goTo, { replace: true })
    await show({ path, search, params: verdict.params }, verdict.screen)
  }

  async function show(place: ShownAddress, screen: ScreenPath | null) {
    const step = ++steps
    const same = shown?.place.path === place.path ? shown : undefined
    if (!same) context.onLeave()
    const code = same?.Screen ? same : await load(screen)
    // Another step may have begun meanwhile.
    if (step !== steps) return
    shown = { ...code, place }
    listener?.(shown)
  }

  function go(to: Address, { replace = false } = {}): Promise<void> {
    if (!isUnderWay()) saveScroll()
    writeAddress(to, replace)
    return follow()
  }

  function listen(onShow: (next: RouterState) => void) {
    const end = new AbortController()
    listener = onShow
    addEventListener('popstate', follow, { signal: end.signal })
    if (shown) onShow(shown)
    else void follow()
    return () => end.abort()
  }

  const noteDrawn = (place: ShownAddress) => {
    drawn = place
  }
  const fetchAhead = (to: Address) => {
    const answer = matchScreen(new URL(to, location.href).pathname, true)
    if ('screen' in answer) void load(answer.screen)
  }
  return { follow, go, listen, noteDrawn, isUnderWay, fetchAhead, leaveFor, shown: () => shown }
}

/** This document ends here. */
function leaveHere(leaveFor: Context['leaveFor']) {
  leaveFor(location.href.slice(location.origin.length))
  return new Promise<never>(() => undefined)
}

/** A link to this very place scrolls to its top and adds no entry to the history. */
function writeAddress(to: Address, replace: boolean) {
  const isHere = new URL(to, location.href).href === location.href
  if (isHere) scrollTo({ top: 0 })
  history[replace || isHere ? 'replaceState' : 'pushState'](null, '', to)
}
