import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { showError } from '../../api/api-error.ts'
import type { User } from '../../api/session.ts'
import { type NoPush, pushAdvices, pushState, subscribeToPush } from '../../pwa/push-subscription.ts'
import { showToast } from '../../ui/toast.ts'
import { rememberPush } from './remembered-push.ts'
import { reminderNoteQuery } from './reminder-note.queries.ts'
import { reminderSettingsOf, remindersQuery } from './reminders.queries.ts'

/** On, with a way: the browser asks for its permission only now, and where it refuses, mail is the other one. */
export function useTurnOnReminders(user: User, time: string) {
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  async function work() {
    const proposed = api.reminders()
    const pushKey = proposed.then((it) => it.pushKey)
    // Where the browser refuses, nobody waits for it.
    pushKey.catch(() => undefined)
    const subscribed = await subscribeToPush(pushKey).catch(() => 'not_allowed' as const)
    const reminders = await proposed
    const noPush = typeof subscribed === 'string' ? subscribed : null
    const isByMail = noPush !== null && reminders.email !== null
    let saved = await api.saveReminders({
      body: { ...reminderSettingsOf(reminders), on: true, time, byMail: isByMail },
    })
    if (typeof subscribed !== 'string') {
      rememberPush(user.id, subscribed.endpoint)
      saved = await api.addPushDevice({ body: subscribed })
    }
    cache.setQueryData(remindersQuery.queryKey, saved)
    cache.setQueryData(reminderNoteQuery.queryKey, { kind: 'none' })
    const title = noPush === null || isByMail ? 'Reminders Are On' : 'No Reminders Yet'
    showToast({ title, text: wayOf({ noPush, isByMail }, time) })
  }
  const turnOn = () => {
    setBusy(true)
    work()
      .catch((error) => showError(error))
      .finally(() => setBusy(false))
  }
  return { turnOn, isBusy }
}

function wayOf({ noPush, isByMail }: { noPush: NoPush | null; isByMail: boolean }, time: string) {
  if (noPush === null) return `At ${time}, as a notification on this device.`
  const isAllowed = noPush === 'no_service'
  if (isByMail)
    return `At ${time}, by email. This browser ${isAllowed ? 'can’t receive notifications' : 'didn’t allow notifications'}.`
  if (isAllowed) return 'This browser can’t receive notifications.'
  return `This browser didn’t allow notifications. ${pushAdvices[pushState()] ?? ''}`.trim()
}
