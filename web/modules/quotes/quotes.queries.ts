import { fallbackQuotes } from '@app/content/fallback-quotes'
import type { Reply } from '@app/contract/calls'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, queryKey } from '../../api/api.ts'

const sentences: readonly string[] = fallbackQuotes

/** A sentence of our own has no source. */
export type Quote = Reply<'dailyQuote'> | { quote: string; id?: undefined }

async function fetchQuote(before?: Quote): Promise<Quote> {
  try {
    const after = before?.id !== undefined && { query: { after: before.id } }
    return await api.dailyQuote({ ...after })
  } catch {
    return { quote: nextOwnSentence(before?.quote) }
  }
}

export const quoteQuery = queryOptions({ queryKey: queryKey('dailyQuote'), queryFn: () => fetchQuote() })

export function useAnotherQuote() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => fetchQuote(cache.getQueryData(quoteQuery.queryKey)),
    onSuccess: (quote) => cache.setQueryData(quoteQuery.queryKey, quote),
  })
}

function nextOwnSentence(before = ''): string {
  return sentences[(sentences.indexOf(before) + 1) % sentences.length] ?? fallbackQuotes[0]
}
