import type { roundOpinion } from '@app/contract/feedback'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { changeRound } from './feedback.queries.ts'

/** Asked for by hand; the server keeps the answer with the round. */
export function useRoundOpinion(id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call<typeof roundOpinion>({ method: 'POST', path: '/api/rounds/:id/opinion' }, { params: { id } }),
    onSuccess: (opinion) => changeRound(cache, id, (round) => ({ ...round, opinion })),
  })
}
