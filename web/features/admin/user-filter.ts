import { pageOf, useAddress } from '../../ui/use-address.ts'

/** Which people are asked for: the address says it, so that it can be kept, sent and gone back to. */
export function useUserFilter() {
  const { said, change } = useAddress()
  return {
    asked: { q: said['q']?.slice(0, 254) ?? '', page: pageOf(said['page']) },
    /** Another question begins at its first page. */
    ask: (changes: Record<string, string | undefined>) => change({ ...changes, page: undefined }),
    turnTo: (page: number) => change({ page: page === 1 ? undefined : `${page}` }),
  }
}

export type UserFilter = ReturnType<typeof useUserFilter>
