import type { RouteName } from '@app/contract/routes'

/** What the dashboard asks for besides the person and the days, whose range depends on the person. */
export const dashboardCalls = [
  'peekProblem',
  'todayCount',
  'dailyQuote',
  'latestRound',
] as const satisfies readonly RouteName[]

export type DashboardCall = (typeof dashboardCalls)[number]
