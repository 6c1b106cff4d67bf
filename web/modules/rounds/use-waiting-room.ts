import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { User } from '../../api/session.ts'
import type { HandingIn } from './use-hand-in.ts'
import type { Idea } from './writing/ideas.ts'

export interface Underway {
  user: User
  problemText: string
  ideas: readonly Idea[]
}

export type LoadWaiting = (user: User) => Promise<ComponentType<Underway>>

/** Instead of the boxes from the hand-in until the next screen; null before it, after a refusal, and without its code. */
export function useWaitingRoom({ isAway, isBlank }: HandingIn, user: User, load?: LoadWaiting) {
  const [Waiting, setWaiting] = useState<ComponentType<Underway> | null>(null)
  // Nothing is fetched before the first idea.
  useEffect(() => {
    if (isBlank || !load) return
    const show = (loaded: ComponentType<Underway>) => setWaiting(() => loaded)
    load(user).then(show, () => undefined)
  }, [isBlank, load, user])
  return isAway ? Waiting : null
}

/** After a refusal the focus and the scroll position come back. */
export function useWayBack(handingIn: HandingIn): HandingIn {
  const { isAway } = handingIn
  const left = useRef<{ focused: Element | null; y: number }>(null)
  useLayoutEffect(() => {
    if (isAway || !left.current) return
    const { focused, y } = left.current
    left.current = null
    scrollTo({ top: y, behavior: 'instant' })
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }, [isAway])
  function handIn() {
    left.current = { focused: document.activeElement, y: scrollY }
    handingIn.handIn()
  }
  return { ...handingIn, handIn }
}
