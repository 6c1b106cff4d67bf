import { payScreens, type ScreenPath, screenAt } from '@app/contract/screens'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { rememberEndedSession } from '../api/ended-session.ts'
import { userQuery } from '../api/session.ts'
import type { Address, Place } from '../ui/navigation.ts'
import { notFoundScreen, screens } from './screens.ts'
import { keepScroll } from './scroll.ts'

/** What is shown: a place, and the code of its screen. */
export interface Shown {
  place: Place
  /** Nothing if its code did not come. */
  Screen: ComponentType | undefined
  Frame: ComponentType<{ children: ReactNode }> | undefined
}

/** Goes from screen to screen: the guard is asked, the code is fetched, and only then the next screen takes the place. */
export function makeRouter(context: Context) {
  let shown: Shown | undefined
  let steps = 0
  let listener: ((next: Shown) => void) | undefined

  /** Follows the address, wherever it leads now. */
  async function follow(): Promise<void> {
    const step = ++steps
    const { pathname: path, search, href, origin } = location
    const verdict = guard(context, path)
    if (verdict === 'another document') {
      context.leaveFor(href.slice(origin.length))
      // This document is at its end and shows nothing new.
      return new Promise<never>(() => undefined)
    }
    if ('goTo' in verdict) return go(verdict.goTo, { replace: true })
    const place = { path, search, params: verdict.params }
    // Another search of the same screen is shown at once.
    if (shown?.Screen && shown.place.path === path) return show({ ...shown, place })
    const code = await codeOf(verdict.screen)
    // Somebody may have gone elsewhere meanwhile.
    if (step === steps) show({ place, ...code })
  }

  function show(next: Shown) {
    shown = next
    listener?.(next)
  }

  function go(to: Address, { replace = false } = {}): Promise<void> {
    if (!isUnderWay()) keepScroll()
    // The link of this very place leads to its top, and leaves no second way back to it.
    const isHere = new URL(to, location.href).href === location.href
    if (isHere) scrollTo({ top: 0 })
    history[replace || isHere ? 'replaceState' : 'pushState'](null, '', to)
    return follow()
  }

  /** Calls back with every screen from now on, the one that is there first. Returns the end of it. */
  function listen(onShow: (next: Shown) => void) {
    listener = onShow
    addEventListener('popstate', follow)
    if (shown) onShow(shown)
    else void follow()
    return () => {
      removeEventListener('popstate', follow)
      listener = undefined
    }
  }

  function isUnderWay() {
    return shown?.place.path !== location.pathname
  }

  return { context, follow, go, listen, isUnderWay, fetchAhead, shown: () => shown }
}

export type Router = ReturnType<typeof makeRouter>

function fetchAhead(to: Address) {
  const answer = screenAt(new URL(to, location.href).pathname, true)
  if ('screen' in answer) void codeOf(answer.screen)
}

async function codeOf(path: ScreenPath | null) {
  const { load, isFramed } = path ? screens[path] : notFoundScreen
  const [Screen, Frame] = await Promise.all([
    load().catch(() => undefined),
    isFramed ? import('./framed.tsx').then(({ Framed }) => Framed).catch(() => undefined) : undefined,
  ])
  return { Screen, Frame }
}

export interface Context {
  client: QueryClient
  /** The path of the document: its address when it was loaded. */
  enteredAt: string
  /** Leaves the app for another document. */
  leaveFor: (address: string) => void
}

type Verdict = { screen: ScreenPath | null; params: Record<string, string> } | { goTo: Address } | 'another document'

/** The rules of the screens, asked at every step: the screen (`null` is "not found"), another place, or another document. */
function guard({ client, enteredAt }: Context, path: string): Verdict {
  const isSignedIn = Boolean(client.getQueryData(userQuery.queryKey))
  const answer = screenAt(path, isSignedIn)
  if ('goTo' in answer) return { goTo: answer.goTo as Address }
  if (answer.status === 404) return { screen: null, params: {} }
  const isLanding = path === '/' && !isSignedIn
  // This document was sent for the dashboard: the session has just ended.
  if (isLanding && enteredAt === '/') {
    rememberEndedSession()
    return { goTo: '/login' }
  }
  const isElsewhere = isLanding || payScreens.includes(path) !== payScreens.includes(enteredAt)
  return isElsewhere ? 'another document' : answer
}
