import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { showToast } from '../../ui/toast.ts'
import { keepFinished } from '../rounds/finished.ts'
import { type GuestIdea, ideasAtMost, linesOf } from './guest-idea.ts'

export function useClaim() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ problem, written, thinkerId }: GuestIdea) => {
      const body = { problemId: problem.id, solutions: linesOf(written).slice(0, ideasAtMost), thinkerId }
      return api.claimGuest({ body })
    },
    onSuccess: (reply) => {
      keepFinished(cache, reply)
      showToast({ title: 'Kept', text: 'It counts for your streak and your total.' })
    },
  })
}
