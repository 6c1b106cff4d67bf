import type { ScreenPath } from '@app/contract/screens'
import { createContext, use } from 'react'

type Path = Exclude<ScreenPath, '/rounds/:id' | '/months/:month'> | `/rounds/${string}` | `/months/${string}`

export type Address = Path | `${Path}?${string}` | `${Path}#${string}`

export interface ShownAddress {
  path: string
  /** With its question mark, or empty. */
  search: string
  params: Readonly<Record<string, string>>
}

export interface Navigation {
  place: ShownAddress
  /** `replace` leaves no way back to this screen. */
  go: (to: Address, options?: { replace?: boolean }) => void
  fetchAhead: (to: Address) => void
  leaveFor: (address: string) => void
}

export const NavigationContext = createContext<Navigation | null>(null)

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext)
  if (!navigation) throw new Error('Only the router draws screens.')
  return navigation
}
