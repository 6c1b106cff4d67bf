import type { RouteName } from '@app/contract/routes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKey } from '../../api/api.ts'
import { sentenceOf } from '../../api/call-failed.ts'
import { showToast } from '../../ui/toast.ts'

interface Settling<Decision> {
  /** The reads whose answers change. */
  changes: readonly RouteName[]
  send: (decision: Decision) => Promise<unknown>
  /** What is said once it is done. */
  said: (decision: Decision) => string
  onSettled: () => void
}

/** Sends what an admin decided of money that waits. */
export function useSettling<Decision>({ changes, send, said, onSettled }: Settling<Decision>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (_, decision) => {
      showToast({ title: 'Decided', text: said(decision) })
      onSettled()
    },
    onError: (error) =>
      showToast({ title: 'Error', text: sentenceOf(error, 'Nothing was decided. Please try again.'), tone: 'danger' }),
    // Somebody else may have decided meanwhile: that too is seen in the list.
    onSettled: () => Promise.all(changes.map((name) => cache.invalidateQueries({ queryKey: queryKey(name) }))),
  })
}
