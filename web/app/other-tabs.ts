import type { QueryClient } from '@tanstack/react-query'
import { isSigningOut, rememberEndedSession, showSignedOut } from '../api/ended-session.ts'
import { isOffline } from '../api/network.ts'
import { userQuery } from '../api/session.ts'
import { readSessionMarker } from '../api/session-marker.ts'
import { onTabMessage, sendToTabs } from '../api/tab-channel.ts'
import { stopDraftSaving } from '../device/drafts.ts'
import { restoredAtMs } from '../device/last-updated.ts'
import { clearOthersFromDevice, clearSessionFromDevice } from '../pwa/clear-device.ts'
import { clearSessionStorage } from '../ui/session-storage.ts'

/** Undefined before the server has said it. */
function signedInAs(client: QueryClient): string | null | undefined {
  const user = client.getQueryData(userQuery.queryKey)
  return user === undefined ? undefined : (user?.id ?? null)
}

/** Calls back now and whenever it is said again who is signed in. */
export function onSignedInPerson(client: QueryClient, listener: (person: string | null | undefined) => void) {
  const follow = () => listener(signedInAs(client))
  follow()
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === JSON.stringify(userQuery.queryKey)) follow()
  })
}

/** What the device shows of a person is no news, and no proof that they are signed in. */
const isFromServer = (client: QueryClient) =>
  !isOffline() && client.getQueryState(userQuery.queryKey)?.dataUpdatedAt !== restoredAtMs

/**
 * All tabs show the person who is signed in: each announces who that is, and one that shows another person leaves at
 * once, whether another tab or the server says so.
 */
export function followOtherTabs(client: QueryClient, leaveFor: (address: string) => void): () => void {
  let shown: string | null | undefined
  let announced: string | undefined

  function follow(next: string | null | undefined) {
    if (next === undefined) return
    const before = shown
    shown = next
    if (before && next !== before) void leaveBehind(next, leaveFor)
    if (!next || next === announced || !isFromServer(client)) return
    announced = next
    sendToTabs({ kind: 'signed-in', person: next })
  }

  /** Another tab reports who is signed in. */
  function check(next: string | null, address: string) {
    const own = signedInAs(client)
    if (!own || own === next) return
    clearPerson()
    // Who signed out has decided there what becomes of it; a session that ended by itself asked nobody.
    if (address === '/login') rememberEndedSession()
    else stopDraftSaving()
    // The worker answers from the device as long as somebody's answers are there.
    void clearOthersFromDevice(next ?? undefined).finally(() => leaveFor(address))
  }

  /** By the way back a browser shows a page as it was left, and who has sat down since may be somebody else. */
  function loadAgain({ persisted }: PageTransitionEvent) {
    if (!persisted || !signedInAs(client)) return
    document.body.hidden = true
    leaveFor(location.pathname + location.search + location.hash)
  }
  addEventListener('pageshow', loadAgain)

  const stops = [
    () => removeEventListener('pageshow', loadAgain),
    onTabMessage('signed-in', ({ person }) => check(person, '/')),
    onTabMessage('session-ended', (said) => void (said.session === readSessionMarker() && check(null, said.leaveFor))),
    onSignedInPerson(client, follow),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function clearPerson() {
  showSignedOut()
  clearSessionStorage()
}

/** The server knows nobody any more, or another person, where this page has shown one. */
async function leaveBehind(next: string | null, leaveFor: (address: string) => void) {
  if (isSigningOut()) return
  clearPerson()
  if (next === null) {
    rememberEndedSession()
    await clearSessionFromDevice('/login')
  } else await clearOthersFromDevice(next)
  leaveFor(next === null ? '/login' : '/')
}
