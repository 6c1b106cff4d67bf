import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, callQuery } from '../../api/api.ts'

export const shareLinksQuery = queryOptions({ ...callQuery('listShareLinks'), staleTime: 0 })

export function useShareRound(roundId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (idea: number | null) => api.shareRound({ params: { id: roundId }, body: { idea } }),
    onSuccess: (link) =>
      cache.setQueryData(
        shareLinksQuery.queryKey,
        (links) => links && [link, ...links.filter(({ id }) => id !== link.id)],
      ),
  })
}

export function useDeleteShareLink() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.endShareLink({ params: { id } }),
    onSuccess: (_, ended) =>
      cache.setQueryData(shareLinksQuery.queryKey, (links) => links?.filter(({ id }) => id !== ended)),
    onError: () => cache.invalidateQueries(shareLinksQuery),
  })
}
