import { QueryClient } from '@tanstack/react-query'

/** What is fetched stays; screens say themselves when it has changed. Offline a call fails at once instead of waiting. */
export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
