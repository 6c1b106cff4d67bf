import { dayAt } from '@app/domain/day/day'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { type User, userQuery } from '../../api/session.ts'
import { currentSubscription, hashEndpoint, subscribeToPush } from '../../pwa/push-subscription.ts'
import { rememberedPush, rememberPush } from './remembered-push.ts'

/** Once for each page: what a reminder led to, the badge, and a subscription that the server does not know any more. */
export async function syncReminders(client: QueryClient) {
  reportOpened()
  const user = client.getQueryData(userQuery.queryKey)
  clearBadge(user)
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === userQuery.queryKey[0]) clearBadge(query.state.data as User | null)
  })
  if (user && rememberedPush(user.id) !== null) await renewSubscription(user)
}

function reportOpened() {
  const [, token] = /^#reminder=(.+)$/.exec(location.hash) ?? []
  if (!token) return
  history.replaceState(history.state, '', location.pathname)
  void api.answerReminder({ body: { token: decodeURIComponent(token), answer: 'opened' } }).catch(() => undefined)
}

/** A badge stands for an open day. */
function clearBadge(user: User | null | undefined) {
  const last = user?.lastSubmissionDate
  if (!user || !last || dayAt(Date.parse(last), user.timeZone) !== dayAt(Date.now(), user.timeZone)) return
  void navigator.clearAppBadge?.().catch(() => undefined)
}

/** It goes with the session, with the secret of the server, and when a push service refuses it for good. */
async function renewSubscription({ id }: User) {
  const current = await currentSubscription()
  const { on, devices, pushKey } = await api.reminders()
  if (!on || Notification.permission !== 'granted') return
  if (current && devices.includes(await hashEndpoint(current.endpoint))) return
  // With the permission that was given once, without a question.
  const renewed = await subscribeToPush(pushKey)
  if (typeof renewed === 'string') return
  rememberPush(id, renewed.endpoint)
  await api.addPushDevice({ body: renewed })
}
