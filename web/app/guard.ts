import { payScreens, screenAt } from '@app/contract/screens'
import { notFound, redirect } from '@tanstack/react-router'
import { rememberEndedSession } from '../api/ended-session.ts'
import { userQuery } from '../api/session.ts'
import type { Context } from './context.ts'

interface Step {
  location: { pathname: string; href: string }
  /** Only the code is fetched ahead; nobody goes anywhere yet. */
  preload: boolean
}

/** The rules of the screens, asked at every step: the page, another place, another document, or "not found". */
export function guard({ client, enteredAt, leaveFor }: Context, { location, preload }: Step) {
  const path = location.pathname
  const isSignedIn = Boolean(client.getQueryData(userQuery.queryKey))
  const answer = screenAt(path, isSignedIn)
  if ('goTo' in answer) throw redirect({ to: answer.goTo, replace: true })
  if (answer.status === 404) throw notFound()
  const isLanding = path === '/' && !isSignedIn
  // This document was sent for the dashboard: the session has just ended.
  if (isLanding && enteredAt === '/') {
    rememberEndedSession()
    throw redirect({ to: '/login', replace: true })
  }
  const isElsewhere = isLanding || payScreens.includes(path) !== payScreens.includes(enteredAt)
  if (!isElsewhere || preload) return
  leaveFor(location.href)
  return new Promise<never>(() => undefined)
}
