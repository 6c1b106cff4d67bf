import { payScreens, type ScreenPath, screenAt } from '@app/contract/screens'
import type { QueryClient } from '@tanstack/react-query'
import { rememberEndedSession } from '../api/ended-session.ts'
import { userQuery } from '../api/session.ts'
import type { Address } from '../ui/navigation.ts'

export interface Context {
  client: QueryClient
  /** The path of the document: its address when it was loaded. */
  enteredAt: string
  /** Leaves the app for another document. */
  leaveFor: (address: string) => void
}

type Verdict = { screen: ScreenPath | null; params: Record<string, string> } | { goTo: Address } | 'another document'

/** The rules of the screens, asked at every step: the screen (`null` is "not found"), another place, or another document. */
export function guard({ client, enteredAt }: Context, path: string): Verdict {
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
