import type { QueryClient } from '@tanstack/react-query'
import { noteSigningOut, rememberEndedSession } from '../api/ended-session.ts'
import { isServerAway } from '../api/network.ts'
import { userQuery } from '../api/session.ts'
import { sessionMark } from '../api/session-mark.ts'
import { onTabs, sendToTabs } from '../api/tab-channel.ts'
import { stopDrafts } from '../pwa/device/drafts.ts'
import { forgetSession } from '../pwa/forget-session.ts'
import { clearTab } from '../ui/tab-storage.ts'

/** Undefined before the server has said it. */
export function signedInAs(client: QueryClient): string | null | undefined {
  const user = client.getQueryData(userQuery.queryKey)
  return user === undefined ? undefined : (user?.id ?? null)
}

/** Calls back when another tab reports that the person whom this one shows is not signed in any more. */
export function onPersonGone(client: QueryClient, listener: (gone: { next: string | null; leaveFor: string }) => void) {
  function check(next: string | null, leaveFor: string) {
    const own = signedInAs(client)
    if (own && own !== next) listener({ next, leaveFor })
  }
  const stops = [
    onTabs('signed-in', ({ person }) => check(person, '/')),
    onTabs('session-ended', ({ session, leaveFor }) => void (session === sessionMark() && check(null, leaveFor))),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** All tabs show the person who is signed in: each announces who that is, and one that shows another person leaves at once. */
export function followOtherTabs(client: QueryClient, leaveFor: (address: string) => void): () => void {
  let shown: string | null | undefined

  function announce() {
    const next = signedInAs(client)
    // Without network the device has the last person, which is no news.
    if (next === undefined || next === shown || isServerAway()) return
    if (next) sendToTabs({ kind: 'signed-in', person: next })
    else if (shown) void forgetSession('/login')
    shown = next
  }

  const stopListening = onPersonGone(client, ({ leaveFor: address }) => {
    noteSigningOut()
    clearTab()
    // Who signed out has decided there what becomes of it; a session that ended by itself asked nobody.
    if (address === '/login') rememberEndedSession()
    else stopDrafts()
    document.body.hidden = true
    leaveFor(address)
  })
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === JSON.stringify(userQuery.queryKey)) announce()
  })
  announce()
  return () => {
    stop()
    stopListening()
  }
}
