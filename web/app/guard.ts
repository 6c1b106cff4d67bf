import { screenAt } from '@app/contract/screens'
import { notFound, redirect } from '@tanstack/react-router'
import { rememberEndedSession } from '../api/ended-session.ts'
import { userQuery } from '../api/session.ts'
import type { Context } from './context.ts'

/** The rules of the screens, asked at every step: the page, another place, or "not found". */
export function guard({ client, enteredAt, leaveFor }: Context, path: string) {
  const isSignedIn = Boolean(client.getQueryData(userQuery.queryKey))
  const answer = screenAt(path, isSignedIn)
  if ('goTo' in answer) throw redirect({ to: answer.goTo, replace: true })
  if (answer.status === 404) throw notFound()
  if (path !== '/' || isSignedIn) return
  // Visitors have another document at `/`. If this one was sent for it, the session has just ended.
  if (enteredAt === '/') {
    rememberEndedSession()
    throw redirect({ to: '/login', replace: true })
  }
  leaveFor('/')
  return new Promise<never>(() => undefined)
}
