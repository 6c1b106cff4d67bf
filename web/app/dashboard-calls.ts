import type { RouteName } from '@app/contract/routes'

export const dashboardCalls = [
  'peekProblem',
  'todayCount',
  'dailyQuote',
  'latestRound',
] as const satisfies readonly RouteName[]

export type DashboardCall = (typeof dashboardCalls)[number]
