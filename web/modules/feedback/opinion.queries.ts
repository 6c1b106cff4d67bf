import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { changeRound } from './feedback.queries.ts'

/** Asked for by hand; the server keeps the answer with the round. */
export function useRoundOpinion(id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => api.roundOpinion({ params: { id } }),
    onSuccess: (opinion) => changeRound(cache, id, (round) => ({ ...round, opinion })),
  })
}
