import { payScreens, type ScreenPath, screenAt } from '@app/contract/screens'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { rememberEndedSession } from '../api/ended-session.ts'
import { userQuery } from '../api/session.ts'
import type { Address, ShownAddress } from '../ui/navigation.ts'
import { notFoundScreen, screens } from './screens.ts'
import { saveScroll } from './scroll.ts'

export interface View {
  place: ShownAddress
  /** Undefined where its code did not load. */
  Screen: ComponentType | undefined
  Frame: ComponentType<{ children: ReactNode }> | undefined
}

/** The guard decides, the code is fetched, and only then the next screen is shown. */
export function makeRouter(context: Context) {
  let shown: View | undefined
  let drawn: ShownAddress | undefined
  let steps = 0
  let listener: ((next: View) => void) | undefined
  const isUnderWay = () => drawn?.path !== location.pathname || drawn.search !== location.search

  async function follow(): Promise<void> {
    const step = ++steps
    const { pathname: path, search, href, origin } = location
    const verdict = guard(context, path)
    if (verdict === 'another document') {
      context.leaveFor(href.slice(origin.length))
      // This document ends here.
      return new Promise<never>(() => undefined)
    }
    if ('goTo' in verdict) return go(verdict.goTo, { replace: true })
    const place = { path, search, params: verdict.params }
    if (shown && shown.place.path !== path) forgetFailures(context.client)
    if (shown?.Screen && shown.place.path === path) return show({ ...shown, place })
    const code = await codeOf(verdict.screen)
    // Another step may have begun meanwhile.
    if (step === steps) show({ place, ...code })
  }

  function show(next: View) {
    shown = next
    listener?.(next)
  }

  function noteDrawn(place: ShownAddress) {
    drawn = place
  }

  function go(to: Address, { replace = false } = {}): Promise<void> {
    if (!isUnderWay()) saveScroll()
    writeAddress(to, replace)
    return follow()
  }

  function listen(onShow: (next: View) => void) {
    listener = onShow
    addEventListener('popstate', follow)
    if (shown) onShow(shown)
    else void follow()
    return () => {
      removeEventListener('popstate', follow)
      listener = undefined
    }
  }

  return { context, follow, go, listen, noteDrawn, isUnderWay, fetchAhead, shown: () => shown }
}

/** What failed at an earlier visit of the next screen is asked for anew. */
const forgetFailures = (client: QueryClient) =>
  client.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' && !state.data })

export type Router = ReturnType<typeof makeRouter>

/** A link to this very place scrolls to its top and adds no entry to the history. */
function writeAddress(to: Address, replace: boolean) {
  const isHere = new URL(to, location.href).href === location.href
  if (isHere) scrollTo({ top: 0 })
  history[replace || isHere ? 'replaceState' : 'pushState'](null, '', to)
}

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
  /** The path at which the document was loaded. */
  enteredAt: string
  leaveFor: (address: string) => void
}

type Verdict = { screen: ScreenPath | null; params: Record<string, string> } | { goTo: Address } | 'another document'

/** Decides each step. The screen `null` is "not found". */
function guard({ client, enteredAt }: Context, path: string): Verdict {
  const isSignedIn = Boolean(client.getQueryData(userQuery.queryKey))
  const answer = screenAt(path, isSignedIn)
  if ('goTo' in answer) return { goTo: `${answer.goTo}${answer.keepsQuery ? location.search : ''}` as Address }
  if (answer.status === 404) return { screen: null, params: {} }
  const isLanding = path === '/' && !isSignedIn
  // The document was sent for the dashboard, so the session has just ended.
  if (isLanding && enteredAt === '/') {
    rememberEndedSession()
    return { goTo: '/login' }
  }
  const isElsewhere = isLanding || payScreens.includes(path) !== payScreens.includes(enteredAt)
  return isElsewhere ? 'another document' : answer
}
