import type { Reply } from '@app/contract/calls'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callQuery } from '../../api/api.ts'
import type { UsersAsked } from './user-filter.ts'

export type Person = Reply<'listUsers'>[number]
export type Entry = Reply<'listAudit'>[number]

export const usersOnPage = 20
export const entriesOnPage = 50

/** Looked up anew at every turn, and the page before stands until it is there. */
const fresh = { staleTime: 0, placeholderData: keepPreviousData } as const

export const usersQuery = ({ q, page, ...choices }: UsersAsked) =>
  queryOptions({
    ...callQuery('listUsers', { query: { q: q || undefined, page, limit: usersOnPage, ...choices } }),
    ...fresh,
  })

export const auditQuery = (page: number) => queryOptions({ ...callQuery('listAudit', { query: { page } }), ...fresh })
