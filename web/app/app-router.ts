import type { ScreenPath } from '@app/contract/screens'
import type { QueryClient } from '@tanstack/react-query'
import { rememberEndedSession } from '../api/ended-session.ts'
import { userQuery } from '../api/session.ts'
import { createRouter } from '../router/router.ts'
import { notFoundScreen, screens } from './screens.ts'

interface Options {
  client: QueryClient
  /** The path at which the document was loaded. */
  enteredAt: string
  leaveFor: (address: string) => void
}

export const createAppRouter = ({ client, ...rest }: Options) =>
  createRouter({
    ...rest,
    load,
    isSignedIn: () => Boolean(client.getQueryData(userQuery.queryKey)),
    onSessionEnded: rememberEndedSession,
    onLeave: () => forgetFailures(client),
  })

/** What failed at an earlier visit of the next screen is asked for anew. */
const forgetFailures = (client: QueryClient) =>
  client.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' && !state.data })

async function load(path: ScreenPath | null) {
  const screen = path ? screens[path] : notFoundScreen
  const [Screen, Frame] = await Promise.all([
    screen.load().catch(() => undefined),
    screen.isBare ? undefined : import('./app-frame.tsx').then(({ AppFrame }) => AppFrame).catch(() => undefined),
  ])
  return { Screen, Frame }
}
