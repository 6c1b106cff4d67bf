import type { Reply } from '@app/contract/calls'
import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '../../api/api.ts'

export type Book = Reply<'book'>
export type BookVolume = NonNullable<Book['volume']>
export type BookSession = Reply<'bookSessions'>[number]

export const bookQuery = (volume: number) => queryOptions({ ...callQuery('book', { query: { volume } }), staleTime: 0 })

export const bookSessionsQuery = ({ from, limit }: { from: number; limit: number }) =>
  queryOptions({
    ...callQuery('bookSessions', { query: { from, limit } }),
    staleTime: 60_000,
  })
