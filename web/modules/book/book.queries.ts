import type { Reply } from '@app/contract/calls'
import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '../../api/api.ts'

export type Book = Reply<'book'>
export type BookVolume = NonNullable<Book['volume']>
export type BookRound = Reply<'bookSessions'>[number]

export const bookQuery = (volume: number) => queryOptions({ ...callQuery('book', { query: { volume } }), staleTime: 0 })

export const bookRoundsQuery = ({ from, limit }: { from: number; limit: number }) =>
  queryOptions({
    ...callQuery('bookSessions', { query: { from, limit } }),
    staleTime: 60_000,
  })
