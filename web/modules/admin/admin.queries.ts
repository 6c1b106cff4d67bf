import type { listAudit, listUsers } from '@app/contract/admin'
import type { Reply } from '@app/contract/call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callPage } from '../../api/call.ts'
import type { UsersAsked } from './user-filter.ts'

export type Person = Reply<typeof listUsers>[number]
export type Entry = Reply<typeof listAudit>[number]

export const usersOnPage = 20
export const entriesOnPage = 50

/** Looked up anew at every turn, and the page before stands until it is there. */
const fresh = { staleTime: 0, placeholderData: keepPreviousData } as const

export const usersQuery = ({ q, page, ...choices }: UsersAsked) =>
  queryOptions({
    queryKey: ['/api/admin/users', { q, page, ...choices }],
    queryFn: () =>
      callPage<typeof listUsers>(
        { method: 'GET', path: '/api/admin/users' },
        { query: { q: q || undefined, page, limit: usersOnPage, ...choices } },
      ),
    ...fresh,
  })

export const auditQuery = (page: number) =>
  queryOptions({
    queryKey: ['/api/admin/audit-log', page],
    queryFn: () => callPage<typeof listAudit>({ method: 'GET', path: '/api/admin/audit-log' }, { query: { page } }),
    ...fresh,
  })
