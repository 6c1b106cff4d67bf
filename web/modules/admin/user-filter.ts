import type { Query } from '@app/contract/calls'
import { pageOf, useAddress } from '../../ui/use-address.ts'

type UserListInput = Query<'listUsers'>

export const sorts = {
  created: 'Newest first',
  name: 'Name',
  active: 'Last active first',
  plan: 'Premium first',
} as const satisfies Record<NonNullable<UserListInput['sort']>, string>
export const plans = { free: 'Free', premium: 'Premium' } as const
export const roles = { user: 'Users', admin: 'Admins' } as const
export const proofs = { true: 'Unverified' } as const

/** What an address says, if it is one of the choices there are. */
function chosen<T extends string>(choices: Record<T, string>, said: string | undefined): T | undefined {
  return said !== undefined && Object.hasOwn(choices, said) ? (said as T) : undefined
}

/** Which people are asked for: the address says it, so that it can be kept, sent and gone back to. */
export function useUserFilter() {
  const { said, change } = useAddress()
  return {
    asked: {
      q: said['q']?.slice(0, 254) ?? '',
      page: pageOf(said['page']),
      sort: chosen(sorts, said['sort']),
      plan: chosen(plans, said['plan']),
      role: chosen(roles, said['role']),
      unverified: chosen(proofs, said['unverified']),
    },
    /** Another question begins at its first page. */
    ask: (changes: Record<string, string | undefined>) => change({ ...changes, page: undefined }),
    turnTo: (page: number) => change({ page: page === 1 ? undefined : `${page}` }),
  }
}

export type UserFilter = ReturnType<typeof useUserFilter>
export type UserSearch = UserFilter['asked']
