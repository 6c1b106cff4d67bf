import type { Query } from '@app/contract/calls'
import { useSearchParams } from '../../router/use-search-params.ts'
import { parsePageNumber } from '../../ui/pager.tsx'

type UserListInput = Query<'listUsers'>

export const userSortLabels = {
  created: 'Newest first',
  name: 'Name',
  active: 'Most recently active first',
  plan: 'Premium first',
} as const satisfies Record<NonNullable<UserListInput['sort']>, string>
export const planLabels = { free: 'Free', premium: 'Premium' } as const
export const roleLabels = { user: 'Users', admin: 'Admins' } as const
export const verificationLabels = { true: 'Unverified' } as const

function choiceOf<T extends string>(choices: Record<T, string>, value: string | undefined): T | undefined {
  return value !== undefined && Object.hasOwn(choices, value) ? (value as T) : undefined
}

/** The search of the address, so that it can be bookmarked, sent and gone back to. */
export function useUserFilter() {
  const { params, change } = useSearchParams()
  return {
    search: {
      q: params['q']?.slice(0, 254) ?? '',
      page: parsePageNumber(params['page']),
      sort: choiceOf(userSortLabels, params['sort']),
      plan: choiceOf(planLabels, params['plan']),
      role: choiceOf(roleLabels, params['role']),
      unverified: choiceOf(verificationLabels, params['unverified']),
    },
    change: (changes: Record<string, string | undefined>) => change({ ...changes, page: undefined }),
    turnTo: (page: number) => change({ page: page === 1 ? undefined : `${page}` }),
  }
}

export type UserFilter = ReturnType<typeof useUserFilter>
export type UserSearch = UserFilter['search']
