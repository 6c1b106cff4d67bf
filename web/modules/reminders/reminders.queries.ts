import type { Body, Reply } from '@app/contract/calls'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, callQuery } from '../../api/api.ts'
import { showError } from '../../api/api-error.ts'
import { type NoPush, subscribeToPush, unsubscribeFromPush } from '../../pwa/push-subscription.ts'
import { showToast } from '../../ui/toast.ts'
import { clearRememberedPush, rememberPush } from './remembered-push.ts'
import { reminderNoteQuery } from './reminder-note.queries.ts'

export type Reminders = Reply<'reminders'>
export type ReminderSettings = Body<'saveReminders'>

export const remindersQuery = queryOptions(callQuery('reminders'))

export const reminderSettingsOf = ({ on, time, days, quiet, byMail }: Reminders): ReminderSettings => ({
  on,
  time,
  days,
  quiet,
  byMail,
})

/** Each answers with the whole new state; the note of the dashboard may be over by it. */
function useReminderMutation<Input>(mutationFn: (input: Input) => Promise<Reminders>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (reminders) => {
      cache.setQueryData(remindersQuery.queryKey, reminders)
      return cache.invalidateQueries({ queryKey: reminderNoteQuery.queryKey })
    },
    onError: (error) => showError(error),
  })
}

export const useSaveReminders = () => useReminderMutation((body: ReminderSettings) => api.saveReminders({ body }))
export const useMonthMails = () => useReminderMutation((on: boolean) => api.switchMonthMails({ body: { on } }))
export const usePauseReminders = () =>
  useReminderMutation((length: Body<'pauseReminders'>['length']) => api.pauseReminders({ body: { length } }))

const noPushMessages: Record<NoPush, string> = {
  not_allowed: 'Your browser didn’t allow notifications.',
  no_service: 'This browser can’t receive notifications.',
}

/** The same state again where the browser did not allow it, or cannot. */
export function usePushOnThisDevice(userId: string, reminders: Reminders) {
  return useReminderMutation(async (on: boolean): Promise<Reminders> => {
    if (!on) return await removeThisDevice(userId, reminders)
    const subscribed = await subscribeToPush(reminders.pushKey)
    if (typeof subscribed === 'string') {
      showToast({ title: 'Not Turned On', text: noPushMessages[subscribed] })
      return reminders
    }
    rememberPush(userId, subscribed.endpoint)
    return await api.addPushDevice({ body: subscribed })
  })
}

async function removeThisDevice(userId: string, reminders: Reminders) {
  const endpoint = clearRememberedPush(userId)
  await unsubscribeFromPush()
  return endpoint === null ? reminders : await api.removePushDevice({ body: { endpoint } })
}

export function useDeclineReminders() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => api.declineReminders(),
    onSuccess: () => {
      cache.setQueryData(reminderNoteQuery.queryKey, { kind: 'none' })
      cache.removeQueries({ queryKey: remindersQuery.queryKey })
    },
    onError: (error) => showError(error),
  })
}
