import type { Reply } from '@app/contract/call'
import type { dailyQuote } from '@app/contract/quotes'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { nextOwnSentence } from './own-sentences.ts'

/** A quote with its source, or a sentence of our own, which needs none. */
export type Shown = Reply<typeof dailyQuote> | { quote: string; id?: undefined }

async function fetchQuote(before?: Shown): Promise<Shown> {
  try {
    const after = before?.id !== undefined && { query: { after: before.id } }
    return await call<typeof dailyQuote>({ method: 'GET', path: '/api/quote/daily' }, { ...after })
  } catch {
    return { quote: nextOwnSentence(before?.quote) }
  }
}

export const quoteQuery = queryOptions({
  queryKey: ['/api/quote/daily'],
  queryFn: () => fetchQuote(),
})

export function useAnotherQuote() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => fetchQuote(cache.getQueryData(quoteQuery.queryKey)),
    onSuccess: (quote) => cache.setQueryData(quoteQuery.queryKey, quote),
  })
}
