import { type ComponentType, useEffect, useState } from 'react'
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
