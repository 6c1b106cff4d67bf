import { matchScreen, paymentScreens, type ScreenPath } from '@app/contract/screens'
import type { Address } from './navigation.ts'

type Verdict =
  /** The screen `null` is "not found". */
  | { screen: ScreenPath | null; params: Record<string, string> }
  | { goTo: Address }
  | 'another document'
  | 'session ended'

interface NavigationStep {
  path: string
  search: string
  isSignedIn: boolean
  /** The path at which the document was loaded. */
  enteredAt: string
}

/** Decides each step. */
export function guardNavigation({ path, search, isSignedIn, enteredAt }: NavigationStep): Verdict {
  const answer = matchScreen(path, isSignedIn)
  if ('goTo' in answer) return { goTo: `${answer.goTo}${answer.keepsQuery ? search : ''}` as Address }
  if (answer.status === 404) return { screen: null, params: {} }
  const isLanding = path === '/' && !isSignedIn
  // The document was sent for the dashboard.
  if (isLanding && enteredAt === '/') return 'session ended'
  const isElsewhere = isLanding || paymentScreens.includes(path) !== paymentScreens.includes(enteredAt)
  return isElsewhere ? 'another document' : answer
}
