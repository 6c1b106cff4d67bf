import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { User } from '../../api/session.ts'
import type { HandingIn } from './use-hand-in.ts'
import type { Idea } from './writing/ideas.ts'

/** What a screen can show of a list that is on its way to the server. */
export interface Underway {
  user: User
  problemText: string
  ideas: readonly Idea[]
}

/** Fetches what stands there until the answer comes, and what comes after it. */
export type LoadWaiting = (user: User) => Promise<ComponentType<Underway>>

/**
 * What stands in the place of the writing from the press of "Submit Solutions" until the next screen; null before that,
 * after a refusal, and where its code has not come. The writing stays behind it as it was.
 */
export function useWaitingRoom({ isAway, isBlank }: HandingIn, user: User, load?: LoadWaiting) {
  const [Waiting, setWaiting] = useState<ComponentType<Underway> | null>(null)
  // Until somebody has written an idea, nothing of it is fetched.
  useEffect(() => {
    if (isBlank || !load) return
    const keep = (loaded: ComponentType<Underway>) => setWaiting(() => loaded)
    load(user).then(keep, () => undefined)
  }, [isBlank, load, user])
  return isAway ? Waiting : null
}

/** Leads the focus and the page back to where they were when the writing was left, if it comes back. */
export function useWayBack(isAway: boolean) {
  const left = useRef<{ focused: Element | null; y: number }>(null)
  useLayoutEffect(() => {
    if (isAway || !left.current) return
    const { focused, y } = left.current
    left.current = null
    scrollTo({ top: y, behavior: 'instant' })
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }, [isAway])
  return () => {
    left.current = { focused: document.activeElement, y: scrollY }
  }
}
