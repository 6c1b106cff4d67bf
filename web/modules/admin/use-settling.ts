import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sentenceOf } from '../../api/call.ts'
import { showToast } from '../../ui/toast.ts'

interface Settling<Decision> {
  /** The path of the list that shrinks. */
  list: string
  send: (decision: Decision) => Promise<unknown>
  /** What is said once it is done. */
  said: (decision: Decision) => string
  onSettled: () => void
}

/** Sends what an admin decided of money that waits. */
export function useSettling<Decision>({ list, send, said, onSettled }: Settling<Decision>) {
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
    onSettled: () => cache.invalidateQueries({ queryKey: [list] }),
  })
}
