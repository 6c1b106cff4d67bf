import type { RouteName } from '@app/contract/routes'

/** What the page of each screen asks for before its code is there, besides the person. */
export const firstRoutes: Record<string, readonly RouteName[]> = {
  '/': ['peekProblem', 'todayCount', 'dailyQuote', 'latestRound'],
  '/premium': ['installation'],
  '/settings': ['settings', 'listDevices'],
  '/solve': ['openRound'],
}
